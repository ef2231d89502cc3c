import type { Page } from '@playwright/test';
import { axe, axeColours } from '../harness/accessibility.ts';
import { signIn } from '../harness/carers.ts';
import { tick } from '../harness/keyboard.ts';
import { wearScheme } from '../harness/looks.ts';
import { keepScreenshot, open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('the dark look and the low-stimulation mode survive a reload, and hold on the sign-in page', async ({
  page,
  context,
}) => {
  await open(page, '/settings');
  await tick(page.getByRole('radio', { name: 'Dark' }));
  await tick(page.getByRole('switch', { name: 'Low-stimulation mode' }));
  await page.reload();
  await settled(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Low-stimulation mode' })).toBeChecked();
  expect(await scheme(page)).toContain('dark');
  await context.clearCookies();
  await open(page, '/signin');
  expect(await scheme(page)).toContain('dark');
  await expect(page.locator('html')).toHaveAttribute('data-low-stimulation', '');
});

test('in the low-stimulation mode, light and dark, pages are accessible', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/settings');
  await tick(page.getByRole('switch', { name: 'Low-stimulation mode' }));
  for (const route of ['/settings', '/about', '/form', '/interactive-hub']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-low-stimulation', '');
    // Colours on every page; the whole of one that loses its drawings.
    await (route === '/about' ? axe(page) : axeColours(page));
    await wearScheme(page, 'dark');
    await axeColours(page);
    await keepScreenshot(page, info, `low-stimulation-${route.slice(1)}-360-dark`);
  }
});

test('a carer changes the profile, and the header follows', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Sasha');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu: Sasha Meadow' })).toBeVisible();
});

test('a carer changes the password and signs in with the new one', async ({ page, context, signedUp }) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await axe(page);
  await dialog.getByLabel('Current password').fill(signedUp.password);
  await dialog.getByLabel('New password').fill('warm bread and butter');
  await dialog.getByLabel('Confirm password').fill('warm bread and butter');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await context.clearCookies();
  await open(page, '/signin');
  await signIn(page, { ...signedUp, password: 'warm bread and butter' });
  await expect(page).toHaveURL('/settings');
});

test('a deleted account is gone, and its password no longer signs in', async ({
  page,
  signedUp,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await axe(page);
  await dialog.getByLabel('Password', { exact: true }).fill(signedUp.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/signin');
  await settled(page);
  await signIn(page, signedUp);
  await expect(page.getByRole('alert')).toContainText('That e-mail address or password is wrong.');
});

test('the hub answers with sample suggestions after two seconds', async ({ page }) => {
  await open(page, '/interactive-hub');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Sample suggestions' })).toBeVisible();
  await axe(page);
});
