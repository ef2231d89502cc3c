import { agree, newest, openChat, say } from '../harness/chat.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const state = {
  credits: 1,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
};
const why = 'speaks of holding or shutting in a child';
const passage = 'Hold him on the mat until he stops kicking.';
const marked = 'Give the ones in the red bag at nursery.';
const events = [
  { is: 'begun', writer: 'service' },
  {
    is: 'text',
    text: `Go when it is quiet.\n\n[A passage was left out here because it ${why}.]\n\n${marked}\n`,
  },
  { is: 'withheld', withheld: { rule: 'N02', why, text: passage, under: '', goesOn: false } },
  {
    is: 'flag',
    flag: { rule: 'N01', found: marked, why: 'may be advice that only the prescriber can give' },
  },
  { is: 'done', charged: 0.05, state },
];

test('[AT10] what was left out can be shown, with its reason and a warning, in every look', async ({
  page,
}, info) => {
  await open(page, '/about');
  await openChat(page);
  await page.route('**/api/assistant/chat', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.route('**/api/uses/*/received', (route) => route.fulfill({ json: { charged: 0.05, state } }));
  await say(page, 'What helps when we leave the park?');
  await agree(page);
  await expect(newest(page)).toContainText(`Left out because it ${why}.`);
  await expect(newest(page)).toContainText('Check this with your team: it may be advice');
  await expect(newest(page)).not.toContainText(passage);
  await newest(page).getByRole('button', { name: 'Show it anyway' }).click();
  await expect(newest(page)).toContainText(passage);
  await expect(newest(page)).toContainText('Please talk to your team before you try it.');
  await seeEveryLook(page, info, 'left-out');
  await newest(page).getByRole('button', { name: 'Hide it again' }).click();
  await expect(newest(page)).not.toContainText(passage);
});
