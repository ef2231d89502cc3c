// @vitest-environment node
import { PDFDocument } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import type { OneSheet } from './one-sheet/one-sheet.ts';
import { writeOneSheetPdf } from './one-sheet/write-one-sheet-pdf.ts';
import { pdfPages } from './testing/read-pdf.ts';
import { bundledFont, dotJpeg, dotPng } from './testing/sample-book.ts';

const sheet: OneSheet = {
  title: 'Emergency card for Zoë Štěpánová',
  lead: ['Called Zoë', '6 years old'],
  photo: null,
  photoWords: 'Photo',
  parts: [
    {
      heading: 'Allergies',
      lines: ['Peanuts: EpiPen Jr. 0.15 mg in the blue bag; then 112.'],
      isStrong: true,
    },
    { heading: 'How I talk', lines: ['A few words\nAnd signs'] },
  ],
  foot: 'Keep it up to date.',
};
const written = (given: OneSheet, more = {}) =>
  writeOneSheetPdf(given, { load: bundledFont, language: 'en-GB', ...more });

test('[DC13] everything stands on one page, A4 or Letter, with a box for a photo', async () => {
  const bytes = await written(sheet);
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(1);
  const words = ['Zoë Štěpánová', 'Called Zoë', 'Photo', 'EpiPen Jr. 0.15 mg in the blue bag; then 112.'];
  for (const word of [...words, 'And signs', 'Keep it up to date.']) expect(pages[0]).toContain(word);
  const { width } = (await PDFDocument.load(bytes)).getPage(0).getSize();
  expect(Math.round(width)).toBe(595);
  const letter = await PDFDocument.load(await written(sheet, { language: 'en-US' }));
  expect(letter.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
});

test('[DC13] with every field filled to its limit it still fits on one page and loses no word', async () => {
  const long = (name: string) =>
    Array.from({ length: 125 }, (_, at) => `${name}${at}`.padEnd(7, 'x')).join(' ');
  const names = ['al', 'me', 'co', 'do', 'ta', 'pa', 'ca', 'hu', 'pl'];
  const full: OneSheet = {
    ...sheet,
    photo: dotJpeg,
    parts: names.map((name, at) => ({ heading: name, lines: [long(name)], isStrong: at < 2 })),
  };
  const pages = await pdfPages(await written(full));
  expect(pages).toHaveLength(1);
  for (const name of names) for (const word of long(name).split(' ')) expect(pages[0]).toContain(word);
  expect(pages[0]).toContain('Keep it up to date.');
});

test('[DC14] letters the fonts lack are painted, in every part', async () => {
  const paintWords = vi.fn(async () => dotPng);
  const lines = ['Арахис: адреналин 💉'];
  const pages = await pdfPages(
    await written({ ...sheet, parts: [{ heading: 'Allergies', lines, isStrong: true }] }, { paintWords }),
  );
  expect(pages).toHaveLength(1);
  expect(paintWords).toHaveBeenCalledExactlyOnceWith(lines, expect.anything(), expect.any(Number));
});
