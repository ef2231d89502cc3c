import { changePasswordContract, passwordMax } from '@calmbridge/domain/identity/account';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { PasswordField } from '#ui/fields/password-field';
import { PasswordMeter } from '#ui/fields/password-meter';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { useToast } from '#ui/toasts/toasts';

const password = z.string().min(1, 'required').max(passwordMax, 'too-long');
const PasswordChange = z
  .object({
    currentPassword: password,
    newPassword: password,
    confirmPassword: z.string().min(1, 'required'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwords-differ',
  });

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const minLength = useServiceFacts()?.passwordMinLength;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm(PasswordChange, { currentPassword: '', newPassword: '', confirmPassword: '' });
  const save = form.submit(async ({ currentPassword, newPassword }) => {
    if (isBusy) return;
    setIsBusy(true);
    const wanted = { currentPassword, newPassword };
    const answer = await call(changePasswordContract, wanted, { timeoutMs: identityTimeoutMs() });
    setIsBusy(false);
    if (!answer.ok) return form.refuse(refusalWords(answer.refusal));
    toast({ text: m.settings_password_changed() });
    onClose();
  });
  const { values, issues, set } = form;
  const words = {
    currentPassword: fieldWords('password', issues.currentPassword, m.settings_password_current()),
    newPassword: fieldWords('password', issues.newPassword, m.settings_password_new()),
    confirmPassword: fieldWords('confirmPassword', issues.confirmPassword, m.field_confirm_password()),
  };
  return (
    <Dialog title={m.settings_password()} onPhone="sheet" onClose={onClose}>
      <Form onSubmit={save}>
        <ErrorSummary attempt={form.attempt} errors={formErrors(words, form.refusal)} />
        <PasswordField
          id="currentPassword"
          data-first-focus
          label={m.settings_password_current()}
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={(text) => set('currentPassword', text)}
          error={words.currentPassword}
        />
        <PasswordField
          id="newPassword"
          label={m.settings_password_new()}
          autoComplete="new-password"
          help={<PasswordMeter password={values.newPassword} minLength={minLength} />}
          value={values.newPassword}
          onChange={(text) => set('newPassword', text)}
          error={words.newPassword}
        />
        <PasswordField
          id="confirmPassword"
          label={m.field_confirm_password()}
          autoComplete="new-password"
          value={values.confirmPassword}
          onChange={(text) => set('confirmPassword', text)}
          error={words.confirmPassword}
        />
        <Button type="submit" isWide isBusy={isBusy} busyText={m.profile_busy()}>
          {m.settings_password_save()}
        </Button>
      </Form>
    </Dialog>
  );
}
