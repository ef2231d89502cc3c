// When something breaks in the middle a carer loses nothing, and nothing is paid for twice.

import { creditHistoryContract } from '@calmbridge/domain/credits/history';
import type { BrowserContext } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree, askFirst, chatOf, newest, submitForm, test } from '../harness/chat.ts';
import { keptPlans } from '../harness/logs.ts';
import { expect } from '../harness/test.ts';

const plan = '# A care plan for {child}\n\nMornings start slowly. {child} knows what comes next. ';

/** What was paid in all, as the server's own history has it. */
async function spent(context: BrowserContext, url: string) {
  const answer = await context.request.get(`${url}${creditHistoryContract.path}`);
  const { lines } = (await answer.json()) as { lines: { kind: string; credits: number }[] };
  return -lines.filter(({ kind }) => kind !== 'start').reduce((sum, { credits }) => sum + credits, 0);
}

test('a server crash while a plan is written: the text stays, trying again works, one plan is paid for', async ({
  page,
  context,
  server,
  ai,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/);
  ai.behave({ is: 'stalls', text: plan });
  await submitForm(page, 'Leo');
  await agree(page);
  await expect(newest(page)).toContainText('Mornings start slowly.');
  await server.crash();
  await expect(chatOf(page).getByText('Reconnecting')).toBeVisible();
  await expect(newest(page)).toContainText('Mornings start slowly.');
  await axe(page);
  expect((await keptPlans(page))[0]?.content).toContain('Mornings start slowly.');

  await server.start();
  ai.behave({ is: 'writes', text: `${plan}Evenings end early.` });
  // The server gave back at its start what the dead one had held. The page hears of it by itself, and spends nothing more.
  await expect(chatOf(page)).toContainText('This attempt has ended, at no charge.', { timeout: 60_000 });
  await expect(newest(page)).toContainText('Mornings start slowly.');
  await expectBalance(page, 1);
  await chatOf(page)
    .getByRole('button', { name: /^Try again.*0\.25/ })
    .click();
  await expect(newest(page)).toContainText('Evenings end early.');
  await expectBalance(page, 0.75);
  expect(await keptPlans(page)).toHaveLength(1);
  await expect.poll(() => spent(context, server.url)).toBeCloseTo(0.25);
});

test('pressing twice asks once; the last words are kept when the page is closed while they come', async ({
  page,
  context,
  ai,
}) => {
  ai.behave({ is: 'writes', text: 'Slowly does it.' });
  await askFirst(page, 'How do we begin?');
  await expect(newest(page)).toContainText('Slowly does it.');
  const before = ai.calls.length;
  await chatOf(page).getByLabel('Message').fill('And then?');
  await chatOf(page).getByRole('button', { name: /^Send/ }).dblclick();
  await expect(chatOf(page).getByRole('article')).toHaveCount(4);
  await expectBalance(page, 0.9);
  expect(ai.calls.length).toBe(before + 1);

  ai.behave({ is: 'stalls', text: `${plan}These are the last words. And then ` });
  await submitForm(page, 'Mia');
  await page
    .getByRole('button', { name: /^Submit/ })
    .dblclick({ force: true, timeout: 1_000 })
    .catch(() => undefined);
  await expect(newest(page)).toContainText('These are the last words.');
  expect(ai.calls.length).toBe(before + 2);
  await page.close({ runBeforeUnload: false });
  // The next page goes on with it: what had come is there already, and more of it is waited for.
  const next = await context.newPage();
  await next.goto('/history');
  await expect(newest(next)).toContainText('These are the last words.');
  const kept = await keptPlans(next);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.content).toContain('These are the last words.');
});

test('words of a crisis get help at once, free, and without an accessibility fault', async ({ page, ai }) => {
  const before = ai.calls.length;
  await askFirst(page, 'I want to kill myself, I can not go on');
  await expect(chatOf(page).getByRole('heading', { name: 'Please read this first' })).toBeVisible();
  await expect(newest(page)).toContainText('This help is free. No credit was taken.');
  await axe(page);
  expect(ai.calls.length).toBe(before);
  await expectBalance(page, 1);
});
