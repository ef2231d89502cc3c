import type { Page } from '@playwright/test';
import { newCarer } from '../harness/carers.ts';
import { pressOn, tabTo, typeInto } from '../harness/keyboard.ts';
import { open, settled } from '../harness/pages.ts';
import { carerTest, expect, test } from '../harness/test.ts';

const navLinks = [
  ['About', '/about'],
  ['Form', '/form'],
  ['Stories', '/social-stories'],
  ['PECS Board', '/pecs-board'],
  ['Credits', '/payment'],
  ['Logs', '/history'],
] as const;

test('a newcomer signs up, walks through every page, signs out and in again, by keyboard alone', async ({
  page,
}) => {
  const carer = newCarer();

  await open(page, '/');
  await pressOn(page, page.getByRole('link', { name: 'Create an account' }));
  await expect(page).toHaveURL('/signup');
  await settled(page);

  await signUp(page, carer);

  await expect(page).toHaveURL('/form');
  await settled(page);
  await walkByNavigation(page);

  const menu = page.getByRole('button', { name: /Profile menu/ });
  await pressOn(page, menu);
  await pressOn(page, page.getByRole('link', { name: 'Settings' }));
  await expect(page).toHaveURL('/settings');
  await settled(page);
  for (const path of [
    '/interactive-hub',
    '/test-image-generation',
    '/investors',
    '/create-profile',
    '/about',
  ]) {
    await open(page, path);
    await expect(page).toHaveURL(path);
  }

  await pressOn(page, menu);
  await pressOn(page, page.getByRole('button', { name: 'Logout' }));
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toBeVisible();
  await pressOn(page, question.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/signin');
  await settled(page);

  await typeInto(page, page.getByLabel('E-mail'), carer.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), carer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/form');
});

carerTest('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

async function signUp(page: Page, carer: ReturnType<typeof newCarer>) {
  await tabTo(page, page.getByLabel('Who is creating this account?'));
  await page.keyboard.type('Par');
  await typeInto(page, page.getByLabel('First name'), carer.firstName);
  await typeInto(page, page.getByLabel('Last name'), carer.lastName);
  await typeInto(page, page.getByLabel('E-mail'), carer.email);
  await typeInto(page, page.getByLabel('Date of birth'), '04121988');
  await typeInto(page, page.getByLabel('Password', { exact: true }), carer.password);
  await typeInto(page, page.getByLabel('Confirm password'), carer.password);
  await tabTo(page, page.getByRole('radio', { name: /^Free \$0/ }));
  await expect(page.getByRole('radio', { name: /^Free \$0/ })).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Create account' }));
}

async function walkByNavigation(page: Page) {
  for (const [name, path] of navLinks) {
    await pressOn(
      page,
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: false }),
    );
    await expect(page).toHaveURL(path);
    await settled(page);
  }
  const credits = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Credits/ });
  await expect(credits).toHaveText(/1/);
}
