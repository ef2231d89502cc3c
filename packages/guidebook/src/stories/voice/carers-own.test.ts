// Whose "I" it is.
import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';
import { inTheFamily } from './carers-own.ts';

test.each([
  ['Dad and I are separating. He will sleep at dads flat from May', "{child}'s parents are separating."],
  ['me and his dad are getting divorced', 'My parents are getting divorced.'],
  ['my mum (his nana) is coming to stay for two weeks', 'Nana is coming to stay for two weeks.'],
  ['Dad and I go fishing on Sunday', 'Dad and I go fishing on Sunday.'],
  [
    'Nanny is picking him up from school today instead of me',
    'Nanny is picking me up from school today instead of my grown-up.',
  ],
])('[SW84] the carer is not the "I" of a story: %s', (about, opens) =>
  expect(textOf(about, { facts: { first: 'we look at the calendar' } })).toContain(opens),
);

test('[SW84] whoever does it with the child helps', () =>
  expect(textOf('Dad and I go fishing on Sunday', { facts: { first: 'we take the rods' } })).toContain(
    'Dad will help me.',
  ));

test.each([
  ['going to the barbers with me sat morning', 'going to the barbers sat morning'],
  ['sharing with me sunday', 'sharing with me sunday'],
])('[SW84] "%s": who types it is not the child', (about, told) => expect(inTheFamily(about, 'm')).toBe(told));
