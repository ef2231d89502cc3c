// Little room: a phone enlarged to 200 %, and a long name in the largest text. No page scrolls sideways or cuts off what
// can be pressed or read; what is wide by nature, as the grid of a board, scrolls in a frame of its own.
import { isPublic, rows } from '@calmbridge/web/route-table';
import type { Page } from '@playwright/test';
import { keepOnDevice } from '../harness/device.ts';
import { planForLeo, response, seedLogs } from '../harness/logs.ts';
import { moment, savedChild, seedMoments } from '../harness/moments.ts';
import { open, settled } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { carerTest, expect, test } from '../harness/test.ts';

const enlargedPhone = { viewport: { width: 195, height: 422 }, deviceScaleFactor: 2 };
const longName = 'Maximiliana'.repeat(9);

const paths = (which: (row: (typeof rows)[number]) => boolean) =>
  // What administrators see is opened by their own journey.
  rows.filter((row) => which(row) && row.guard !== 'administrator').map(({ path }) => path);
const carersPaths = [
  ...paths((row) => !isPublic(row)).map((path) =>
    path.replace('/plans/:id', '/plans/plan').replace(':id', 'child'),
  ),
  '/pecs-board?board=words',
  '/pecs-board?board=day',
];

test.describe('a phone enlarged to 200 %', () => {
  test.use(enlargedPhone);
  test('no public page scrolls sideways', async ({ page }) => {
    expect(await tooWide(page, paths(isPublic))).toEqual([]);
  });
});

carerTest.describe('a phone enlarged to 200 %', () => {
  carerTest.use(enlargedPhone);
  carerTest('no page of a carer scrolls sideways', async ({ page }) => {
    carerTest.slow();
    // Before a child is saved the header is another.
    expect(await tooWide(page, ['/about'])).toEqual([]);
    await keepEverything(page, 'Leo');
    expect(await tooWide(page, carersPaths)).toEqual([]);
  });
});

carerTest.describe('a phone, the largest text', () => {
  carerTest.use({ viewport: { width: 390, height: 844 } });
  carerTest('a long name does not make any page scroll sideways', async ({ page }) => {
    carerTest.slow();
    await keepEverything(page, longName);
    await open(page, '/settings');
    await page.getByRole('slider', { name: /Text size/ }).press('End');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
    expect(await tooWide(page, carersPaths)).toEqual([]);
  });
});

/** One record of each kind, about a child of this name. */
async function keepEverything(page: Page, name: string) {
  await open(page, '/about');
  await keepOnDevice(page, 'savedChildren', [savedChild('child', name), savedChild('other', 'Mia')]);
  const content = planForLeo.replaceAll('Leo', name);
  await seedLogs(page, { responses: [response('plan', { content, profile: { name, age: '6' } })] });
  const about = { childId: 'child', child: name };
  await keepOnDevice(page, 'socialStories', [{ ...story, ...about, title: `${name} visits the dentist` }]);
  const today = new Date().toISOString().slice(0, 11);
  await seedMoments(
    page,
    Array.from({ length: 12 }, (_, at) =>
      moment(`m${at}`, `${today}${String(at).padStart(2, '0')}:05`, { ...about, before: [name] }),
    ),
  );
  const day = boardOf('day', name, 1, 4);
  await seedBoards(page, [boardOf('words', name, 3, 4), { ...day, kind: 'schedule', childId: 'child' }]);
}

const story = {
  id: 'story',
  chatId: 'plan',
  date: '2026-11-14T22:47:00.000Z',
  customName: '',
  content: 'Sometimes I visit the dentist. The dentist counts my teeth.',
  type: 'Routine',
  supportLevel: 'Level 2 (Moderate Support Needs)',
  tone: 'Calm and Reassuring',
  context: 'Home',
  color: '',
  writtenBy: 'guidebook',
};

async function tooWide(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await settled(page);
    // The opening of a page is there before the rest of it.
    await page.waitForLoadState('networkidle');
    await settled(page);
    found.push(...(await page.evaluate(beyondTheEdge)).map((what) => `${route}: ${what}`));
  }
  return found;
}

/** In the page: how much the page, or a dialog over it, scrolls sideways, and what is cut off at its edge. */
function beyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const scrolling = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} wide`);
  const isInFrame = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isInFrame(element.parentElement));
  const cutOff = [...document.querySelectorAll('h1, h2, p, label, a, button, input, select, textarea')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      // Of what only a screen reader finds a pixel is left, or it lies under what is drawn in its place.
      return width > 1 && right > edge && !isInFrame(element.parentElement);
    })
    .map((element) => `“${(element.textContent ?? '').slice(0, 40)}” is cut off`);
  return [...scrolling, ...cutOff];
}
