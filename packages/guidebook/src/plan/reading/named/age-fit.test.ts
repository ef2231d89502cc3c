import { expect, test } from 'vitest';
import { situations } from '#generated/situations';
import { fitsAge } from './age-fit.ts';

const fits = (id: string, phrase: string, age: number | null) => {
  const situation = situations.find((one) => one.id === id);
  if (situation === undefined) throw new Error(id);
  return fitsAge(situation, phrase, age);
};

test.each([
  ['nappy', 'change', 9],
  ['home-alone', 'being left even for 2 mins', 6],
  ['work-rules', 'new rules', 7],
  ['crush', 'follows one girl', 5],
  ['leaving-playground', 'leaving', 17],
])('[PL26] %s is not taken for “%s” at %i', (id, phrase, age) => expect(fits(id, phrase, age)).toBe(false));

test.each([
  ['nappy', 'change', 2],
  ['nappy', 'changing his pads', 16],
  ['home-alone', 'being alone in the house', 14],
  ['shaving', 'shaving', null],
  ['bedtime', 'bedtime', 25],
] as const)('[PL26] %s is taken for “%s” at %s', (id, phrase, age) =>
  expect(fits(id, phrase, age)).toBe(true),
);
