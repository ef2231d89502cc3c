import { resetPasswordContract } from '@calmbridge/domain/identity/account';
import { useState } from 'react';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { PasswordField } from '#ui/fields/password-field';
import { PasswordMeter } from '#ui/fields/password-meter';
import { isTooShort } from '#ui/fields/password-strength';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords, newPasswordWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/layout/notice';
import { NewPassword } from './new-password.ts';

export function ResetPasswordForm({ token }: { token: string }) {
  const minLength = useServiceFacts()?.passwordMinLength ?? 0;
  const form = useForm(NewPassword, { newPassword: '', confirmPassword: '' }, (typed) =>
    isTooShort(typed.newPassword, minLength) ? { newPassword: 'too-short' } : {},
  );
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const submit = form.submit(async ({ newPassword }) => {
    if (state === 'sending') return;
    setState('sending');
    const answer = await call(
      resetPasswordContract,
      { token, newPassword },
      { timeoutMs: identityTimeoutMs() },
    );
    setState(answer.ok ? 'done' : 'asking');
    if (!answer.ok) form.refuse(refusalWords(answer.refusal));
  });
  if (state === 'done') return <Notice kind="success">{m.reset_done()}</Notice>;
  const newPassword = newPasswordWords(form.issues.newPassword, m.reset_new_password(), minLength);
  const confirmPassword = fieldWords(
    'confirmPassword',
    form.issues.confirmPassword,
    m.field_confirm_password(),
  );
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        attempt={form.attempt}
        errors={formErrors({ newPassword, confirmPassword }, form.refusal)}
      />
      <PasswordField
        id="newPassword"
        label={m.reset_new_password()}
        autoComplete="new-password"
        help={<PasswordMeter password={form.values.newPassword} minLength={minLength || undefined} />}
        value={form.values.newPassword}
        onChange={(text) => form.set('newPassword', text)}
        error={newPassword}
      />
      <PasswordField
        id="confirmPassword"
        label={m.field_confirm_password()}
        autoComplete="new-password"
        value={form.values.confirmPassword}
        onChange={(text) => form.set('confirmPassword', text)}
        error={confirmPassword}
      />
      <Button type="submit" isWide isBusy={state === 'sending'} busyText={m.reset_busy()}>
        {m.reset_button()}
      </Button>
    </Form>
  );
}
