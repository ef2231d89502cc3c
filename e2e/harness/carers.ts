import { randomUUID } from 'node:crypto';
import { type SignUp, signUpContract } from '@calmbridge/domain/identity/account';
import { type BrowserContext, expect } from '@playwright/test';

export type Carer = SignUp;

/** A carer nobody else has. */
export const newCarer = (more: Partial<Carer> = {}): Carer => ({
  accountCreator: 'parentsGuardians',
  firstName: 'Robin',
  lastName: 'Meadow',
  dob: '1988-04-12',
  email: `robin-${randomUUID().slice(0, 8)}@example.org`,
  password: 'quiet morning tea',
  plan: 'free',
  ...more,
});

/** Signs up past the form; the browser holds the session afterwards. */
export async function signUpByApi(context: BrowserContext, url: string, carer: Carer) {
  const answer = await context.request.post(`${url}${signUpContract.path}`, {
    data: carer,
    headers: { origin: url },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}
