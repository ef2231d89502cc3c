// @vitest-environment node
import { PDFDocument } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import type { PictureBook } from '#shared/story/picture-book';
import { bookFileName } from './picture-book/book-file-name.ts';
import { writeBookPdf } from './picture-book/write-book-pdf.ts';
import { pdfPages } from './testing/read-pdf.ts';
import { bundledFont, dotJpeg, dotPng } from './testing/sample-book.ts';

const book: PictureBook = {
  title: 'Zoë visits the dentist',
  at: '2026-11-14T22:47:00.000Z',
  colour: '#D5E7F4',
  imprint: ['Written by the built-in guidebook.'],
  sheets: [
    { is: 'cover', sentences: ['Zoë visits the dentist'], picture: dotJpeg },
    {
      is: 'page',
      sentences: ['The dentist counts my teeth.', 'She uses a little mirror.'],
      picture: dotJpeg,
    },
    { is: 'page', sentences: ['That is okay 🙂.'], picture: null },
    { is: 'end', sentences: ['The end'], picture: null },
  ],
};
const written = (given: PictureBook, more = {}) =>
  writeBookPdf(given, { load: bundledFont, language: 'en-GB', ...more });

test('[DC10] a picture book has a cover, one page for each page, an end, and pictures inside', async () => {
  const bytes = await written(book);
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('Zoë visits the dentist');
  expect(pages[1]).toContain('The dentist counts my teeth.');
  expect(pages[1]).toContain('She uses a little mirror.');
  expect(pages[1]).toContain('Page 2 of 4');
  expect(pages[2]).toContain('That is okay .');
  expect(pages[3]).toContain('The end');
  expect(pages[3]).toContain('Written by the built-in guidebook.');
  const pdf = await PDFDocument.load(bytes);
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  expect(pdf.getTitle()).toBe(book.title);
  expect(bookFileName(book)).toBe('Zoë visits the dentist 2026-11-14.pdf');
});

test('[DC10] it is Letter where paper is Letter', async () => {
  const pdf = await PDFDocument.load(await written(book, { language: 'en-US' }));
  expect(pdf.getPage(0).getSize()).toEqual({ width: 792, height: 612 });
});

test('[DC11] letters the fonts lack are painted; long words run on, and nothing is lost', async () => {
  const paintWords = vi.fn(async () => dotPng);
  const long = Array.from({ length: 900 }, (_, at) => `word${at}`);
  const pages = await pdfPages(
    await written(
      {
        ...book,
        sheets: [
          { is: 'page', sentences: ['Мама поможет.'], picture: null },
          { is: 'page', sentences: [long.join(' ')], picture: dotJpeg },
        ],
      },
      { paintWords },
    ),
  );
  expect(paintWords).toHaveBeenCalledTimes(1);
  expect(paintWords).toHaveBeenCalledWith(['Мама поможет.'], expect.anything(), 36);
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.join(' ');
  for (const word of long) expect(all).toContain(word);
});
