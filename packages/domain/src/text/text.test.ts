import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readabilityOf } from './readability.ts';
import { sentencesOf, withoutSpeech, wordsOf } from './sentences.ts';
import { syllablesIn } from './syllables.ts';

test('speech, titles and times do not end a sentence early', () => {
  expect(sentencesOf('First, Mr. Hill says, "Line up." Then we go at 9 a.m. with Dr. Lee.')).toEqual([
    'First, Mr. Hill says, "Line up."',
    'Then we go at 9 a.m. with Dr. Lee.',
  ]);
  expect(sentencesOf('“Is it loud?” he asks.\nI can nod')).toEqual(['“Is it loud?” he asks.', 'I can nod']);
  expect(sentencesOf(' \n - \n')).toEqual([]);
});

test('speech is taken out', () => expect(withoutSpeech('Dad says, "You wait."')).toBe('Dad says,'));

test('words keep their apostrophes and hyphens', () =>
  expect(wordsOf("I can't see Mum’s T-shirt.")).toEqual(['I', "can't", 'see', 'Mum’s', 'T-shirt']));

test.each([
  ['I', 1],
  ['brush', 1],
  ['teeth', 1],
  ['sometimes', 2],
  ['playground', 2],
  ['usually', 4],
  ['teacher', 2],
  ['okay', 2],
  ['quiet', 2],
  ['clothes', 1],
  ['noises', 2],
  ['waited', 2],
  ['helped', 1],
  ['table', 2],
  ['tables', 2],
  ['places', 2],
  ['likes', 1],
  ['family', 3],
  ['hospital', 3],
  ['remember', 3],
  ['people', 2],
  ['stations', 2],
  ['radio', 3],
  ['safely', 2],
  ['careful', 2],
  ['excited', 3],
  ['toothbrush', 2],
  ['emergency', 4],
  ['because', 2],
  ['the', 1],
  ['we', 1],
  ['change', 1],
  ['changes', 2],
  ['device', 2],
  ['little', 2],
  ['handed', 2],
  ['feelings', 2],
  ['library', 3],
  ['dinosaur', 3],
] as const)('%s has %i syllables', (word, count) => expect(syllablesIn(word)).toBe(count));

test('the grade rises with longer sentences and longer words', () => {
  const plain = readabilityOf(['I brush my teeth at night.', 'Dad helps me.']);
  const heavy = readabilityOf([
    'Occasionally, dental appointments necessitate considerable preparation and patience.',
  ]);
  expect(plain.grade).toBeLessThan(1);
  expect(heavy.grade).toBeGreaterThan(12);
  expect(plain.longestSentence).toBe(6);
  expect(readabilityOf([]).words).toBe(0);
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readabilityOf(sentencesOf(text))));
});
