import { expect, test } from 'vitest';
import { pronounsOf } from '#child/pronouns';
import { castOf } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { storyAsk } from '../testing/story-test-kit.ts';
import { inVoice } from './in-voice.ts';
import { asGeneralFact, inFirstPerson, inThirdPerson } from './third-person.ts';

const sam = { name: 'Sam', pronouns: pronounsOf('Female') };
const alex = { name: 'Alex', pronouns: pronounsOf('Other') };

test.each([
  ['I often go to the pool.', 'Sam often goes to the pool.', 'She often goes to the pool.'],
  ['I stop and ~look at my card.', 'Sam stops and looks at her card.', 'She stops and looks at her card.'],
  [
    'I say goodbye and go for chips.',
    'Sam says goodbye and goes for chips.',
    'She says goodbye and goes for chips.',
  ],
  ['I have tea and play.', 'Sam has tea and plays.', 'She has tea and plays.'],
  ['I see trees and birds.', 'Sam sees trees and birds.', 'She sees trees and birds.'],
  ['I want to eat and play.', 'Sam wants to eat and play.', 'She wants to eat and play.'],
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
  expect(asGeneralFact('A break helps my body feel calm.')).toBe('A break helps the body feel calm.');
  expect(asGeneralFact('Sleep helps me grow.')).toBe('Sleep helps people grow.');
});

test('a placeholder for the name stays whole', () => {
  expect(inThirdPerson('I wait.', { ...sam, name: '{child}' }, true)).toBe('{child} waits.');
});

test('in the child’s voice only the marks go', () =>
  expect(inFirstPerson('I stop and ~look.')).toBe('I stop and look.'));

const toldOf = (text: string): string =>
  inVoice(
    [text.split(/(?<=\.) /).map((one): Draft => ({ text: one, type: 'descriptive', keep: 0 }))],
    castOf(
      {
        ...storyAsk('', { age: '15' }),
        profile: { ...storyAsk('').profile, name: 'Tom', age: '15', gender: 'Male' },
      },
      'Home',
    ),
  )
    .flat()
    .map((draft) => draft.text)
    .join(' ');

test.each([
  ['We pack a bag. Then we go.', 'Tom and the others pack a bag. Then they go.'],
  [
    'I go to the beach with Grandad. We choose a place.',
    'Tom goes to the beach with Grandad. They choose a place.',
  ],
  ['I wait. Our car comes.', 'Tom waits. His car comes.'],
  ['We say, "We are here."', 'Tom and the others say, "We are here."'],
])('[SW89] nobody says "we" in a story told by name: "%s"', (text, told) => {
  expect(toldOf(text)).toBe(told);
});

test('[SW68] what is told of people in general names nobody: the name comes with the first sentence on the child', () => {
  expect(toldOf('A check helps my teeth stay strong. I sit in the chair.')).toBe(
    'A check helps the teeth stay strong. Tom sits in the chair.',
  );
});
