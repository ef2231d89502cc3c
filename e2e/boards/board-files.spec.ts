import { validateObz } from '@calmbridge/domain/boards/obf/testing/obf-validator';
import type { Locator, Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { wearScheme } from '../harness/looks.ts';
import { downloaded, keepScreenshot, open } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Print and download' });
const choose = (panel: Locator, label: string) => panel.getByText(label, { exact: true }).click();

test('a board is printed, packed, lost and brought back, and costs what it says', async ({
  page,
  complaints,
}, info) => {
  complaints.expect(/402/);
  await open(page, '/pecs-board');
  const food = boardOf('board-food-1', 'Food', 2, 2);
  const home = boardOf('board-home-1', 'Everyday words', 3, 5);
  const cells = home.cells.map((card, at) => (card && at === 0 ? { ...card, leadsTo: food.id } : card));
  await seedBoards(page, [{ ...home, cells }, food]);
  await open(page, '/pecs-board?board=board-home-1');
  const panel = panelOf(page);
  await expect(panel).toContainText('15 cards, 1 page of');
  await choose(panel, 'A4');
  await choose(panel, '10');
  await expect(panel).toContainText('15 cards, 4 pages of A4. 4 fit on a page.');
  await axe(page);
  const press = () => panel.getByRole('button', { name: /^Download/ }).click();

  await expectPrintedOnce(page, press);

  await choose(panel, '.obz');
  await expect(panel).toContainText('2 boards with their pictures.');
  const obz = await downloaded(page, press);
  expectValidPackage(obz.bytes);
  // One's own boards are free.
  await expectBalance(page, 0.5);

  await choose(panel, 'PNG');
  await downloaded(page, press);
  await expectBalance(page, 0);
  await choose(panel, 'PDF');
  await choose(panel, 'Whole board');
  await press();
  const noCredits = page.getByRole('dialog', { name: 'Not enough credits to download a board.' });
  await expect(noCredits).toBeVisible();
  await noCredits.getByRole('button', { name: 'Close' }).click();
  await keepScreenshot(page, info, 'board-files-panel');

  await loseBoards(page);
  await bringBack(page, obz.bytes);
});

test('pictures of every kind in a foreign file, shown, printed in black and white, undone', async ({
  page,
}, info) => {
  await open(page, '/pecs-board');
  const input = page.locator('input[type="file"][accept*=".obz"]').first();
  await input.setInputFiles({ name: 'weather.obz', mimeType: '', buffer: weatherPackage() });
  const incoming = page.getByRole('dialog', { name: 'Import this board?' });
  await expect(incoming).toContainText('1 picture is on the internet only');
  await expect(incoming).toContainText('1 picture can’t be shown safely');
  for (const [scheme, width] of [
    ['light', 390],
    ['dark', 390],
    ['dark', 1280],
    ['light', 1280],
  ] as const) {
    await wearScheme(page, scheme);
    await page.setViewportSize({ width, height: 800 });
    await axe(page);
    await keepScreenshot(page, info, `board-files-incoming-${scheme}-${width}`);
  }
  await incoming.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible();
  const panel = panelOf(page);
  await panel.getByRole('switch', { name: 'Black and white' }).check();
  const press = () => panel.getByRole('button', { name: /^Download/ }).click();
  const pdf = await downloaded(page, press);
  expect((await PDFDocument.load(pdf.bytes)).getPageCount()).toBe(1);
  await choose(panel, 'PNG');
  const png = await downloaded(page, press);
  expect(png.bytes.readUInt32BE(16)).toBe(2 * 360 + 24 + 96);
  // A toast may lie over half a button until it goes.
  await expect(page.getByText(/is in your downloads|board imported/)).toHaveCount(0, { timeout: 60_000 });
  for (const [scheme, width] of [
    ['light', 320],
    ['light', 390],
    ['dark', 390],
    ['dark', 1280],
  ] as const) {
    await wearScheme(page, scheme);
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await axe(page);
    await choose(panel, width === 1280 ? '.obz' : 'PDF');
    await keepScreenshot(page, info, `board-files-panel-${scheme}-${width}`);
  }
});

/** The same file again costs nothing. */
async function expectPrintedOnce(page: Page, press: () => Promise<void>) {
  const pdf = await downloaded(page, press);
  expect(pdf.name).toBe('Everyday words.pdf');
  const pages = (await PDFDocument.load(pdf.bytes)).getPages();
  expect(pages).toHaveLength(4);
  expect(pages[0]?.getWidth()).toBeCloseTo(595.28, 1);
  await expectBalance(page, 0.5);
  await expect(panelOf(page).getByRole('button', { name: 'Download again' })).toBeVisible();
  expect((await downloaded(page, press)).bytes.equals(pdf.bytes)).toBe(true);
  await expectBalance(page, 0.5);
}

function expectValidPackage(bytes: Buffer) {
  const files = unzipSync(new Uint8Array(bytes));
  const found = validateObz(Object.keys(files), (path) => new TextDecoder().decode(files[path]));
  expect(found).toEqual({ errors: [], warnings: [] });
  expect(Object.keys(files).filter((path) => path.endsWith('.svg'))).toHaveLength(10);
}

const loseBoards = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('/boards/')) localStorage.removeItem(key);
  });

/** A file that reaches out of its folder is refused; the one that was made here comes in. */
async function bringBack(page: Page, bytes: Buffer) {
  await open(page, '/pecs-board');
  const input = page.locator('input[type="file"][accept*=".obz"]').first();
  await input.setInputFiles({
    name: 'evil.obz',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ '../x.obf': new Uint8Array() })),
  });
  const refused = page.getByRole('dialog', { name: 'This file was not imported' });
  await expect(refused).toContainText('where it shouldn’t');
  await refused.getByRole('button', { name: 'OK' }).click();
  await input.setInputFiles({ name: 'words.obz', mimeType: 'application/zip', buffer: bytes });
  const incoming = page.getByRole('dialog', { name: 'Import these 2 boards?' });
  await expect(incoming).toContainText('Everyday words');
  await axe(page);
  await incoming.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('2 boards imported')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday words' })).toBeVisible();
  await expect(page).toHaveURL(/board=board-home-1/);
}

/** Pictures inside and beside the board, one that is not safe, one on the internet. */
function weatherPackage(): Buffer {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><linearGradient id="g"><stop stop-color="${fill}"/></linearGradient></defs><circle cx="5" cy="5" r="5" fill="url(#g)"/></svg>`;
  const names = ['sun', 'ночь', 'script', 'online'];
  const board = {
    format: 'open-board-0.1',
    id: 7,
    name: 'Weather',
    buttons: names.map((label, at) => ({ id: at, label, image_id: at, background_color: '#ffee88' })),
    grid: {
      rows: 2,
      columns: 2,
      order: [
        [0, 1],
        [2, 3],
      ],
    },
    images: [
      { id: 0, data: `data:image/svg+xml,${encodeURIComponent(svg('orange'))}` },
      { id: 1, path: 'images/night.svg' },
      { id: 2, data: `data:image/svg+xml,${encodeURIComponent('<svg><script>1</script></svg>')}` },
      { id: 3, url: 'https://pictures.example/x.png' },
    ],
  };
  return Buffer.from(
    zipSync({
      'boards/weather.obf': new TextEncoder().encode(JSON.stringify(board)),
      'images/night.svg': new TextEncoder().encode(svg('navy')),
    }),
  );
}
