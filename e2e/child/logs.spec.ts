import type { Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { pressOn, tabTo } from '../harness/keyboard.ts';
import { journal, response, seedLogs } from '../harness/logs.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { downloaded, keepScreenshot, open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const openJournal = async (page: Page, seed = journal) => {
  await open(page, '/history');
  await seedLogs(page, seed);
  await page.reload();
  await settled(page);
};
const entry = (page: Page, name: string) => page.getByRole('article', { name });

test('[LG7] the empty page is accessible and leads to the form', async ({ page }, info) => {
  await open(page, '/history');
  await expect(page.getByRole('heading', { name: 'No care plans yet' })).toBeVisible();
  await axe(page);
  await keepScreenshot(page, info, 'logs-empty-1280');
  await page.getByRole('link', { name: 'Make the first care plan' }).click();
  await expect(page).toHaveURL(/\/form$/);
});

test('[LG1] the journal is whole and accessible at every width, in every look', async ({ page }, info) => {
  await openJournal(page);
  await expect(entry(page, 'Safety plan for outings')).toBeVisible();
  await seeEveryLook(page, info, 'logs');
  await entry(page, 'A care plan for Leo').getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByText('Check this: mentions cheese; this profile is dairy-free')).toBeVisible();
  await entry(page, 'A care plan for Leo').getByRole('button', { name: 'Add Note (2)' }).click();
  await seeEveryLook(page, info, 'logs-open');
});

test('[LG3][LG5] notes are written, kept, deleted and brought back by keyboard alone', async ({ page }) => {
  await openJournal(page);
  const card = entry(page, 'Mornings before school');
  await pressOn(page, card.getByRole('button', { name: 'Add Note (0)' }));
  await page.keyboard.type('New shoes went on.');
  await pressOn(page, card.getByRole('button', { name: 'Save note' }));
  const kept = card.getByRole('listitem').filter({ hasText: 'New shoes went on.' });
  await expect(kept).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add Note (1)' })).toBeFocused();
  await page.reload();
  await settled(page);
  await pressOn(page, card.getByRole('button', { name: 'Delete note' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Delete note' }));
  await expect(kept).toHaveCount(0);
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(kept).toBeVisible();
});

test('[LG5][LG9] an entry deleted in one tab goes from the other, and Undo brings it back to both', async ({
  page,
  context,
}) => {
  await openJournal(page);
  const other = await context.newPage();
  await open(other, '/history');
  await entry(page, 'Safety plan for outings').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry(other, 'Safety plan for outings')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(other, 'Safety plan for outings')).toBeVisible();
  await other.close();
});

test('[LG12] an entry downloads as text, Word and PDF, also without a connection to anything else', async ({
  page,
}) => {
  await openJournal(page);
  const card = entry(page, 'A care plan for Leo');
  const starts = { 'Plain text (.txt)': 'A care', 'Word (.docx)': 'PK', PDF: '%PDF' };
  for (const [choice, start] of Object.entries(starts)) {
    await card.getByRole('button', { name: 'Download' }).click();
    const { bytes } = await downloaded(page, () => card.getByRole('button', { name: choice }).click());
    expect(bytes.toString('latin1').startsWith(start), choice).toBe(true);
    await expect(page.getByText(/downloaded$/).last()).toBeVisible();
  }
});

test('[DC9] printing prints the paper alone', async ({ page }, info) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openJournal(page);
  const card = entry(page, 'A care plan for Leo');
  await card.getByRole('button', { name: 'Download' }).click();
  await card.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'A care plan for Leo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Logs' })).toBeHidden();
  await keepScreenshot(page, info, 'logs-print');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'Logs' })).toBeVisible();
});

test('[LG8][LG10] among five thousand, a link leads to one entry, and the list scrolls to its end', async ({
  page,
}) => {
  const responses = Array.from({ length: 5000 }, (_, at) =>
    response(`plan-${at}`, {
      content: `# Plan number ${at}\n\nShort.\n\nText.`,
      timestamp: new Date(Date.UTC(2026, 10, 14) - at * 3_600_000).toISOString(),
    }),
  );
  await openJournal(page, { responses });
  await page.goto('/history?entry=plan-4321');
  await expect(entry(page, 'Plan number 4321')).toBeFocused();
  await expect(entry(page, 'Plan number 4321')).toBeInViewport();
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(30);
  await tabTo(page, entry(page, 'Plan number 4322').getByRole('button', { name: /Add Note/ }));
  await page.keyboard.press('End');
  // The page grows while the last cards are measured, so once more may be needed, as by hand.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(entry(page, 'Plan number 4999')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('[DV26][SP18] plans that an earlier version kept in its chat list stand in Logs and lead to a story', async ({
  page,
}, info) => {
  await open(page, '/history');
  const old = {
    chatHistory: [
      {
        id: 1741000000000,
        role: 'assistant',
        content: '# Mornings for Leo\n\nMornings go better with a picture list.',
        timestamp: '2025-03-03T11:06:40.000Z',
        fromForm: true,
        notes: [{ id: 7, content: 'The list worked.', timestamp: '2025-03-04T08:00:00.000Z' }],
      },
    ],
    notes: [
      { id: 8, messageId: 1741000000000, content: 'So did the song.', timestamp: '2025-03-05T08:00:00.000Z' },
    ],
  };
  await page.evaluate((lists) => {
    for (const [key, list] of Object.entries(lists)) localStorage.setItem(key, JSON.stringify(list));
  }, old);
  await page.reload();
  await settled(page);
  const card = entry(page, 'Mornings for Leo');
  await expect(card.getByText('The list worked.')).toBeVisible();
  await expect(card.getByText('So did the song.')).toBeVisible();
  await keepScreenshot(page, info, 'logs-older-plan-1280');
  await open(page, '/social-stories');
  await page.getByLabel('Whose plan is this?').fill('Leo');
  await axe(page);
  await keepScreenshot(page, info, 'stories-older-plan-1280');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: /Generate Story/ })).toBeVisible();
});
