import { useState } from 'react';
import { z } from 'zod';
import { useSession } from '#api/session';
import { useDeviceStore } from '#device/device-context';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Checkbox } from '#ui/fields/checkbox';
import { PasswordField } from '#ui/fields/password-field';
import { PasswordMeter } from '#ui/fields/password-meter';
import { ErrorSummary } from '#ui/form/error-summary';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/layout/notice';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';
import { passphraseWords } from './backup-words.ts';
import styles from './my-data.module.css';

const passphraseMin = 8;
const Plain = z.object({ isSealed: z.literal(false), passphrase: z.string(), again: z.string() });
const Sealed = z
  .object({
    isSealed: z.literal(true),
    passphrase: z.string().min(1, 'required').min(passphraseMin, 'too-short'),
    again: z.string(),
  })
  .refine(({ passphrase, again }) => passphrase === again, { path: ['again'], message: 'differ' });
const Choice = z.discriminatedUnion('isSealed', [Plain, Sealed]);

/** One file with everything, behind a passphrase if the carer wishes. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const canSeal = globalThis.crypto?.subtle !== undefined;
  const form = useForm(Choice, { isSealed: canSeal, passphrase: '', again: '' });
  const { values, issues, set } = form;
  const { save, isBusy } = useBackupSaving(onClose);
  const submit = form.submit(async ({ isSealed, passphrase }) => {
    if (!(await save(isSealed ? passphrase : null))) form.refuse(m.mydata_export_failed());
  });
  const words = {
    backupPassphrase: passphraseWords(issues.passphrase, passphraseMin),
    backupPassphraseAgain: passphraseWords(issues.again, passphraseMin),
  };
  return (
    <Dialog title={m.mydata_export()} onPhone="sheet" onClose={onClose}>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={form.attempt} errors={formErrors(words, form.refusal)} />
        <p>{m.mydata_export_what()}</p>
        {canSeal ? (
          <Checkbox
            data-first-focus
            label={m.mydata_seal()}
            help={m.mydata_seal_help()}
            isChecked={values.isSealed}
            onChange={(isSealed) => set('isSealed', isSealed)}
          />
        ) : (
          <Notice>{m.mydata_no_sealing()}</Notice>
        )}
        {values.isSealed && <PassphraseFields {...{ values, words, set }} />}
        <Button type="submit" isWide isBusy={isBusy} busyText={m.mydata_export_busy()}>
          {m.mydata_export_button()}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Answers whether it is there. */
function useBackupSaving(onSaved: () => void) {
  const store = useDeviceStore();
  const { user } = useSession();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (passphrase: string | null): Promise<boolean> => {
    if (isBusy) return true;
    setIsBusy(true);
    try {
      const [{ backupFile, takeBackup }, { pictures }] = await Promise.all([
        import('#device/backup/take-backup'),
        import('#device/browser-device'),
      ]);
      const backup = await takeBackup(store, pictures, user?.displayName || user?.email || '');
      const { name, file } = await backupFile(backup, passphrase);
      saveFile(name, file);
      await store.markBackup();
      toast({ text: m.mydata_exported({ name }) });
      onSaved();
      return true;
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}

function PassphraseFields({
  values,
  words,
  set,
}: {
  values: { passphrase: string; again: string };
  words: Record<'backupPassphrase' | 'backupPassphraseAgain', string | undefined>;
  set: (field: 'passphrase' | 'again', text: string) => void;
}) {
  return (
    <>
      <PasswordField
        id="backupPassphrase"
        label={m.mydata_passphrase()}
        help={<PasswordMeter password={values.passphrase} minLength={passphraseMin} />}
        autoComplete="new-password"
        value={values.passphrase}
        onChange={(text) => set('passphrase', text)}
        error={words.backupPassphrase}
      />
      <PasswordField
        id="backupPassphraseAgain"
        label={m.mydata_passphrase_again()}
        autoComplete="new-password"
        value={values.again}
        onChange={(text) => set('again', text)}
        error={words.backupPassphraseAgain}
      />
      <p className={styles.small}>{m.mydata_passphrase_warning()}</p>
    </>
  );
}
