import { SignIn, signInContract } from '@calmbridge/domain/identity/account';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { PasswordField } from '#ui/fields/password-field';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import styles from './sign-in-form.module.css';

export function SignInForm() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const form = useForm(SignIn, { email: '', password: '' });
  const [isBusy, setIsBusy] = useState(false);
  const submit = form.submit(async (credentials) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await call(signInContract, credentials, { timeoutMs: identityTimeoutMs() });
    setIsBusy(false);
    if (!answer.ok) return form.refuse(refusalWords(answer.refusal));
    signedIn(answer.value);
    // From here the guard leads on: to the last visited page, or to the profile where there is none yet.
    void navigate('/signin', { replace: true });
  });
  const email = fieldWords('email', form.issues.email, m.field_email());
  const password = fieldWords('password', form.issues.password, m.field_password());
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={form.attempt} errors={formErrors({ email, password }, form.refusal)} />
      <TextField
        id="email"
        label={m.field_email()}
        type="email"
        name="email"
        autoComplete="username"
        value={form.values.email}
        onChange={(text) => form.set('email', text)}
        error={email}
      />
      <div className={styles.password}>
        <PasswordField
          id="password"
          label={m.field_password()}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(text) => form.set('password', text)}
          error={password}
        />
        <Link to="/forgot-password">{m.signin_forgot()}</Link>
      </div>
      <Button type="submit" isWide isBusy={isBusy} busyText={m.signin_busy()}>
        {m.signin_button()}
      </Button>
    </Form>
  );
}
