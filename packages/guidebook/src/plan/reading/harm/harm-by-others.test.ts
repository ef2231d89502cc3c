import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { harmsIn, harmTable } from './harm-by-others.ts';

describe.each(harmTable)('[PL32] $harm', ({ harm, catches, leaves }) => {
  test.each(catches)('catches "%s"', (said) => expect(harmsIn(said)).toContain(harm));
  test.each(leaves)('leaves "%s"', (said) => expect(harmsIn(said)).toEqual([]));
});

test('[PL32] something that is over is not written as if it went on', () => {
  expect(harmsIn('no longer scared of his uncle')).toEqual([]);
});

test.each([
  { activities: 'Feeding the hens, drafts (he beats me)' },
  { activities: 'chess, he always beats me' },
  { strengths: 'so good at Uno, she beats us every time' },
  { notes: 'We play cards at night and he beats me.' },
])('[PL32] who is beaten at a game is not hurt: %o', (told) => {
  const plan = planFor({ ...bare, age: '9', ...told });
  expect(plan).not.toContain('Before everything else');
  expect(plan).toContain(Object.values(told)[0]?.split(',').at(-1)?.trim().replace(/\.$/u, ''));
});

test.each([
  { notes: 'My stepdad, he beats me.' },
  { triggers: 'football, uncle beats him' },
  { notes: 'Stepdad beats him and takes his games away.' },
  { notes: 'His stepdad beats him at weekends in the sports hall.' },
  { notes: 'Dad beats her, then she hides in the pool room.' },
  { notes: 'He was beaten at football by his coach with his fists.' },
  { notes: 'The coach beats him at football practice. He is scared to go.' },
])('[PL32] a game beside it hides nothing: %o', (told) =>
  expect(planFor({ ...bare, age: '9', ...told })).toContain('Before everything else'),
);
