import { describe, expect, test } from 'vitest';
import { situations } from '#generated/situations';
import { otherWayRound, otherWayTable } from './other-way-round.ts';

describe.each(otherWayTable)('[PL26] $situation', ({ situation, catches, leaves }) => {
  test('is a situation of the library', () =>
    expect(situations.some(({ id }) => id === situation)).toBe(true));
  test.each(catches)('is not what “%s” says', (said) => expect(otherWayRound(situation, said)).toBeDefined());
  test.each(leaves)('may be what “%s” says', (said) =>
    expect(otherWayRound(situation, said)).toBeUndefined(),
  );
});
