import { expect, test } from 'vitest';
import { formatCredits, formatDay, formatMoney, formatNumber } from './format.ts';

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

test('[UI6] a calendar day is the same day everywhere', () => {
  expect(formatDay('1988-05-14')).toMatch(/14/);
  expect(formatDay('1988-05-14')).toMatch(/May/);
  expect(formatNumber(1000)).toBe('1,000');
});
