import { describe, expect, test } from 'vitest';
import { harmsIn, harmTable } from './harm-by-others.ts';

describe.each(harmTable)('[PL32] $harm', ({ harm, catches, leaves }) => {
  test.each(catches)('catches "%s"', (said) => expect(harmsIn(said)).toContain(harm));
  test.each(leaves)('leaves "%s"', (said) => expect(harmsIn(said)).toEqual([]));
});

test('[PL32] something that is over is not written as if it went on', () => {
  expect(harmsIn('no longer scared of his uncle')).toEqual([]);
});
