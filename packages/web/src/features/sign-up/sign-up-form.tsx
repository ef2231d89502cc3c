import { m } from '#paraglide/messages';
import {
  CreatorField,
  carerWords,
  DobField,
  FirstNameField,
  LastNameField,
} from '#shared/carer/carer-fields';
import { PlanField } from '#shared/credits/plan-field';
import { Button } from '#ui/buttons/button';
import { PasswordField } from '#ui/fields/password-field';
import { PasswordMeter } from '#ui/fields/password-meter';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords, newPasswordWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { TwoColumns } from '#ui/layout/two-columns';
import styles from './sign-up-form.module.css';
import { useSignUp } from './use-sign-up.ts';

export function SignUpForm() {
  const { form, submit, isBusy, refusedWords, minLength, canPay } = useSignUp();
  const { values, issues, set } = form;
  const carer = carerWords(issues);
  const words = {
    accountCreator: carer.accountCreator,
    firstName: carer.firstName,
    lastName: carer.lastName,
    email: refusedWords('email') ?? fieldWords('email', issues.email, m.field_email()),
    dob: carer.dob,
    password: refusedWords('password') ?? newPasswordWords(issues.password, m.field_password(), minLength),
    confirmPassword: fieldWords('confirmPassword', issues.confirmPassword, m.field_confirm_password()),
  };
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={form.attempt} errors={formErrors(words, form.refusal)} />
      <CreatorField values={values} issues={issues} set={set} />
      <TwoColumns>
        <FirstNameField values={values} issues={issues} set={set} />
        <LastNameField values={values} issues={issues} set={set} />
        <TextField
          id="email"
          name="email"
          label={m.field_email()}
          type="email"
          autoComplete="username"
          value={values.email}
          onChange={(text) => set('email', text)}
          error={words.email}
        />
        <DobField values={values} issues={issues} set={set} />
        <PasswordFields {...{ values, words, set, minLength }} />
      </TwoColumns>
      <PlanField
        plan={canPay ? values.plan : 'free'}
        onChange={(plan) => set('plan', plan)}
        canPay={canPay}
      />
      <div className={styles.end}>
        <Button type="submit" isBusy={isBusy} busyText={m.signup_busy()}>
          {m.signup_button()}
        </Button>
        <p className={styles.promise}>{m.signup_promise()}</p>
      </div>
    </Form>
  );
}

function PasswordFields({
  values,
  words,
  set,
  minLength,
}: {
  values: Record<'password' | 'confirmPassword', string>;
  words: Record<'password' | 'confirmPassword', string | undefined>;
  set: (field: 'password' | 'confirmPassword', text: string) => void;
  minLength: number;
}) {
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={m.field_password()}
        autoComplete="new-password"
        help={<PasswordMeter password={values.password} minLength={minLength || undefined} />}
        value={values.password}
        onChange={(text) => set('password', text)}
        error={words.password}
      />
      <PasswordField
        id="confirmPassword"
        name="confirmPassword"
        label={m.field_confirm_password()}
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(text) => set('confirmPassword', text)}
        error={words.confirmPassword}
      />
    </>
  );
}
