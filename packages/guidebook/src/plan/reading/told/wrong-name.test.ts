import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isWrongName } from './wrong-name.ts';

test.each([
  "being called 'little man'",
  'nicknames',
  'when teachers use the wrong name',
  'misgendered by bus drivers',
  'people calling her sweetie',
  'being addressed as sir',
  'when he is called Benjamin',
  'Called Benjamin by the dinner lady',
  'teachers calling her Eleanor',
])('[PL15] the word is what hurts: %s', (said) => expect(isWrongName(said)).toBe(true));

test.each([
  'calling other people names',
  'being called names',
  "called 'stupid' by classmates",
  'not turning when called',
  'being called in from play',
  'name tags in shirts',
  'A boy called Finn takes his hat',
  'When his friend called Sam is off sick',
  "kid named 'Brayden' on the bus",
  'the dog next door called Rex',
])('[PL15] something else: %s', (said) => expect(isWrongName(said)).toBe(false));

describe('[PL15] the wrong word', () => {
  const plan = planFor({
    ...bare,
    age: '12',
    triggers: "hand dryers, being called 'missy'",
    challenges: 'nicknames',
  });

  test('is put right, on the first page too', () => {
    expect(plan).toMatch(/“being called 'missy'” → put the word right, use my name/);
    expect(plan).toMatch(/“being called 'missy'” The word is put right at once[^\n]*“Ro, please”/);
  });

  test('gets no steps for something like it, and no goal', () =>
    expect(plan).not.toMatch(/\*\*(?:Being called|Nicknames)/));
});
