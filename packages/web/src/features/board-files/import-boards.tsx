import { useRef } from 'react';
import IconFileImport from '#icon/IconFileImport';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { ImportProgress } from './import-progress.tsx';
import { IncomingDialog } from './incoming-dialog.tsx';
import { useImport } from './use-import.ts';

/** Brings boards in from a file of this or another program. It costs nothing. */
export function ImportBoards({ onImported }: { onImported: (boardIds: readonly string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, keep, cancel } = useImport(onImported);
  const isBusy = state.is === 'reading' || state.is === 'keeping';
  return (
    <>
      <Button
        look="secondary"
        icon={<IconFileImport size={22} aria-hidden="true" />}
        isBusy={isBusy}
        busyText={state.is === 'keeping' ? m.boardfiles_keeping() : m.boardfiles_reading()}
        onClick={() => input.current?.click()}
      >
        {m.boardfiles_import()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.boardfiles_import()}
        accept=".obf,.obz,.zip,.json,application/json,application/zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      {(state.is === 'reading' || state.is === 'keeping') && state.share !== null && (
        <ImportProgress
          title={state.is === 'reading' ? m.boardfiles_reading() : m.boardfiles_keeping()}
          fileName={state.fileName}
          share={state.share}
          onCancel={cancel}
        />
      )}
      {state.is === 'found' && (
        <IncomingDialog
          fileName={state.fileName}
          incoming={state.incoming}
          room={state.room}
          onKeep={() => void keep(state)}
          onClose={cancel}
        />
      )}
    </>
  );
}
