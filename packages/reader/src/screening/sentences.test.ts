import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((piece) => piece.text.trim());

test('[SC18] sentences end at their marks, not at abbreviations, numbers or initials', () => {
  expect(texts('See Dr. Lee at 3.30. She is kind! Is she? Yes.')).toEqual([
    'See Dr. Lee at 3.30.',
    'She is kind!',
    'Is she?',
    'Yes.',
  ]);
  expect(texts('1. Cut the bread. 2 slices.')).toEqual(['1. Cut the bread.', '2 slices.']);
  expect(texts('**Section 5. Restraint and seclusion**\nNone is used.')).toEqual([
    '**Section 5. Restraint and seclusion**',
    'None is used.',
  ]);
  expect(texts('**3. Restraint**\nNone.')).toEqual(['**3. Restraint**', 'None.']);
  expect(texts('He is in year 5. Restraint is banned.')).toHaveLength(2);
  expect(texts('He said "Stop." Then he left.')).toEqual(['He said "Stop."', 'Then he left.']);
});

test('[SC18] each line stands alone', () => {
  expect(texts('# Snacks\n- pears\n- rice cakes')).toEqual(['# Snacks', '- pears', '- rice cakes']);
});

test('[SC18] the pieces joined are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(
        sentencesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
