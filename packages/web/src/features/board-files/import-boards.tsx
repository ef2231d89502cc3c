import { useRef } from 'react';
import IconFileImport from '#icon/IconFileImport';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { IncomingDialog } from './incoming-dialog.tsx';
import { useImport } from './use-import.ts';

/** Brings boards in from a file of this or another program. It costs nothing. */
export function ImportBoards({ onImported }: { onImported: (boardIds: readonly string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, keep, cancel } = useImport(onImported);
  const isBusy = state.is === 'reading';
  return (
    <>
      <Button
        look="secondary"
        icon={<IconFileImport size={22} aria-hidden="true" />}
        isBusy={isBusy}
        busyText={m.boardfiles_reading()}
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
      {(state.is === 'found' || state.is === 'keeping') && (
        <IncomingDialog
          fileName={state.fileName}
          incoming={state.incoming}
          isKeeping={state.is === 'keeping'}
          onKeep={() => void keep(state)}
          onClose={cancel}
        />
      )}
    </>
  );
}
