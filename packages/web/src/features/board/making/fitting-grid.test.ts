import { afterEach, expect, test, vi } from 'vitest';
import { fittingGrid, gridOnScreen, usualGrid } from './fitting-grid.ts';

afterEach(() => vi.unstubAllGlobals());

/** A screen so wide, as media queries see it. */
const screenOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
  }));

test.each([
  [390, { columns: 3, rows: 4 }],
  [768, { columns: 5, rows: 2 }],
  [1280, { columns: 5, rows: 2 }],
])('[BE2] ten words on a screen of %i pixels', (width, grid) => {
  screenOf(width);
  expect(fittingGrid(10)).toEqual(grid);
});

test('[BE2] a ready board fits a phone too, but the core words keep their places', () => {
  screenOf(390);
  expect(gridOnScreen({ columns: 4, rows: 2 }, 8)).toEqual({ columns: 3, rows: 3 });
  expect(gridOnScreen({ columns: 6, rows: 6 }, 36)).toEqual({ columns: 6, rows: 6 });
  expect(usualGrid()).toEqual({ columns: 3, rows: 4 });
  screenOf(1280);
  expect(gridOnScreen({ columns: 4, rows: 2 }, 8)).toEqual({ columns: 4, rows: 2 });
});
