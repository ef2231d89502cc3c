import { signInContract } from '@calmbridge/domain/identity/account';
import type { Me } from '@calmbridge/domain/users/me';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { PasswordField } from '#ui/fields/password-field';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';

const Password = z.object({ password: z.string().min(1, 'required') });
const passwordId = 'sign-in-again-password';

/** Over the page as it stands: the session has ended, the carer is the same. Null: they would rather not. */
export function SignInAgainDialog({ email, onEnd }: { email: string; onEnd: (me: Me | null) => void }) {
  const form = useForm(Password, { password: '' });
  const [isBusy, setIsBusy] = useState(false);
  const submit = form.submit(async ({ password }) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await call(signInContract, { email, password }, { timeoutMs: identityTimeoutMs() });
    setIsBusy(false);
    if (answer.ok) onEnd(answer.value);
    else form.refuse(refusalWords(answer.refusal));
  });
  const password = fieldWords('password', form.issues.password, m.field_password());
  return (
    <Dialog title={m.signin_again_heading()} onClose={() => onEnd(null)}>
      <p>{m.signin_again_words()}</p>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={form.attempt} errors={formErrors({ [passwordId]: password }, form.refusal)} />
        <TextField
          id="sign-in-again-email"
          label={m.field_email()}
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={email}
          onChange={() => undefined}
        />
        <PasswordField
          id={passwordId}
          label={m.field_password()}
          name="password"
          autoComplete="current-password"
          data-first-focus
          value={form.values.password}
          onChange={(text) => form.set('password', text)}
          error={password}
        />
        <Button type="submit" isWide isBusy={isBusy} busyText={m.signin_busy()}>
          {m.signin_button()}
        </Button>
        <Button look="secondary" isWide onClick={() => onEnd(null)}>
          {m.signin_again_no()}
        </Button>
      </Form>
    </Dialog>
  );
}
