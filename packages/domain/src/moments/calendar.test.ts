import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countByDay, countByHour, median, weekdayOf, weekOf, weeksBetween } from './calendar.ts';
import type { Moment } from './moment.ts';

const moment = (when: string): Moment => ({ id: when, kind: 'meltdown', when, timestamp: '' });
const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2089-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('[MO1] days follow each other through leap years, changed clocks and turns of the year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
      expect(addDays(addDays(from, days), -days)).toBe(from);
    }),
  );
});

test('[MO8] a week begins with the day the place begins it with', () => {
  // 16 November 2026 is a Monday.
  expect(weekdayOf('2026-11-16')).toBe(1);
  expect(weekOf('2026-11-16', 1)).toBe('2026-11-16');
  expect(weekOf('2026-11-16', 0)).toBe('2026-11-15');
  expect(weekOf('2026-11-16', 6)).toBe('2026-11-14');
  expect(weeksBetween('2026-11-01', '2026-11-16', 1)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
});

test('[MO8] every moment is counted once, on its day and in its part of the day', () => {
  const moments = ['2026-11-15T23:59', '2026-11-16T00:00', '2026-11-16T14:59', '2026-11-16T15:00'].map(
    moment,
  );
  expect([...countByDay(moments)]).toEqual([
    ['2026-11-15', 1],
    ['2026-11-16', 3],
  ]);
  const rows = countByHour(moments, 1);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toEqual([1, 0, 0, 0, 0, 0, 0]);
  expect(rows[4]?.[0]).toBe(1);
  expect(rows[5]?.[0]).toBe(1);
  expect(rows[7]).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('the middle of none, of few and of many', () => {
  expect(median([])).toBeNull();
  expect(median([3])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(2.5);
});
