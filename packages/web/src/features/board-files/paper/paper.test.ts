import type { Board, Card, CardPicture } from '@calmbridge/domain/boards/board';
import { PDFDocument } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import { pdfOperators, pdfPages } from '#documents/testing/read-pdf';
import { bundledFont } from '#documents/testing/sample-book';
import { type CardPixels, pictureKey } from '../card-pixels.ts';
import { cardSheet, cardSizesMm, marginMm, type PaperSize, papersMm } from './card-sheet.ts';
import type { Painter } from './painter.ts';
import { type CardsLook, type PaperWriting, writeBoardPdf, writeCardsPdf } from './write-pdf.ts';

const apple: CardPicture = { is: 'symbol', id: 'fluent:red-apple' };
const photo: CardPicture = { is: 'picture', id: 'photo-1' };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#F92F60" d="M4 4h24v24H4z"/></svg>';
const pixels = new Map<string, CardPixels>(
  [
    { picture: apple, bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml' },
    { picture: photo, bytes: new Uint8Array([1]), contentType: 'image/jpeg' },
  ].map((one) => [pictureKey(one.picture), { ...one, width: 32, height: 32, licence: null }]),
);

const dot = { is: 'rgb' as const, width: 1, height: 1, rgb: new Uint8Array([10, 200, 30]) };
const painting = () => {
  const painter = { picture: vi.fn(async () => dot), words: vi.fn(async () => dot) } satisfies Painter;
  const writing: PaperWriting = {
    title: 'Everyday words',
    pixels,
    credits: ['OpenMoji, CC BY-SA 4.0'],
    painter,
    load: bundledFont,
  };
  return { painter, writing };
};
const card = (label: string, more: Partial<Card> = {}): Card => ({
  id: label,
  label,
  picture: apple,
  wordClass: 'thing',
  ...more,
});
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(`word ${at}`));
const look: CardsLook = { paper: 'a4', cardMm: 50, hasWords: true, hasCutLines: true, isGrey: false };

/** Every card is clipped to its own place, so its place is what the file says. In points from the lower left. */
const placesIn = (page: string) =>
  [...page.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(([, ...found]) => found.map(Number));
const mm = (points: number) => (points * 25.4) / 72;

const papers = Object.keys(papersMm) as PaperSize[];
const every = cardSizesMm.flatMap((cardMm, at) =>
  papers.map((paper, other) => ({ cardMm, paper, hasCutLines: (at + other) % 2 === 0 })),
);

test('[BF2] no size leaves what a printer reaches, with and without cut lines', () => {
  for (const cardMm of cardSizesMm)
    for (const paper of papers)
      for (const hasCutLines of [true, false])
        for (const { left, top } of cardSheet(cardMm, paper, hasCutLines).places) {
          const { width, height } = papersMm[paper];
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(marginMm);
          expect(left + cardMm).toBeLessThanOrEqual(width - marginMm + 1e-9);
          expect(top + cardMm).toBeLessThanOrEqual(height - marginMm + 1e-9);
        }
});

test.each(every)('[BF1] [BF2] $cardMm mm cards on $paper, cut lines $hasCutLines', async (choice) => {
  const { writing } = painting();
  const bytes = await writeCardsPdf(cards(40), { ...look, ...choice }, writing);
  const pages = await pdfOperators(bytes);
  const sheet = cardSheet(choice.cardMm, choice.paper, choice.hasCutLines);
  expect(pages).toHaveLength(Math.ceil(40 / sheet.perPage));
  const { width, height } = papersMm[choice.paper];
  const size = (await PDFDocument.load(bytes)).getPage(0).getSize();
  expect([mm(size.width), mm(size.height)]).toEqual([expect.closeTo(width, 2), expect.closeTo(height, 2)]);
  for (const { page } of pages) {
    const places = placesIn(page);
    expect(places.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0, wide = 0, high = 0] of places) {
      expect([mm(wide), mm(high)]).toEqual([
        expect.closeTo(choice.cardMm, 4),
        expect.closeTo(choice.cardMm, 4),
      ]);
      expect(mm(x)).toBeGreaterThanOrEqual(marginMm - 0.001);
      expect(mm(y)).toBeGreaterThanOrEqual(marginMm - 0.001);
      expect(mm(x + wide)).toBeLessThanOrEqual(width - marginMm + 0.001);
      expect(mm(y + high)).toBeLessThanOrEqual(height - marginMm + 0.001);
    }
  }
  expect(pages.flatMap(({ page }) => placesIn(page))).toHaveLength(40);
});

test('[BF1] a card of 50 mm is 141.73 points, and the cut lines are that far apart', async () => {
  const { writing } = painting();
  const [first] = await pdfOperators(await writeCardsPdf(cards(20), look, writing));
  expect(placesIn(first?.page ?? '')[0]?.[2]).toBeCloseTo(141.732, 2);
  const lines = [...(first?.page ?? '').matchAll(/^(\S+) (\S+) m\n(\S+) (\S+) l\nS$/gm)].map(([, ...at]) =>
    at.map(Number),
  );
  const upright = lines.filter(([x1, , x2]) => x1 === x2).map(([x = 0]) => x);
  const level = lines.filter(([, y1, , y2]) => y1 === y2).map(([, y = 0]) => y);
  expect([upright.length, level.length]).toEqual([5, 6]);
  for (const found of [upright, level])
    found
      .toSorted((a, b) => a - b)
      .forEach((at, index, all) => {
        if (index > 0) expect(at - (all[index - 1] ?? 0)).toBeCloseTo(141.732, 2);
      });
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines)
    for (const [at, paper] of [
      [x1, 210],
      [x2, 210],
      [y1, 297],
      [y2, 297],
    ] as const) {
      expect(mm(at)).toBeGreaterThanOrEqual(marginMm - 0.001);
      expect(mm(at)).toBeLessThanOrEqual(paper - marginMm + 0.001);
    }
});

test('[BF1] the file asks to be printed at its own size', async () => {
  const { writing } = painting();
  const pdf = await PDFDocument.load(await writeCardsPdf(cards(1), look, writing));
  expect(pdf.catalog.getViewerPreferences()?.getPrintScaling()).toBe('None');
});

test('[BF2] how many go on a page', () => {
  const counts = cardSizesMm.map((size) => [
    cardSheet(size, 'a4', true).perPage,
    cardSheet(size, 'letter', true).perPage,
  ]);
  expect(counts).toEqual([
    [35, 35],
    [20, 20],
    [6, 6],
    [4, 4],
  ]);
});

test('[BF3] labels stand under the pictures, or not; a card without a picture always says its word', async () => {
  const { writing } = painting();
  const some = [
    card('apple'),
    card('not now', { picture: null }),
    card('x', { picture: { is: 'picture', id: 'gone' } }),
  ];
  const [all] = await pdfPages(await writeCardsPdf(some, look, writing));
  expect(all).toContain('apple');
  const [bare] = await pdfPages(await writeCardsPdf(some, { ...look, hasWords: false }, writing));
  expect(bare).not.toContain('apple');
  expect(bare).toContain('not now');
  expect(bare).toContain('Print at 100');
  expect(bare).toContain('CC BY-SA');
});

test('[BF3] long labels keep whole words; a script our letters lack is written by the browser', async () => {
  const { writing, painter } = painting();
  const long = 'I would like to go outside to the big playground please';
  const [page] = await pdfPages(
    await writeCardsPdf([card(long), card('日本語'), card('Zażółć')], look, writing),
  );
  expect(page?.replaceAll(/\s+/g, ' ')).toContain(long);
  expect(page).toContain('Zażółć');
  expect(painter.words).toHaveBeenCalledTimes(1);
  expect(painter.words).toHaveBeenCalledWith('日本語', expect.anything());
});

test('[BF4] black and white has no colour in it', async () => {
  const { writing, painter } = painting();
  const some = [card('apple'), card('photo', { picture: photo })];
  const colours = async (isGrey: boolean) => {
    const [page] = await pdfOperators(await writeCardsPdf(some, { ...look, isGrey }, writing));
    return [...`${page?.page}\n${page?.drawings}`.matchAll(/^(\S+) (\S+) (\S+) (?:rg|RG)$/gm)].filter(
      ([, red, green, blue]) =>
        Math.abs(Number(red) - Number(green)) > 0.1 || Math.abs(Number(green) - Number(blue)) > 0.1,
    );
  };
  expect(await colours(false)).not.toEqual([]);
  expect(await colours(true)).toEqual([]);
  expect(painter.picture).toHaveBeenLastCalledWith(expect.anything(), {
    most: expect.any(Number),
    isGrey: true,
  });
});

test('[BF5] a symbol is in the file once, as a drawing, however many cards show it', async () => {
  const { writing, painter } = painting();
  const bytes = await writeCardsPdf(cards(64), look, writing);
  expect(painter.picture).not.toHaveBeenCalled();
  const [page] = await pdfOperators(bytes);
  expect(page?.drawings).toContain('0.9765 0.1843 0.3765 rg');
  expect(bytes.length).toBeLessThan(250_000);
});

test('[BF6] the board as it is laid out is one page, lying when it is wider than tall', async () => {
  const { writing } = painting();
  const board: Board = {
    id: 'b',
    name: 'Everyday words',
    rows: 2,
    columns: 5,
    cells: [card('one'), null, card('secret', { isHidden: true }), card('four')],
    kind: 'grid',
    createdAt: '',
    updatedAt: '',
  };
  const bytes = await writeBoardPdf(board, look, writing);
  const [page, ...more] = await pdfPages(bytes);
  expect(more).toEqual([]);
  expect(page).toContain('Everyday words');
  expect(page).not.toContain('secret');
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
  expect(width).toBeGreaterThan(height);
  const places = placesIn((await pdfOperators(bytes))[0]?.page ?? '');
  expect(places).toHaveLength(2);
  for (const [x = 0, y = 0, wide = 0, high = 0] of places) {
    expect(Math.min(mm(x), mm(y))).toBeGreaterThanOrEqual(marginMm - 0.001);
    expect(mm(x + wide)).toBeLessThanOrEqual(297 - marginMm + 0.001);
    expect(mm(y + high)).toBeLessThanOrEqual(210 - marginMm + 0.001);
  }
});
