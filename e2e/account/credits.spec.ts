import { creditHistoryContract } from '@calmbridge/domain/credits/history';
import { captureUseContract, holdUseContract } from '@calmbridge/domain/credits/uses';
import type { BrowserContext, Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { expectBalance, fillSignUp, newCarer, signUpByApi } from '../harness/carers.ts';
import { pressOn, tabTo, tick } from '../harness/keyboard.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { chooseCard, whenPaymentIsThere } from '../harness/payments.ts';
import { startServer } from '../harness/server.ts';
import { carerTest, expect, test } from '../harness/test.ts';

const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` });
const success = (page: Page) => page.getByText('Payment successful!');

async function payWith(page: Page, name: string, price = '$19.95') {
  await chooseCard(page, name);
  await pay(page, price).click();
}

/** Something made in the browser, paid as the board pays it. */
async function use(context: BrowserContext, url: string, feature: string) {
  const useId = crypto.randomUUID();
  const headers = { origin: url };
  const held = await context.request.post(`${url}${holdUseContract.path}`, {
    data: { useId, feature },
    headers,
  });
  expect(held.status(), await held.text()).toBe(200);
  const path = captureUseContract.path.replace(':useId', useId);
  expect((await context.request.post(`${url}${path}`, { data: {}, headers })).status()).toBe(200);
}

test('signing up with silver leads to its payment, and the credits are there on the form', async ({
  page,
}) => {
  await open(page, '/signup');
  await fillSignUp(page, newCarer());
  await tick(page.getByRole('radio', { name: /Silver/ }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/payment?plan=silver');
  await expect(page.getByRole('heading', { name: 'Pay for Silver' })).toBeVisible();
  await expect(page.getByText('Test payments.')).toBeVisible();
  await expectBalance(page, 1);
  await axe(page);
  const loadedAnew = page.waitForEvent('load');
  await payWith(page, 'Works');
  await expect(success(page)).toBeVisible();
  await expect(page).toHaveURL('/form');
  await loadedAnew;
  await expectBalance(page, 26);
});

carerTest('by keyboard alone: a package is chosen and paid', async ({ page }) => {
  await open(page, '/payment');
  await pressOn(page, page.getByRole('button', { name: /Buy Now: Bronze/ }));
  await expect(page.getByRole('heading', { name: 'Pay for Bronze' })).toBeFocused();
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12/34');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await whenPaymentIsThere(page);
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  await expectBalance(page, 11);
});

test('a card that is refused says why, keeps what was typed and charges nothing', async ({
  page,
  signedUp,
}) => {
  const refusals = [
    ['Declined', 'Your card was declined.'],
    ['Not enough funds', 'Your card has insufficient funds.'],
    ['Expired', 'Your card has expired.'],
    ['Processing error', 'An error occurred while processing your card. Try again in a little bit.'],
  ] as const;
  await open(page, '/payment?plan=silver');
  for (const [name, message] of refusals) {
    await payWith(page, name);
    const alert = page.getByRole('dialog', { name: `Payment failed: ${message}` });
    await expect(alert).toBeVisible();
    if (name === 'Declined') await axe(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name on card')).toHaveValue(`${signedUp.firstName} ${signedUp.lastName}`);
    await expect(page.getByLabel('Card number')).toHaveValue(/^4000 /);
    await expectBalance(page, 1);
  }
  await payWith(page, 'Works');
  await expect(success(page)).toBeVisible();
  await expectBalance(page, 26);
});

carerTest('a card the bank asks about is paid after yes, and refused after no', async ({ page }) => {
  await open(page, '/payment?plan=gold');
  await payWith(page, 'Bank asks first', '$29.95');
  const bank = page.getByRole('dialog', { name: 'Your bank asks: is this you?' });
  await expect(bank).toContainText('no money moves');
  await axe(page);
  await bank.getByRole('button', { name: 'No, stop' }).click();
  await page
    .getByRole('dialog', { name: /^Payment failed: We are unable/ })
    .getByRole('button')
    .click();
  await pay(page, '$29.95').click();
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(success(page)).toBeVisible();
  await expectBalance(page, 51);
});

carerTest(
  'buying in one tab updates the header of the other; pressing twice pays once',
  async ({ page, context, server }) => {
    const other = await context.newPage();
    await open(other, '/about');
    await expectBalance(other, 1);
    await open(page, '/payment?plan=bronze');
    await chooseCard(page, 'Works');
    await pay(page, '$9.95').dblclick();
    await expect(success(page)).toBeVisible();
    await expectBalance(other, 11);
    const history = await context.request.get(`${server.url}${creditHistoryContract.path}`);
    const { lines } = (await history.json()) as { lines: { kind: string }[] };
    expect(lines.filter(({ kind }) => kind === 'purchase')).toHaveLength(1);
  },
);

carerTest('a reload in the middle of paying finds the payment where it was', async ({ page, complaints }) => {
  complaints.expect(/ERR_ABORTED|Failed to fetch/);
  await open(page, '/payment?plan=silver');
  await chooseCard(page, 'Works');
  // The card reaches the server, the answer never reaches the page.
  const reached = new Promise<void>((resolve) => {
    void page.route('**/api/payments/sandbox/confirm', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await pay(page, '$19.95').click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await reached;
  await page.reload();
  await expect(success(page)).toBeVisible();
  await expectBalance(page, 26);
});

carerTest('usage and history are shown, figure by figure', async ({ page, context, server }, info) => {
  await use(context, server.url, 'pecsDownloads');
  await open(page, '/payment');
  const history = page.getByRole('table', { name: 'Credit history' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('row').nth(1)).toContainText('Board download');
  await expect(history.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText('−0.5');
  await expect(history.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('0.5');
  await expect(history.getByRole('row').nth(2)).toContainText('Welcome credit');
  const usage = page.getByRole('table', { name: 'Credits used each month' });
  await expect(usage.getByRole('row').last().getByRole('cell')).toHaveText(['0', '0', '0', '0.5', '0.5']);
  await axe(page);
  await keepScreenshot(page, info, 'credits-1280');
});

carerTest(
  'the credits page is whole at every width, light and dark, with a package chosen',
  async ({ page }, info) => {
    await open(page, '/payment?plan=gold');
    await expect(pay(page, '$29.95')).toBeVisible();
    await seeEveryLook(page, info, 'payment', { looks: ['light', 'dark'] });
  },
);

test('where payments are off the page says so', async ({ page, context, complaints }) => {
  // A server of its own is started.
  test.slow();
  complaints.expect(/foreign request/);
  const own = await startServer({ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(48) });
  try {
    await signUpByApi(context, own.url, newCarer());
    await open(page, `${own.url}/payment?plan=silver`);
    await expect(page.getByText('Payments are off.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Buy Now/ })).toHaveCount(0);
    await axe(page);
  } finally {
    await own.stop();
  }
});
