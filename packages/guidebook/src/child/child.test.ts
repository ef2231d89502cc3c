import { emptyProfile } from '@calmbridge/domain/child/profile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageGroupOf, ageOf } from './age.ts';
import { listItems, thingItems } from './list-items.ts';
import { bareTopic, inChildsVoice, phraseOf } from './phrase-shape.ts';
import { pronounsOf } from './pronouns.ts';
import { sayingWayOf } from './speech.ts';
import { stableChoice, stableNumber } from './stable-choice.ts';
import { strengthInFirstPerson } from './strengths.ts';
import { bareVerb, pluralVerb, thirdPersonVerb } from './verbs.ts';
import { inWords, withArticle } from './words.ts';

test('a list is read from commas, lines and bullets, and brackets stay whole', () => {
  expect(listItems('hand dryers, a sudden change of plan;\n- crowded corridor (lunch, assembly).')).toEqual([
    'hand dryers',
    'a sudden change of plan',
    'crowded corridor (lunch, assembly)',
  ]);
  expect(listItems('None')).toEqual([]);
  expect(listItems('counts to 1,000')).toEqual(['counts to 1,000']);
});

test('a list of things also splits at "and"; a clause keeps it', () => {
  expect(thingItems('trains and maps')).toEqual(['trains', 'maps']);
  expect(thingItems('when it gets loud and crowded in the hall')).toEqual([
    'when it gets loud and crowded in the hall',
  ]);
});

test.each([
  ['builds long train tracks', 'acts'],
  ['gentle with his baby cousin', 'trait'],
  ['Drawing maps', 'doing'],
  ['when plans change', 'clause'],
  ['the blue blanket', 'thing'],
  ['good at maths', 'trait'],
] as const)('"%s" is read as %s', (item, shape) => expect(phraseOf(item).is).toBe(shape));

test.each([
  ['builds long train tracks', 'I build long train tracks.'],
  ['remembers every route', 'I remember every route.'],
  ['gentle with his baby cousin', 'I am gentle with my baby cousin.'],
  ['great memory', 'I have a great memory.'],
  ['Has a kind heart', 'I have a kind heart.'],
  ['She is creative', 'I am creative.'],
  ['puzzles', 'I am good at puzzles.'],
  ['memory', 'I have a good memory.'],
  ['drawing', 'I am good at drawing.'],
  ['strong swimmer', 'I am a strong swimmer.'],
  ['hard working', 'I am hard working.'],
  ['taught herself to read', 'I taught myself to read.'],
  ['learns songs after hearing them once', 'I learn songs after hearing them once.'],
  ['sings', 'I sing.'],
  ['never gets tired', 'I never get tired.'],
  ['hilarious', 'I am hilarious.'],
  ['funny as hell', null],
  ['happy boy', null],
])('the strength "%s" is told as "%s"', (item, sentence) =>
  expect(strengthInFirstPerson(item)).toBe(sentence),
);

test('a liking or fear is taken off its topic', () => {
  expect(bareTopic('afraid of dogs')).toBe('dogs');
  expect(bareTopic('loves the washing machine')).toBe('washing machine');
  expect(bareTopic('does not like being touched')).toBe('being touched');
});

test('verbs change form both ways', () => {
  for (const [bare, third] of [
    ['go', 'goes'],
    ['try', 'tries'],
    ['play', 'plays'],
    ['wash', 'washes'],
    ['am', 'is'],
    ['can', 'can'],
  ] as const)
    expect(thirdPersonVerb(bare)).toBe(third);
  expect(bareVerb('watches')).toBe('watch');
  expect(bareVerb('carries')).toBe('carry');
  expect(bareVerb('has')).toBe('have');
  expect(pluralVerb('am')).toBe('are');
});

test('pronouns: other and unsaid are they', () => {
  expect(pronounsOf('Female').their).toBe('her');
  expect(pronounsOf('Other')).toEqual(pronounsOf(''));
  expect(pronounsOf('').plural).toBe(true);
});

test('age groups, also when the age is not said', () => {
  expect(ageGroupOf({ age: '5' })).toBe('early');
  expect(ageGroupOf({ age: '13' })).toBe('teen');
  expect(ageOf({ age: '' })).toBeNull();
  expect(ageGroupOf({ age: '' })).toBe('school');
});

test('a child who does not speak is never told to speak', () => {
  const ways = { ...emptyProfile, communication: 'Non-Verbal', preferredCommunication: 'Speech' } as const;
  expect(sayingWayOf(ways)).toBe('pictures');
  expect(sayingWayOf({ ...emptyProfile, preferredCommunication: 'AAC Device' })).toBe('device');
});

test('small words', () => {
  expect(withArticle('apple')).toBe('an apple');
  expect(withArticle('uniform')).toBe('a uniform');
  expect(inWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(inChildsVoice('with his dad by himself')).toBe('with my dad by myself');
});

describe('stable choices', () => {
  test('same seed, same choice; seeds spread over the options', () => {
    expect(stableChoice(['a', 'b', 'c'], 'seed')).toBe(stableChoice(['a', 'b', 'c'], 'seed'));
    const seen = new Set(Array.from({ length: 60 }, (_, index) => stableNumber(`child ${index}`) % 5));
    expect(seen.size).toBe(5);
  });
});

test('no text makes the readers throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const item of [...listItems(text), ...thingItems(text), text]) {
        phraseOf(item);
        bareTopic(item);
        strengthInFirstPerson(item);
      }
    }),
  );
});
