import { expect, test } from 'vitest';
import { denialsIn } from './denials.ts';

test('[SC26] words are told apart by whether they stand under a denial', () => {
  expect(denialsIn('leave him in the bath'.split(' '))).toEqual(['free leave', 'free bath']);
  expect(denialsIn('never leave him in the bath'.split(' '))).toEqual([
    'denial never',
    'under leave',
    'under him',
    'under in',
    'under the',
    'under bath',
  ]);
});

test('[SC26] a denial ends at a turn, and after six words', () => {
  expect(denialsIn('do not rush but praise'.split(' '))).toEqual(['denial not', 'under rush', 'free praise']);
  expect(denialsIn('not a b c d e f later'.split(' ')).at(-1)).toBe('free later');
});
