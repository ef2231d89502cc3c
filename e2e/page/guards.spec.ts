import { newCarer, signUpByApi } from '../harness/carers.ts';
import { open, privateRoutes, publicRoutes, settled } from '../harness/pages.ts';
import { carerTest, expect, test } from '../harness/test.ts';

test('a visitor of any private page is sent to sign-in', async ({ page }) => {
  for (const route of privateRoutes) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/signin');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a visitor sees every public page where it is', async ({ page }) => {
  for (const route of publicRoutes) {
    await open(page, route);
    await expect(page, route).toHaveURL(route);
  }
});

test('a path nobody knows leads to sign-in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/signin');
});

carerTest(
  'a signed-in carer on sign-in or sign-up goes to the form, or to the page visited last',
  async ({ page }) => {
    await page.goto('/signin');
    await expect(page).toHaveURL('/form');
    await open(page, '/about');
    for (const route of ['/signup', '/signin', '/no/such/page']) {
      await page.goto(route);
      await expect(page, route).toHaveURL('/about');
    }
  },
);

carerTest('the investors page is never redirected', async ({ page }) => {
  await open(page, '/investors');
  await expect(page).toHaveURL('/investors');
});

test('a carer without a profile sees only that page, without the nav, until it is saved', async ({
  page,
  signedUp,
}) => {
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { is, me } = await answer.json();
    await route.fulfill({ response: answer, json: { is, me: { ...me, document: null } } });
  });
  for (const route of ['/form', '/payment', '/settings', '/signin']) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/create-profile');
  }
  await settled(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByLabel('Who is creating this account?').selectOption('other');
  await page.getByLabel('First name').fill(signedUp.firstName);
  await page.getByLabel('Last name').fill(signedUp.lastName);
  await page.getByLabel('Date of birth').fill(signedUp.dob);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('without an answer about the sign-in within five seconds the visitor is sent to sign-in', async ({
  page,
}) => {
  await page.route('**/api/me', () => undefined);
  await page.goto('/form');
  await expect(page.getByText('Loading').first()).toBeVisible();
  await expect(page).toHaveURL('/signin', { timeout: 8_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

carerTest(
  '[GD19] [GD23] every page starts at its top, and the hidden header shows when it has the focus',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/about');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const logs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logs' });
    await expect(logs).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await logs.focus();
    await expect(logs).toBeInViewport();
    await logs.click();
    await expect(page).toHaveURL('/history');
    await settled(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('log-out asks first, then reloads the sign-in page', async ({ page, signedUp }) => {
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await page
    .getByRole('button', { name: `Profile menu: ${signedUp.firstName} ${signedUp.lastName}` })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/about');

  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(false);
  await page.goto('/form');
  await expect(page).toHaveURL('/signin');
});

test('a second carer on the same device finds nothing of the first', async ({
  page,
  context,
  server,
  signedUp,
}) => {
  await open(page, '/history');
  const first = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
  await context.clearCookies();
  const second = newCarer({ firstName: 'Kim', lastName: 'Brook' });
  await signUpByApi(context, server.url, second);
  await open(page, '/form');
  await expect(page.getByRole('button', { name: 'Profile menu: Kim Brook' })).toBeVisible();
  await expect(page.getByText(signedUp.email)).toHaveCount(0);
  const answer = await context.request.get(`${server.url}/api/users/${first.me.user.uid}`);
  expect(answer.status()).toBe(404);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
  expect(kept).not.toContain(signedUp.email);
});

carerTest('the menu on a phone covers the page and closes by Escape and by a link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await panel.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/social-stories');
  await expect(panel).toHaveCount(0);
});
