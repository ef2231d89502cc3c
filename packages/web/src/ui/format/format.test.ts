import { expect, test } from 'vitest';
import { formatChange, formatCredits, formatMoney, formatNumber } from './format.ts';
import {
  formatDay,
  formatDayOfMonth,
  formatDayOfYear,
  formatMoment,
  formatMonth,
  formatMonthOf,
  formatShortMoment,
  formatTimeOfDay,
} from './format-date.ts';
import { formatList } from './format-list.ts';

test('[UI6] credits have at most two decimals and no trailing zeros', () => {
  expect([5, 25, 50, 100, 1250, 0, 30.000_000_4].map(formatCredits)).toEqual([
    '0.05',
    '0.25',
    '0.5',
    '1',
    '12.5',
    '0',
    '0.3',
  ]);
});

test('[UI6] money has its sign, and decimals only where there are cents', () => {
  expect([0, 995, 1995, 100].map((cents) => formatMoney(cents))).toEqual(['$0', '$9.95', '$19.95', '$1']);
});

test('[UI6] figures are written as the language writes them', () => {
  const credits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
  const numbers = new Intl.NumberFormat('en');
  for (let hundredths = 0; hundredths < 1e12; hundredths = Math.ceil(hundredths * 1.03) + 97) {
    expect(formatCredits(hundredths)).toBe(credits.format(hundredths / 100));
    expect(formatMoney(hundredths)).toBe(dollars.format(hundredths / 100).replace(/\.00$/, ''));
    expect(formatNumber(hundredths)).toBe(numbers.format(hundredths));
  }
  expect([0, 7, 999, 1000, 1.25, -3].map(formatNumber)).toEqual(['0', '7', '999', '1,000', '1.25', '-3']);
});

test('[UI6] a list is written as the language writes it', () => {
  const lists = [[], ['plans'], ['plans', 'notes'], ['plans', 'notes', 'boards'], ['a', 'b', 'c', 'd']];
  expect(lists.map(formatList)).toEqual(lists.map((parts) => new Intl.ListFormat('en').format(parts)));
});

test('[UI6] a calendar day is the same day everywhere', () => {
  expect(formatDay('1988-05-14')).toMatch(/14/);
  expect(formatDay('1988-05-14')).toMatch(/May/);
  expect(formatNumber(1000)).toBe('1,000');
});

test('[UI6] a change has its sign, and a real minus', () => {
  expect([-25, 5, 2500, 0].map(formatChange)).toEqual(['\u22120.25', '+0.05', '+25', '0']);
});

test('[UI6] dates are written as the language writes them', () => {
  const written = (options: Intl.DateTimeFormatOptions, iso: string) =>
    new Intl.DateTimeFormat('en', options).format(new Date(iso)).replace(/\s(?=[AP]M)/, '\u00a0');
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const now = new Date('2026-07-01T12:00:00');
  for (
    let at = Date.parse('2025-01-01T00:00:00Z');
    at < Date.parse('2027-01-05T00:00:00Z');
    at += 35_000_000
  ) {
    const iso = new Date(at).toISOString();
    const { year, ...dayOfYear } = day;
    const otherYear = new Date(iso).getFullYear() === 2026 ? {} : { year };
    expect(formatDay(iso)).toBe(written(day, iso));
    expect(formatMoment(iso)).toBe(written({ ...day, ...time }, iso));
    expect(formatTimeOfDay(iso)).toBe(written(time, iso));
    expect(formatDayOfYear(iso, now)).toBe(written({ ...dayOfYear, ...otherYear }, iso));
    expect(formatShortMoment(iso, now)).toBe(
      written({ ...dayOfYear, month: 'short', ...time, ...otherYear }, iso),
    );
    expect(formatDay(iso.slice(0, 10))).toBe(written({ ...day, timeZone: 'UTC' }, iso));
    expect(`${formatMonthOf(iso)} ${formatDayOfMonth(iso)}`).toBe(written(dayOfYear, iso));
  }
});

test('[UI6] a short moment names the year only where it is another one', () => {
  const now = new Date('2026-11-15T12:00:00');
  expect(formatShortMoment('2026-11-14T10:47:00', now)).toMatch(/^Nov 14, 10:47\sAM$/);
  expect(formatShortMoment('2025-11-14T10:47:00', now)).toMatch(/2025/);
  expect([formatMonth('2026-11', 'short'), formatMonth('2026-11', 'long')]).toEqual(['Nov', 'November 2026']);
});
