import type { Plan } from '@calmbridge/domain/credits/prices';
import { SignUpForm, signUpContract } from '@calmbridge/domain/identity/account';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { isInTheFuture } from '@calmbridge/domain/users/carer-profile';
import { useState } from 'react';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { useSession } from '#api/session';
import { rememberVisit } from '#device/session/session-flags';
import { pathAfterPlan } from '#shared/credits/plan-field';
import { isTooShort } from '#ui/fields/password-strength';
import { useForm } from '#ui/form/use-form';

const empty = {
  accountCreator: '',
  firstName: '',
  lastName: '',
  email: '',
  dob: '',
  password: '',
  confirmPassword: '',
  plan: 'free' as Plan,
};

/** Refusals that one field caused; their sentence stands at that field. */
const fieldOf: Partial<Record<RefusalCode, 'email' | 'password'>> = {
  'identity/email-already-in-use': 'email',
  'identity/password-too-short': 'password',
  'identity/password-too-long': 'password',
  'identity/password-too-common': 'password',
};

/** The form, and what becomes of it: an account, or a refusal that keeps everything typed. */
export function useSignUp() {
  const { signedIn } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<{ field: 'email' | 'password'; words: string } | null>(null);
  const facts = useServiceFacts();
  const minLength = facts?.passwordMinLength ?? 0;
  const canPay = facts?.payments.is !== 'off';
  const form = useForm(SignUpForm, empty, ({ dob, password, confirmPassword }) => ({
    ...(isInTheFuture(dob, new Date()) ? { dob: 'in-the-future' } : {}),
    ...(isTooShort(password, minLength) ? { password: 'too-short' } : {}),
    // The schema looks at both only when all else is well: told at once, it is one round less.
    ...(password !== confirmPassword ? { confirmPassword: 'passwords-differ' } : {}),
  }));

  const submit = form.submit(async ({ confirmPassword: _typedTwice, ...typed }) => {
    if (isBusy) return;
    // A paid plan may have been chosen before the server said that it takes no payments.
    const account = { ...typed, plan: canPay ? typed.plan : ('free' as const) };
    setIsBusy(true);
    const answer = await call(signUpContract, account, { timeoutMs: identityTimeoutMs() });
    setIsBusy(false);
    if (!answer.ok) {
      const words = refusalWords(answer.refusal);
      const field = fieldOf[answer.refusal.code];
      setRefused(field ? { field, words } : null);
      return field ? form.showIssues({ [field]: 'refused' }) : form.refuse(words);
    }
    // The guard of /signup leads to the last visited page; a paid plan is paid for first.
    rememberVisit(pathAfterPlan(account.plan));
    signedIn(answer.value);
  });

  /** The server's own words about a field, while they still hold. */
  const refusedWords = (field: 'email' | 'password') =>
    refused?.field === field && form.issues[field] === 'refused' ? refused.words : undefined;

  return { form, submit, isBusy, refusedWords, minLength, canPay };
}
