import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { expectBalance, newCarer, signUpByApi } from '../harness/carers.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { carerTest, expect, test } from '../harness/test.ts';

carerTest(
  'for everyone else the admin page is an unknown path, and nothing of it is fetched',
  async ({ page, context, server }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, '/about');
    await page.goto('/admin');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toHaveCount(0);
    expect(fetched.filter((url) => /admin/.test(url.replace(/\/admin$/, '')))).toEqual([]);
    for (const path of ['overview', 'users', 'users/x/ledger'])
      expect((await context.request.get(`${server.url}/api/admin/${path}`)).status()).toBe(404);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  },
);

test('an administrator finds a carer and adjusts; the carer sees it on coming back', async ({
  page,
  browser,
  context,
  server,
}, info) => {
  // The server is restarted on the way.
  test.slow();
  const admin = newCarer({ firstName: 'Ada', lastName: 'Min' });
  const carer = newCarer({ firstName: 'Sol', lastName: 'Brook' });
  const carersBrowser = await browser.newContext({ locale: 'en-US' });
  await signUpByApi(carersBrowser, server.url, carer);
  await signUpByApi(context, server.url, admin);
  await server.grantAdmin(admin.email);
  const carersPage = await carersBrowser.newPage();
  await open(carersPage, `${server.url}/payment`);
  await expectBalance(carersPage, 1);

  await open(page, '/about');
  await expectBalance(page, '∞');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByText('Payments: sandbox')).toBeVisible();
  await page.getByLabel('Name, e-mail or user id').fill(carer.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: /Sol Brook/ }).click();
  await page.getByLabel('Credits to add or take away').fill('2.5');
  await page.getByLabel('Reason').fill('Lost a story to a fault of ours');
  await page.getByRole('button', { name: 'Adjust' }).click();
  const question = page.getByRole('dialog', { name: 'Add 2.5 credits to Sol Brook?' });
  await expect(question).toContainText(`${carer.email} will then have 3.5 credits`);
  await axe(page);
  await question.getByRole('button', { name: 'Add 2.5 credits' }).click();
  const entry = page.getByRole('table', { name: 'Ledger' }).getByRole('row').nth(1);
  await expect(entry).toContainText('Adjustment Lost a story to a fault of ours');
  await expect(entry).toContainText('By You');
  await axe(page);
  await keepScreenshot(page, info, 'admin-1280');

  await carersPage.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectBalance(carersPage, 3.5);
  await expect(carersPage.getByRole('table', { name: 'Credit history' })).toContainText(
    'Adjusted by Calmbridge: Lost a story to a fault of ours',
  );
  await carersBrowser.close();

  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await axe(page);
  await keepScreenshot(page, info, 'admin-320');
  // A phone enlarged to 200 %.
  await page.setViewportSize({ width: 195, height: 422 });
  await expectNoSidewaysScroll(page);
});
