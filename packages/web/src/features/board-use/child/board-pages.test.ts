import { expect, test } from 'vitest';
import { pagesFor, placesOn } from './board-pages.ts';

const phone = { width: 720, height: 320 };

test('[BU7] on a phone lying down, what fits with labels of 16 pixels is one page', () => {
  expect(pagesFor({ rows: 3, columns: 5 }, phone)).toEqual([{ row: 0, column: 0, rows: 3, columns: 5 }]);
  // Few columns are wide enough for labels beside their pictures, so more rows fit.
  expect(pagesFor({ rows: 6, columns: 3 }, phone)).toHaveLength(1);
});

test('[BU7] what does not fit is divided into equal pages, each place on one of them', () => {
  const board = { rows: 8, columns: 9 };
  const pages = pagesFor(board, phone);
  expect(pages).toEqual([
    { row: 0, column: 0, rows: 4, columns: 5 },
    { row: 0, column: 5, rows: 4, columns: 5 },
    { row: 4, column: 0, rows: 4, columns: 5 },
    { row: 4, column: 5, rows: 4, columns: 5 },
  ]);
  const places = pages.flatMap((page) => placesOn(page, board)).filter((at) => at !== null);
  expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 72 }, (_, at) => at));
});

test('[BU7] the smallest room still shows one card at a time', () => {
  expect(pagesFor({ rows: 2, columns: 2 }, { width: 10, height: 10 })).toHaveLength(4);
});
