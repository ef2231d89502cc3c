import { forgotPasswordContract } from '@calmbridge/domain/identity/account';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/layout/notice';
import { usePageTitle } from '#ui/use-page-title';
import { GateCard } from './gate-card.tsx';

/** Asks for the e-mail and says the same whether it is known or not. */
export function ForgotPasswordPage() {
  usePageTitle(m.forgot_heading());
  const form = useForm(forgotPasswordContract.input, { email: '' });
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const submit = form.submit(async (wanted) => {
    if (state === 'sending') return;
    setState('sending');
    const answer = await call(forgotPasswordContract, wanted, { timeoutMs: identityTimeoutMs() });
    setState(answer.ok ? 'sent' : 'asking');
    if (!answer.ok) form.refuse(refusalWords(answer.refusal));
  });
  const email = fieldWords('email', form.issues.email, m.field_email());
  return (
    <GateCard heading={m.forgot_heading()} lead={m.forgot_lead()}>
      {state === 'sent' ? (
        <Notice kind="success">{m.forgot_sent({ email: form.values.email.trim() })}</Notice>
      ) : (
        <Form onSubmit={submit}>
          <ErrorSummary attempt={form.attempt} errors={formErrors({ email }, form.refusal)} />
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
          <Button type="submit" isWide isBusy={state === 'sending'} busyText={m.forgot_busy()}>
            {m.forgot_button()}
          </Button>
        </Form>
      )}
      <p>
        <Link to="/signin">{m.forgot_back()}</Link>
      </p>
    </GateCard>
  );
}
