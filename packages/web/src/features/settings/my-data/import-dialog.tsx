import { type FormEvent, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button, buttonClass } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { PasswordField } from '#ui/fields/password-field';
import { Form } from '#ui/form/form';
import { Notice } from '#ui/layout/notice';
import { LoadingView } from '#ui/loading/loading-view';
import { useToast } from '#ui/toasts/toasts';
import { problemWords } from './backup-words.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './my-data.module.css';
import { type ImportState, useImport } from './use-import.ts';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { state, choose, unlock, bringIn, startAgain } = useImport(() => {
    toast({ text: m.mydata_imported() });
    onClose();
  });
  return (
    <Dialog title={m.mydata_import_title()} onPhone="sheet" onClose={onClose}>
      {state.is === 'choosing' && <Chooser why={state.why} onChoose={choose} />}
      {state.is === 'reading' && <LoadingView />}
      {state.is === 'locked' && <Lock state={state} onUnlock={unlock} onOther={startAgain} />}
      {(state.is === 'preview' || state.is === 'importing') && (
        <ImportPreview
          preview={state.preview}
          refusal={state.is === 'preview' ? state.refusal : null}
          isBusy={state.is === 'importing'}
          onBringIn={bringIn}
          onOther={startAgain}
        />
      )}
    </Dialog>
  );
}

function Chooser({
  why,
  onChoose,
}: {
  why: Extract<ImportState, { is: 'choosing' }>['why'];
  onChoose: (file: Blob) => void;
}) {
  return (
    <div className={styles.parts}>
      {why && <Notice kind="warning">{`${problemWords(why)} ${m.mydata_nothing_changed()}`}</Notice>}
      <p>{m.mydata_import_what()}</p>
      <label className={styles.chooser}>
        <span className={`${styles.chooserLook} ${buttonClass('primary', { isWide: true })}`}>
          {m.mydata_choose()}
        </span>
        <input
          type="file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
          }}
        />
      </label>
    </div>
  );
}

function Lock({
  state,
  onUnlock,
  onOther,
}: {
  state: Extract<ImportState, { is: 'locked' }>;
  onUnlock: (passphrase: string) => void;
  onOther: () => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') onUnlock(passphrase);
  };
  return (
    <Form onSubmit={open}>
      {state.why && !state.isBusy && <Notice kind="warning">{problemWords(state.why)}</Notice>}
      <p>{m.mydata_locked()}</p>
      <PasswordField
        id="openPassphrase"
        label={m.mydata_passphrase()}
        autoComplete="current-password"
        data-first-focus
        value={passphrase}
        onChange={setPassphrase}
      />
      <div className={styles.buttons}>
        <Button type="submit" isWide isBusy={state.isBusy} busyText={m.mydata_unlock_busy()}>
          {m.mydata_unlock()}
        </Button>
        <Button look="secondary" isWide onClick={onOther}>
          {m.mydata_other_file()}
        </Button>
      </div>
    </Form>
  );
}
