import { describe, expect, test } from 'vitest';
import { situations } from '#generated/situations';
import { bare, planFor } from '../testing/sample-children.ts';
import { coveringLines, isCovered, qualifiers } from './qualifiers.ts';

describe.each(qualifiers)('[PL26] what decides the sense: $said', ({ said, catches, leaves }) => {
  test.each(catches)('is told in “%s”', (phrase) => expect(said.test(phrase)).toBe(true));
  test.each(leaves)('is not told in “%s”', (phrase) => expect(said.test(phrase)).toBe(false));
});

const situation = situations.find(({ id }) => id === 'beeps');
if (situation === undefined) throw new Error('the library has no beeps');
const entry = { ...situation, before: ['Say when it beeps'], act: ['Turn it down', 'Say why it beeps'] };

test('[PL26] an entry that does not speak of it is not taken', () => {
  expect(isCovered(entry, 'the lorry beep is different')).toBe(false);
  expect(isCovered(entry, 'the lorry beep')).toBe(true);
  expect(isCovered(entry, 'beeps without a reason')).toBe(true);
});

test('[PL26] and of its lines the one that does', () => {
  expect(coveringLines(entry.act, 'beeps without a reason')).toEqual(['Say why it beeps']);
  expect(coveringLines(entry.act, 'beeps')).toEqual(entry.act);
});

test('[PL26] the first page and the goal speak of it, or are silent', () => {
  const plan = planFor({ ...bare, age: '6', triggers: 'mint toothpaste' });
  const page = plan.split(/\n(?=## )/).find((section) => section.startsWith('## One page')) ?? '';
  expect(page).toMatch(/toothpaste → [^·\n]*without mint/);
  expect(plan).not.toMatch(/\*\*Mint toothpaste\.\*\* By/);
});
