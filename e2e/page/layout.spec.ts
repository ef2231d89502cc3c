// Layout: nothing covers what it should not, and the whole screen is used.
import type { Locator, Page } from '@playwright/test';
import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { keepOnDevice } from '../harness/device.ts';
import { savedChild } from '../harness/moments.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const childView = (page: Page) => page.getByRole('dialog', { name: /^Child view/ });

test('the chat button floats with the header: on no page does it cover anything, and it gives way with it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const button = page.getByRole('button', { name: 'Open AI chat' });
  await open(page, '/form');
  await keepOnDevice(page, 'savedChildren', [savedChild('leo', 'Leo'), savedChild('mia', 'Mia')]);
  for (const width of [320, 390, 900, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of width === 390 ? ['/form', '/payment', '/settings'] : ['/about']) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
      expect(await sharesWith(button, page), `${path} at ${width}`).toEqual([]);
      const name = await boxOf(page.getByRole('banner').getByText('Calmbridge', { exact: true }));
      const moment = await boxOf(page.getByRole('button', { name: 'Add a moment' }).first());
      expect(overlap(name, moment), `the name over the moment at ${width}`).toBe(false);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollBy(0, -40));
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await sharesWith(button, page), `end of ${path} at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/form');
  await page.mouse.wheel(0, 600);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(button).toBeInViewport();
});

/** What else can be pressed or read where the button is, its own parts aside. */
const sharesWith = async (button: Locator, page: Page): Promise<string[]> => {
  const mine = await boxOf(button);
  return page.evaluate(({ x, y, width, height }) => {
    const bar = document.querySelector('header') as Element;
    const found = [...bar.querySelectorAll('a, button')].filter((one) => {
      const box = one.getBoundingClientRect();
      const isSame = one.getAttribute('aria-label') === 'Open AI chat';
      const isApart =
        box.width === 0 ||
        box.left >= x + width ||
        box.right <= x ||
        box.top >= y + height ||
        box.bottom <= y;
      return !isSame && !isApart;
    });
    // Beside the bar nothing is under it: the bar is opaque and the page scrolls behind it.
    return found.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  }, mine);
};

test('[BU7] child view in landscape: the whole width, labels of 16 pixels, pages where there is no room', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/pecs-board');
  await seedBoards(page, [boardOf('four', 'Four', 4, 4), boardOf('many', 'Many', 8, 8)]);
  const labels = () =>
    childView(page)
      .locator('[data-place] span')
      .filter({ hasText: /\w/, hasNot: page.locator('span') })
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  for (const [id, count] of [
    ['four', 16],
    ['many', 16],
  ] as const) {
    await open(page, `/pecs-board?board=${id}`);
    await page.getByRole('button', { name: 'Child view', exact: true }).click();
    const places = childView(page).locator('[data-place]');
    await expect(places).toHaveCount(count);
    const first = await boxOf(places.first());
    const last = await boxOf(places.last());
    const leave = await boxOf(childView(page).getByRole('button', { name: 'Hold to leave' }));
    expect(first.x).toBeLessThan(24);
    expect(last.x + last.width).toBeGreaterThan(leave.x - 40);
    expect(last.y + last.height).toBeLessThanOrEqual(390);
    expect(Math.min(...(await labels()))).toBeGreaterThanOrEqual(16);
    await expect(places.first().locator('img, svg').first()).toBeVisible();
    await page.screenshot({ path: info.outputPath(`child-landscape-${id}.png`) });
    await axe(page);
  }
  await expect(childView(page).getByText('1 of 4')).toBeVisible();
  await childView(page).getByRole('button', { name: 'More cards' }).click();
  await childView(page).getByRole('button', { name: 'More cards' }).click();
  await expect(childView(page).locator('[data-place="32"]')).toBeVisible();
  await childView(page).locator('[data-place="32"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(childView(page).locator('[data-place="24"]')).toBeFocused();
  await expect(childView(page).getByText('1 of 4')).toBeVisible();
});

test('storybook view is under the title, the check is folded, and text areas grow', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 1 });
  const story = shownStory(page);
  if (!(await story.isVisible())) await page.getByText('I visit the dentist').first().click();
  await expect(story).toBeVisible();
  const title = await boxOf(story.getByRole('heading', { level: 2 }));
  const book = await boxOf(story.getByRole('button', { name: 'Storybook view' }));
  const text = await boxOf(story.getByText('My name is Leo.'));
  expect(book.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(text.y).toBeGreaterThanOrEqual(book.y + book.height);
  await expect(story.getByText(/\d of \d passed/)).toBeVisible();
  await expect(story.getByText('Sentence balance')).toBeHidden();
  await story.getByText('Story check').click();
  await expect(story.getByText('Sentence balance')).toBeVisible();
  await keepScreenshot(page, info, 'story-390');

  await open(page, '/form');
  await page.getByText('More about your child (optional)').click();
  const notes = page.getByLabel('Notes');
  const before = await boxOf(notes);
  await notes.fill('One more line.\n'.repeat(14));
  const after = await boxOf(notes);
  expect(after.height).toBeGreaterThan(before.height + 100);
  await notes.fill('x'.repeat(501));
  await expect(page.getByText('Notes can have at most 500 characters. There are 501 now.')).toBeVisible();
});

test('a toast in a dialog covers neither its title nor its close button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pecs-board');
  await seedBoards(page, [boardOf('four', 'Four', 2, 2)]);
  await open(page, '/pecs-board?board=four');
  await page.getByRole('grid').getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: /^Card:/ });
  await panel.getByText('Generate', { exact: true }).click();
  await panel.getByRole('button', { name: /^Generate/ }).click();
  const toast = panel.getByText('The picture is on the card');
  await expect(toast).toBeVisible({ timeout: 30_000 });
  const slip = await boxOf(toast.locator('..'));
  expect(overlap(slip, await boxOf(panel.getByRole('heading', { level: 2 })))).toBe(false);
  expect(overlap(slip, await boxOf(panel.getByRole('button', { name: 'Close', exact: true })))).toBe(false);
});
