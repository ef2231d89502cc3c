// A line that breaks, a page that is reloaded, a session that ends: what was asked for arrives, and is paid for once.
import { creditHistoryContract } from '@calmbridge/domain/credits/history';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { type Carer, expectBalance, newCarer, signUpByApi } from '../harness/carers.ts';
import { agree, askFirst, chatOf, newest, say, submitForm, test } from '../harness/chat.ts';
import type { FakeAi } from '../harness/fake-ai.ts';
import { type Front, startFront } from '../harness/front.ts';
import { tick } from '../harness/keyboard.ts';
import { keptPlans } from '../harness/logs.ts';
import { open } from '../harness/pages.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect } from '../harness/test.ts';

const begins = '# A care plan for {child}\n\nMornings start slowly. {child} knows what comes next. ';
const plan = `${begins}Then there is a walk. The evening has three steps. Evenings end early.`;
const reply = 'Noise can hurt. Ear defenders help. Ask before you touch. Then wait a while. That is all.';

/** What was paid in all, as the server's own history has it. */
async function spent(context: BrowserContext, url: string) {
  const answer = await context.request.get(`${url}${creditHistoryContract.path}`);
  const { lines } = (await answer.json()) as { lines: { kind: string; credits: number }[] };
  return -lines.filter(({ kind }) => kind !== 'start').reduce((sum, { credits }) => sum + credits, 0);
}

async function throughFront(
  browser: Browser,
  ai: FakeAi,
  journey: (page: Page, front: Front) => Promise<void>,
) {
  const front = await startFront({ AI_BASE_URL: ai.url, AI_MODEL: 'helio-1', AI_API_KEY: 'none' });
  const context = await browser.newContext({ baseURL: front.url });
  try {
    await signUpByApi(context, front.url, newCarer());
    await journey(await context.newPage(), front);
  } finally {
    await context.close();
    await front.stop();
  }
}

const connecting = (page: Page) => chatOf(page).getByText('Reconnecting');

test('a line cut after the first sentence of a plan: it connects again by itself, arrives, and is paid for once', async ({
  browser,
  ai,
}) => {
  await throughFront(browser, ai, async (page, front) => {
    const before = ai.calls.length;
    ai.behave({ is: 'writes', text: plan, everyMs: 250 });
    await submitForm(page, 'Leo');
    await agree(page);
    await expect(newest(page)).toContainText('Mornings start slowly.');
    front.connect(false);
    await expect(connecting(page)).toBeVisible();
    await expect(newest(page)).toContainText('Mornings start slowly.');
    await axe(page);
    front.connect(true);
    await expect(newest(page)).toContainText('Evenings end early.', { timeout: 40_000 });
    await expect(connecting(page)).toBeHidden();
    await expectBalance(page, 0.75);
    await expect.poll(async () => (await keptPlans(page))[0]?.isCutShort).toBe(false);
    expect(await keptPlans(page)).toHaveLength(1);
    expect(ai.calls.length).toBe(before + 1);
    await expect.poll(() => spent(page.context(), front.url)).toBeCloseTo(0.25);
  });
});

test('a line cut after the first sentence of an answer: it arrives, and is paid for once', async ({
  browser,
  ai,
}) => {
  await throughFront(browser, ai, async (page, front) => {
    const before = ai.calls.length;
    ai.behave({ is: 'writes', text: reply, everyMs: 250 });
    await askFirst(page, 'Why does noise hurt?');
    await expect(newest(page)).toContainText('Noise can hurt.');
    front.connect(false);
    await expect(connecting(page)).toBeVisible();
    front.connect(true);
    await expect(newest(page)).toContainText('That is all.', { timeout: 40_000 });
    await expectBalance(page, 0.95);
    expect(ai.calls.length).toBe(before + 1);
    await expect.poll(() => spent(page.context(), front.url)).toBeCloseTo(0.05);
    await expect(chatOf(page)).not.toContainText('Nothing was charged');
  });
});

test('a page reloaded in the middle of a plan goes on with it in view, and it is paid for once', async ({
  page,
  context,
  server,
  ai,
}) => {
  const before = ai.calls.length;
  ai.behave({ is: 'writes', text: plan, everyMs: 250 });
  await submitForm(page, 'Leo');
  await agree(page);
  await expect(newest(page)).toContainText('Mornings start slowly.');
  await page.reload();
  await expect(newest(page)).toContainText('Evenings end early.', { timeout: 40_000 });
  await expectBalance(page, 0.75);
  expect(await keptPlans(page)).toHaveLength(1);
  expect((await keptPlans(page))[0]).toMatchObject({ isCutShort: false });
  expect(ai.calls.length).toBe(before + 1);
  await expect.poll(() => spent(context, server.url)).toBeCloseTo(0.25);
});

test('an answer whose page is closed in the middle arrives on the next one, and is paid for once', async ({
  page,
  context,
  server,
  ai,
}) => {
  const before = ai.calls.length;
  ai.behave({ is: 'writes', text: reply, everyMs: 250 });
  await askFirst(page, 'Why does noise hurt?');
  await expect(newest(page)).toContainText('Noise can hurt.');
  await page.close();
  const next = await context.newPage();
  await open(next, '/history');
  await expect(newest(next)).toContainText('That is all.', { timeout: 40_000 });
  await expect(chatOf(next)).toContainText('Why does noise hurt?');
  await expectBalance(next, 0.95);
  expect(ai.calls.length).toBe(before + 1);
  await expect.poll(() => spent(context, server.url)).toBeCloseTo(0.05);
});

test('two tabs and one use: the tab that asked has it, the other waits, and it is paid for once', async ({
  page,
  context,
  server,
  ai,
}) => {
  ai.behave({ is: 'writes', text: reply, everyMs: 250 });
  await askFirst(page, 'Why does noise hurt?');
  await expect(newest(page)).toContainText('Noise can hurt.');
  const other = await context.newPage();
  await open(other, '/about');
  await expect(newest(page)).toContainText('That is all.', { timeout: 40_000 });
  await expect(chatOf(other)).toBeHidden();
  await expect.poll(() => spent(context, server.url)).toBeCloseTo(0.05);
});

async function signInAgain(page: Page, { password }: Carer) {
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog).toContainText('Nothing you typed is lost.');
  await axe(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

test('the session ends in the chat: one signs in over the page, and the same message is answered', async ({
  page,
  context,
  server,
  ai,
  signedUp,
  complaints,
}) => {
  complaints.expect(/401/);
  ai.behave({ is: 'writes', text: 'First of all.' });
  await askFirst(page, 'How do we begin?');
  await expect(newest(page)).toContainText('First of all.');
  await context.clearCookies();
  ai.behave({ is: 'writes', text: reply });
  await say(page, 'Why does noise hurt?');
  await signInAgain(page, signedUp);
  await expect(newest(page)).toContainText('That is all.');
  await expect(chatOf(page)).toContainText('First of all.');
  await expectBalance(page, 0.9);
  await expect.poll(() => spent(context, server.url)).toBeCloseTo(0.1);
});

test('the session ends in the form: one signs in over it, and the plan comes', async ({
  page,
  context,
  ai,
  signedUp,
  complaints,
}) => {
  complaints.expect(/401/);
  ai.behave({ is: 'writes', text: plan });
  await open(page, '/form');
  await context.clearCookies();
  await tick(page.getByRole('checkbox', { name: 'Parents or guardians' }));
  await page.getByLabel("Child's name").fill('Leo');
  await tick(page.getByRole('checkbox', { name: 'Customized care plans' }));
  await page.getByRole('button', { name: /^Submit/ }).click();
  await agree(page);
  await signInAgain(page, signedUp);
  await expect(newest(page)).toContainText('Evenings end early.');
  await expect(page.getByLabel("Child's name")).toHaveValue('Leo');
  await expectBalance(page, 0.75);
});

test('the session ends on the stories page: who would rather not loses nothing, and may sign in later', async ({
  page,
  context,
  signedUp,
  complaints,
}) => {
  complaints.expect(/401/);
  await open(page, '/social-stories');
  await keepPlan(page);
  await page.getByLabel('What is the story about?').fill('A haircut');
  await context.clearCookies();
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await agree(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(page.getByLabel('What is the story about?')).toHaveValue('A haircut');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await signInAgain(page, signedUp);
  // The service writes no story that passes the check, which is not what this is about: it was asked, and gave up.
  await expect(page.getByRole('alert').or(shownStory(page)).first()).toBeVisible({ timeout: 30_000 });
});
