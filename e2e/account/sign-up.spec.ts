import type { Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { type Carer, fillSignUp, newCarer, signIn } from '../harness/carers.ts';
import { open } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('list') });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

async function expectFilled(page: Page, carer: Carer) {
  await expect(page.getByLabel('Who is creating this account?')).toHaveValue(carer.accountCreator);
  await expect(page.getByLabel('First name')).toHaveValue(carer.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(carer.lastName);
  await expect(page.getByLabel('E-mail')).toHaveValue(carer.email);
  await expect(page.getByLabel('Date of birth')).toHaveValue(carer.dob);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(carer.password);
}

test('an empty form names everything that is missing, in a summary and at the field', async ({ page }) => {
  await open(page, '/signup');
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please select who is creating this account',
    'First name is required.',
    'Last name is required.',
    'E-mail is required.',
    'Date of birth is required.',
    'Password is required.',
    'Confirm password is required.',
  ]);
  const first = page.getByLabel('First name');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/First name is required\./);
  await summary(page).getByRole('link', { name: 'First name is required.' }).click();
  await expect(first).toBeFocused();
  await axe(page);
});

test('passwords that differ are named, nothing typed is lost, and editing clears the error', async ({
  page,
}) => {
  const carer = newCarer();
  await open(page, '/signup');
  await fillSignUp(page, carer, 'something else');
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(['Passwords do not match.']);
  await expectFilled(page, carer);
  const confirm = page.getByLabel('Confirm password');
  await confirm.fill(carer.password);
  await expect(confirm).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page);
  await expect(page).toHaveURL('/form');
});

test('an e-mail that has an account already is said in plain words', async ({
  page,
  complaints,
  signedUp,
  context,
}) => {
  complaints.expect(/status of 409/);
  await context.clearCookies();
  await open(page, '/signup');
  const stranger = { ...signedUp, password: 'another evening tea' };
  await fillSignUp(page, stranger);
  await submit(page);
  await expect(summary(page)).toContainText('There is already an account with this e-mail address.');
  await expectFilled(page, stranger);
});

test('a sign-up whose answer is lost: pressing again leads in', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  const carer = newCarer();
  await open(page, '/signup');
  await fillSignUp(page, carer);
  // The server makes the account; the page never hears of it.
  await page.route(
    '**/api/identity/sign-up',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  await expect(summary(page)).toContainText('Can’t reach Calmbridge.');
  await submit(page);
  await expect(page).toHaveURL('/form');
});

test('a wrong e-mail and a wrong password get the same answer', async ({
  page,
  complaints,
  signedUp,
  context,
}) => {
  complaints.expect(/status of 401/);
  await context.clearCookies();
  await open(page, '/signin');
  for (const email of [signedUp.email, 'nobody@example.org']) {
    await signIn(page, { email, password: 'not the password' });
    await expect(summary(page)).toContainText('That e-mail address or password is wrong.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
});

test('a server that is down gives a clear message and keeps the input; once it is back, sending again works', async ({
  page,
  server,
  complaints,
}) => {
  // The server is restarted on the way.
  test.slow();
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  const carer = newCarer();
  await open(page, '/signup');
  await fillSignUp(page, carer);
  await server.halt();
  try {
    await submit(page);
    await expect(summary(page)).toContainText('Can’t reach Calmbridge.');
    await expect(summary(page)).toBeFocused();
    await expectFilled(page, carer);
  } finally {
    await server.start();
  }
  await submit(page);
  await expect(page).toHaveURL('/form');
});
