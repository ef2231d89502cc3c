import { deleteAccountContract } from '@calmbridge/domain/identity/account';
import { useState } from 'react';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Checkbox } from '#ui/fields/checkbox';
import { PasswordField } from '#ui/fields/password-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import styles from './delete-account-dialog.module.css';

/** Says what goes and what stays, asks for the password, and offers to clear this device too. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  const [removeMyData, setRemoveMyData] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm(deleteAccountContract.input, { password: '' });
  const remove = form.submit(async ({ password }) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await call(deleteAccountContract, { password }, { timeoutMs: identityTimeoutMs() });
    // The account is gone, and its session with it: what is left is to leave.
    const refusal = answer.ok ? await signOut({ removeMyData }) : answer.refusal;
    setIsBusy(false);
    if (refusal) form.refuse(refusalWords(refusal));
  });
  const words = { deletePassword: fieldWords('password', form.issues.password, m.field_password()) };
  return (
    <Dialog title={m.settings_delete_question()} onPhone="sheet" onClose={onClose}>
      <Form onSubmit={remove}>
        <ErrorSummary attempt={form.attempt} errors={formErrors(words, form.refusal)} />
        <div className={styles.what}>
          <p>{m.settings_delete_goes()}</p>
          <p>{removeMyData ? m.settings_delete_device_goes() : m.settings_delete_device_stays()}</p>
        </div>
        <Checkbox
          data-first-focus
          label={m.settings_delete_device()}
          help={m.settings_delete_device_help()}
          isChecked={removeMyData}
          onChange={setRemoveMyData}
        />
        <PasswordField
          id="deletePassword"
          label={m.field_password()}
          help={m.settings_delete_password_help()}
          autoComplete="current-password"
          value={form.values.password}
          onChange={(text) => form.set('password', text)}
          error={words.deletePassword}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="danger" isWide isBusy={isBusy} busyText={m.settings_delete_busy()}>
            {m.settings_delete_confirm()}
          </Button>
          <Button look="secondary" isWide onClick={onClose}>
            {m.settings_delete_keep()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
