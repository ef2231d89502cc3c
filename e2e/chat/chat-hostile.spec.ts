import { hostileAnswers } from '@calmbridge/domain/assistant/testing/hostile-answers';
import { agree, chatOf, newest, openChat, say } from '../harness/chat.ts';
import { open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const state = {
  credits: 1,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
};

// Answers are put in by intercepting the request, past every check of the server: the page must be safe by itself.
test('forty hostile answers are shown without one request to another place', async ({ page, complaints }) => {
  expect(hostileAnswers).toHaveLength(40);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, '/about');
  const here = page.url();
  await openChat(page);
  let answer = '';
  await page.route('**/api/assistant/chat', (route) => {
    const events = [
      { is: 'begun', writer: 'service' },
      { is: 'help', kind: 'K8', text: answer, isInstead: true },
      ...answer.split(/(?<=[\s>])/).map((text) => ({ is: 'text', text })),
      { is: 'text', text: '\n\nEnd of text.' },
      { is: 'flag', flag: { rule: 'diet/dairy', found: answer.slice(0, 40), why: answer } },
      { is: 'done', charged: 0.05, state },
    ];
    return route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    });
  });
  // The server knows of none of these uses, so that they are received here as well.
  await page.route('**/api/uses/*/received', (route) => route.fulfill({ json: { charged: 0.05, state } }));
  for (const [at, hostile] of hostileAnswers.entries()) {
    answer = hostile;
    await say(page, `Question ${at}`);
    if (at === 0) await agree(page);
    await expect(chatOf(page).getByRole('article')).toHaveCount(2 * (at + 1));
    await expect(newest(page)).toContainText('End of text.');
  }
  const loading =
    'img, script, iframe, object, embed, video, audio, link, base, meta, form, input, image, style, a:not([href^="tel:"])';
  const found = await chatOf(page)
    .getByRole('article')
    .locator(loading)
    .evaluateAll((all) => all.map((element) => element.outerHTML));
  expect(found).toEqual([]);
  expect(
    await chatOf(page)
      .getByRole('article')
      .locator('[src], [href]:not([href^="tel:"]), [style], [srcset]')
      .count(),
  ).toBe(0);
  expect(alerts).toEqual([]);
  expect(page.url()).toBe(here);
  expect(complaints.found()).toEqual([]);
});
