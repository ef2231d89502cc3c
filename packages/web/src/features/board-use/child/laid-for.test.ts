import { expect, test } from 'vitest';
import { boardNamed } from '#device/testing/device-test-kit';
import { laidFor } from './laid-for.ts';

const day = boardNamed('Day', { kind: 'schedule', rows: 1, columns: 5, cells: Array(5).fill(null) });

test('[BU7] on an upright screen the steps of a one-row schedule stand one under the other', () => {
  expect(laidFor(day, true)).toMatchObject({ rows: 5, columns: 1, cells: day.cells });
});

test('[BU7] on a screen that lies, and for every other board, places stay as they are', () => {
  expect(laidFor(day, false)).toBe(day);
  for (const other of [
    { ...day, kind: 'grid' as const },
    { ...day, kind: 'first-then' as const },
    { ...day, columns: 2, cells: [null, null] },
    { ...day, rows: 2, columns: 3, cells: Array(6).fill(null) },
  ])
    expect(laidFor(other, true)).toBe(other);
});
