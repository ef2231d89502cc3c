import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { axe, axeColours } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree } from '../harness/chat.ts';
import { pressOn } from '../harness/keyboard.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { whenAllIsKept } from '../harness/offline.ts';
import { downloaded, keepScreenshot, open, settled } from '../harness/pages.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test.use({ serviceWorkers: 'allow' });

const bookOf = (page: Page) => page.getByRole('dialog', { name: /^Storybook:/ });
const pictureIn = (page: Page) => bookOf(page).locator('[data-picture]');

/** Leaving is a held button, as in the child view. */
async function leaveBook(page: Page) {
  const button = bookOf(page).getByRole('button', { name: 'Hold to leave' });
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(bookOf(page)).toBeHidden();
  await page.keyboard.up('Enter');
}

test('a story becomes a book: read by keyboard, pictures changed and made, on paper, and without a connection', async ({
  page,
  context,
  complaints,
}, info) => {
  await open(page, '/social-stories');
  await keepPlan(page);
  await page.getByLabel('What is the story about?').fill('Leo visits the dentist');
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await agree(page);
  const story = shownStory(page);
  await expect(story).toBeVisible({ timeout: 30_000 });

  const count = await readByKeyboard(page);
  await expect(story.getByRole('button', { name: 'Storybook view' })).toBeFocused();

  const before = await story.getByRole('heading', { level: 2 }).textContent();
  const sent = page.waitForRequest('**/api/images');
  await story.getByRole('button', { name: /Generate image/ }).click();
  expect((await sent).postData()).not.toMatch(/\bLeo\b/);
  await expect(story.getByText('Made from the symbol library')).toBeVisible({ timeout: 30_000 });
  await expectBalance(page, 0.5);
  await axe(page);
  await keepScreenshot(page, info, 'story-with-cover-1280');

  const expected = { count, title: before };
  await expectBookOnPaper(page, expected);

  await whenAllIsKept(page);
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await story.getByRole('button', { name: 'Storybook view' }).click();
  await expect(bookOf(page).locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('ArrowRight');
  await expect(pictureIn(page)).toHaveAttribute('data-picture', /apple/);
  await leaveBook(page);
  await expectBookOnPaper(page, expected);
  await context.setOffline(false);
});

test('the book fits a phone either way up, a tablet and a desk, in every look', async ({ page }, info) => {
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 1 });
  await page.goto('/social-stories?book=story-0');
  await expect(bookOf(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pictureIn(page)).toBeVisible();
  await seeEveryLook(page, info, 'storybook');
  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await axeColours(page);
    await expect(bookOf(page).getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await keepScreenshot(page, info, `storybook-${width}x${height}`);
  }
  await leaveBook(page);
  await expect(page).toHaveURL('/social-stories');
});

/** From the first page to the end, and out; answers how many pages there are. */
async function readByKeyboard(page: Page): Promise<number> {
  await pressOn(page, shownStory(page).getByRole('button', { name: 'Storybook view' }));
  const book = bookOf(page);
  await expect(book.getByRole('button', { name: 'Next' })).toBeFocused();
  const count = Number(
    /of (\d+)/.exec(
      (await book
        .getByText(/^Page 1 of/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  );
  expect(count).toBeGreaterThan(4);
  await page.keyboard.press('Enter');
  await expect(book.getByText(`Page 2 of ${count}`).first()).toBeVisible();
  await expect(pictureIn(page)).toBeVisible();
  await axe(page);

  await changePicture(page);
  await page.keyboard.press('End');
  await expect(book.getByText('The end', { exact: true })).toBeVisible();
  await expect(book.getByRole('button', { name: 'Read again' })).toBeFocused();
  await axe(page);
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(book.getByText('Hold the button for two seconds to leave.')).toBeVisible();
  await leaveBook(page);
  await expect(page).toHaveURL('/social-stories');
  return count;
}

async function changePicture(page: Page) {
  await pressOn(page, bookOf(page).getByRole('button', { name: 'For the carer' }));
  await axe(page);
  await pressOn(page, page.getByRole('button', { name: 'Change picture' }));
  const choice = page.getByRole('dialog', { name: 'Picture for this page' });
  await choice.getByRole('searchbox').fill('apple');
  await expect(choice.getByRole('button', { name: /apple/i }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(bookOf(page).getByRole('button', { name: 'For the carer' })).toBeFocused();
  await expect(pictureIn(page)).toHaveAttribute('data-picture', /apple/);
}

async function expectBookOnPaper(page: Page, { count, title }: { count: number; title: string | null }) {
  await shownStory(page).getByRole('button', { name: 'Download' }).click();
  const { bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'PDF picture book' }).click(),
  );
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(count);
  expect(pdf.getTitle()).toBe(title);
  const { width, height } = pdf.getPage(0).getSize();
  expect(width).toBeGreaterThan(height);
}
