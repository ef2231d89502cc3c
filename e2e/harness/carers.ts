import { randomUUID } from 'node:crypto';
import { type SignUp, signUpContract } from '@calmbridge/domain/identity/account';
import { type BrowserContext, expect, type Page } from '@playwright/test';

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

export async function fillSignUp(page: Page, carer: Carer, confirmPassword = carer.password) {
  await page.getByLabel('Who is creating this account?').selectOption(carer.accountCreator);
  await page.getByLabel('First name').fill(carer.firstName);
  await page.getByLabel('Last name').fill(carer.lastName);
  await page.getByLabel('E-mail').fill(carer.email);
  await page.getByLabel('Date of birth').fill(carer.dob);
  await page.getByLabel('Password', { exact: true }).fill(carer.password);
  await page.getByLabel('Confirm password').fill(confirmPassword);
}

/** On the sign-in page, which is open. */
export async function signIn(page: Page, { email, password }: Pick<Carer, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The figure beside Credits, to the digit. A dialog or a small screen may hide the link. */
export const expectBalance = (page: Page, credits: number | '∞') =>
  expect(
    page
      .getByRole('navigation', { name: 'Main', includeHidden: true })
      .getByRole('link', { name: /^Credits/, includeHidden: true }),
  ).toHaveText(`Credits${credits}`);
