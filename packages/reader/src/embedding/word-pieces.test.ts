import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostPieces, partMark, readWordPieces } from './word-pieces.ts';

const vocabulary = readFileSync(
  new URL('../../assets/sentence-encoder/vocabulary.txt', import.meta.url),
  'utf8',
);
const piecesOf = readWordPieces(vocabulary);

describe('[RD1] word pieces', () => {
  // As the tokenizer of the model's authors gives them.
  test.each([
    ['Hello, how are you?', [7592, 1010, 2129, 2024, 2017, 1029]],
    ['Time flies like an arrow', [2051, 10029, 2066, 2019, 8612]],
    ['the hand dryer starts', [1996, 2192, 4318, 2121, 4627]],
    ['  CAFÉ \n\t café ', [7668, 7668]],
    ['中文', [1746, 1861]],
    ['', []],
  ])('%j', (text, pieces) => {
    expect(piecesOf(text)).toEqual([101, ...pieces, 102]);
  });

  test('a word without end is one unknown piece, and marks that are typed are only text', () => {
    expect(piecesOf('a'.repeat(101))).toEqual([101, 100, 102]);
    expect(piecesOf('[SEP]')).toHaveLength(5);
  });

  test('[RD10] three texts are read as one, of a long one the beginning and the end', () => {
    expect(piecesOf(['Hello', 'how', 'are you?'].join(partMark))).toEqual([
      101, 7592, 102, 2129, 102, 2024, 2017, 1029, 102,
    ]);
    const long = `hello ${'word '.repeat(200)}arrow`;
    const pieces = piecesOf([long, long, long].join(partMark));
    expect(pieces).toHaveLength(1 + 64 + 1 + 28 + 1 + 56 + 1);
    expect([pieces[1], pieces[64], pieces[93]]).toEqual([7592, 8612, 8612]);
    expect(pieces.at(-2)).not.toBe(8612);
  });

  test('whatever is typed fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
        const pieces = piecesOf(text);
        expect(pieces.length).toBeLessThanOrEqual(mostPieces);
        expect(pieces.every((piece) => piece >= 0 && piece < 30_522)).toBe(true);
      }),
    );
    expect(piecesOf('word '.repeat(1000))).toHaveLength(mostPieces);
  });
});

test('[RD1] something else than a vocabulary is refused', () => {
  expect(() => readWordPieces('a\nb\n')).toThrow('not a vocabulary');
});
