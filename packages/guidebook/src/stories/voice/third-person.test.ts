import { expect, test } from 'vitest';
import { pronounsOf } from '#child/pronouns';
import { inFirstPerson, inThirdPerson } from './third-person.ts';

const sam = { name: 'Sam', pronouns: pronounsOf('Female') };
const alex = { name: 'Alex', pronouns: pronounsOf('Other') };

test.each([
  ['I often go to the pool.', 'Sam often goes to the pool.', 'She often goes to the pool.'],
  ['I stop and ~look at my card.', 'Sam stops and looks at her card.', 'She stops and looks at her card.'],
  ['I may draw or ~talk.', 'Sam may draw or talk.', 'She may draw or talk.'],
  [
    'I asked for it, and I used to go.',
    'Sam asked for it, and she used to go.',
    'She asked for it, and she used to go.',
  ],
  ['My teacher will help me.', "Sam's teacher will help her.", 'Her teacher will help her.'],
  ['I can say, "I need help."', 'Sam can say, "I need help."', 'She can say, "I need help."'],
  [
    'A friend and I want the same thing.',
    'A friend and Sam want the same thing.',
    'A friend and she want the same thing.',
  ],
  [
    'I am learning, and I have time.',
    'Sam is learning, and she has time.',
    'She is learning, and she has time.',
  ],
])('[SW5] "%s" is told by name and by pronoun', (sentence, byName, byPronoun) => {
  expect(inThirdPerson(sentence, sam, true)).toBe(byName);
  expect(inThirdPerson(sentence, sam, false)).toBe(byPronoun);
});

test('[SW5] they takes the plural verb, a name the singular', () => {
  expect(inThirdPerson('I stop and ~think about what I need.', alex, true)).toBe(
    'Alex stops and thinks about what they need.',
  );
  expect(inThirdPerson('I am ready.', alex, false)).toBe('They are ready.');
});

test('[SW5] a general fact is told of people', () => {
  expect(inThirdPerson('A break helps my body feel calm.', sam, false, true)).toBe(
    'A break helps the body feel calm.',
  );
  expect(inThirdPerson('Sleep helps me grow.', sam, false, true)).toBe('Sleep helps people grow.');
});

test('a placeholder for the name stays whole', () => {
  expect(inThirdPerson('I wait.', { ...sam, name: '{child}' }, true)).toBe('{child} waits.');
});

test('in the child’s voice only the marks go', () =>
  expect(inFirstPerson('I stop and ~look.')).toBe('I stop and look.'));
