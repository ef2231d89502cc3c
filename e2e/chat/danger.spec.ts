import { axe, axeColours, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { agree, chatOf, newest, openChat, say } from '../harness/chat.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const state = {
  credits: 1,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
};
const doubt = [
  { is: 'help', kind: null, text: '**Call your emergency number now.**\n\n1. Stay close.', isInstead: false },
  { is: 'done', charged: 0, state, isFree: true },
];

// What the reader takes for doubtful changes with what it has learned. So the doubt is told here, once, and all else is
// the server's own answer.
test('in doubt the chat asks about danger; after a no the answer comes, and the next message is not asked about', async ({
  page,
}, info) => {
  const sent: { isCalm?: boolean }[] = [];
  await page.route('**/api/assistant/chat', (route) => {
    const body = route.request().postDataJSON() as { isCalm?: boolean };
    sent.push(body);
    if (body.isCalm) return route.continue();
    return route.fulfill({
      contentType: 'application/x-ndjson',
      body: doubt.map((event) => `${JSON.stringify(event)}\n`).join(''),
    });
  });
  await open(page, '/about');
  await openChat(page);
  await say(page, 'She hates the hand dryer. What helps?');
  await agree(page);
  const question = chatOf(page).getByRole('heading', { name: 'Is anyone in danger right now?' });
  await expect(question).toBeVisible();
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await axeColours(page);
      await keepScreenshot(page, info, `danger-question-${width}-${colorScheme}`);
    }
  await axe(page);
  await chatOf(page).getByRole('button', { name: 'Yes, get help' }).focus();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('Call your emergency number now.');
  await expect(newest(page).getByRole('link').first()).toHaveAttribute('href', /^tel:\d+$/);
  await keepScreenshot(page, info, 'danger-yes');
  await page.keyboard.press('Tab');
  await chatOf(page).getByRole('button', { name: 'No, answer my question' }).click();
  await expect(question).toHaveCount(0);
  await expect(newest(page)).toContainText('Written by');
  await say(page, 'And in the bathroom at school?');
  await expect(chatOf(page).getByRole('article')).toHaveCount(4);
  await expect(newest(page).getByRole('button', { name: 'Toilets at school' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(sent.map(({ isCalm }) => isCalm)).toEqual([undefined, true, true]);
});

test('help shown in place of an answer can be said to be a misreading, and the answer is then free', async ({
  page,
}, info) => {
  await open(page, '/about');
  await openChat(page);
  await say(page, "he has run off and I can't find him");
  await agree(page);
  await expect(newest(page)).toContainText('Please read this first');
  await keepScreenshot(page, info, 'danger-takeover');
  await chatOf(page).getByRole('button', { name: 'That’s not what I meant' }).click();
  await expect(newest(page)).toContainText('This answer is free.');
  await expect(newest(page)).not.toContainText('Please read this first');
});

test('Help now stands in the chat, on the form and the hub, at every width and in every scheme', async ({
  page,
}, info) => {
  for (const route of ['/form', '/interactive-hub']) {
    await open(page, route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await keepScreenshot(page, info, `help-now-on${route.replace('/', '-')}-${width}`);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Help now' }).click();
      await expect(page.getByRole('dialog', { name: 'Help now' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page);
        await keepScreenshot(page, info, `help-now${route.replace('/', '-')}-${width}-${colorScheme}`);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Help now' })).toBeFocused();
    }
  }
  await openChat(page);
  await chatOf(page).getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('dialog', { name: 'Help now' })).toBeVisible();
});
