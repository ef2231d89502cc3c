// Whoever runs out of credits pays and is back at exactly what they were doing, with everything typed.

import { captureUseContract, holdUseContract } from '@calmbridge/domain/credits/uses';
import type { BrowserContext, Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { expectBalance, signIn } from '../harness/carers.ts';
import { agree, chatOf, openChat, say, submitForm } from '../harness/chat.ts';
import { open, settled } from '../harness/pages.ts';
import { chooseCard } from '../harness/payments.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** One download after the other, until the free credit is gone. */
async function spendAll(page: Page, context: BrowserContext, url: string) {
  const headers = { origin: url };
  for (let left = 2; left > 0; left -= 1) {
    const useId = crypto.randomUUID();
    const data = { useId, feature: 'pecsDownloads' };
    expect((await context.request.post(`${url}${holdUseContract.path}`, { data, headers })).status()).toBe(
      200,
    );
    const path = captureUseContract.path.replace(':useId', useId);
    expect((await context.request.post(`${url}${path}`, { data: {}, headers })).status()).toBe(200);
  }
  await page.reload();
  await settled(page);
  await expectBalance(page, 0);
}

/** From the word that there are too few credits to the end of the payment. */
async function payFromHere(page: Page) {
  await page.getByRole('button', { name: 'Go to Credits' }).click();
  await expect(page).toHaveURL('/payment');
  await page.getByRole('button', { name: /Buy Now: Bronze/ }).click();
  await chooseCard(page, 'Works');
  await page.getByRole('button', { name: 'Pay $9.95' }).click();
  await expect(page.getByText('Taking you back to where you were.')).toBeVisible();
}
const confirmed = (page: Page) => page.getByText('Payment successful! 10 credits are yours.');

test('[BY14] run out, pay, and the story is made: nothing is typed again', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expect(/402/);
  await open(page, '/social-stories');
  await keepPlan(page);
  await spendAll(page, context, server.url);
  await page.getByLabel('What is the story about?').fill('Leo visits the dentist');
  await page.getByLabel('Tone').selectOption('Direct and Instructional');
  await page.getByRole('button', { name: /Generate Story/ }).click();
  // The line is read before the balance counts: help in danger is for everyone.
  await agree(page);
  await expect(page.getByRole('dialog', { name: 'Not enough credits to generate a story.' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Credits' }).click();
  await expect(page.getByText(/^Your next free credit comes on/)).toBeVisible();
  await axe(page);
  await page.goBack();
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await payFromHere(page);
  await expect(page).toHaveURL('/social-stories');
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByLabel('What is the story about?')).toHaveValue('Leo visits the dentist');
  await expect(page.getByLabel('Tone')).toHaveValue('Direct and Instructional');
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await expect(shownStory(page)).toBeVisible({ timeout: 60_000 });
  await expectBalance(page, 9.75);
});

test('[BY14] the chat is open again with the message', async ({ page, context, server, complaints }) => {
  complaints.expect(/402/);
  await open(page, '/about');
  await spendAll(page, context, server.url);
  await openChat(page);
  await say(page, 'How do we begin?');
  const tooFew = page.getByRole('dialog', { name: 'Not enough credits to send a message.' });
  const consent = page.getByRole('button', { name: 'I agree' });
  await expect(tooFew.or(consent)).toBeVisible();
  if (await consent.isVisible()) await consent.click();
  await expect(tooFew).toBeVisible();
  await payFromHere(page);
  await expect(page).toHaveURL('/about');
  await expect(chatOf(page).getByLabel('Message')).toHaveValue('How do we begin?');
  await expect(confirmed(page)).toBeVisible();
});

test('[BY14] the form has everything that was typed', async ({ page, context, server }) => {
  await open(page, '/form');
  await spendAll(page, context, server.url);
  await submitForm(page, 'Leo', 'He hums when he is tired.');
  await payFromHere(page);
  await expect(page).toHaveURL('/form');
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByLabel("Child's name")).toHaveValue('Leo');
  await expect(page.getByRole('checkbox', { name: 'Parents or guardians' })).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('He hums when he is tired.');
});

test('[BY14] a card of a board is open again, with the words for its picture', async ({
  page,
  context,
  server,
}) => {
  await open(page, '/pecs-board');
  await seedBoards(page, [boardOf('board-1', 'Words', 2, 2)]);
  await spendAll(page, context, server.url);
  await open(page, '/pecs-board?board=board-1');
  await page.getByRole('grid').getByRole('button').first().click();
  await page.getByText('Generate', { exact: true }).click();
  await page.getByLabel('What should the picture show?').fill('a red apple');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await payFromHere(page);
  await expect(page).toHaveURL('/pecs-board?board=board-1');
  await expect(page.getByLabel('What should the picture show?')).toHaveValue('a red apple');
  await expect(confirmed(page)).toBeVisible();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText('The picture is on the card')).toBeVisible({ timeout: 30_000 });
});

test('a link opened while signed out is where one lands; on a new device the empty pages say how to bring the rest', async ({
  browser,
  server,
  signedUp,
}) => {
  const device = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  await page.goto('/history');
  await expect(page).toHaveURL('/signin');
  await signIn(page, signedUp);
  await expect(page).toHaveURL('/history');
  for (const path of ['/history', '/social-stories', '/pecs-board']) {
    await open(page, path);
    await expect(page.getByText('Used Calmbridge on another device?')).toBeVisible();
    await axe(page);
  }
  await page.getByRole('link', { name: 'Import a backup' }).click();
  await expect(page).toHaveURL('/settings');
  await device.close();
});
