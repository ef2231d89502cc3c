import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsOf } from './pattern-starts.ts';
import { wordPatterns } from './word-patterns.ts';

const sources = [
  '\\b(?:give|giving|try)\\b(?: (?:the|a))*(?: \\w+){0,2} (?:dose|meds?)\\b',
  '\\b\\d+(?:\\.\\d+)?\\s?mg\\b|\\bcold turkey\\b',
  '\\bco-?morbid\\w*|\\b[cC]afé\\b|\\bhold (?:him|her) (?!gently)down',
  '\\b(?:\\w+ ){0,2}eye contact\\b',
  "\\bdon['’]t (?:wait|k\\w*)\\b",
];
const word = fc.constantFrom(
  ...'give Giving try the a meds dose 5 5.5mg mg cold TURKEY comorbid co-morbidity café CAFÉ hold him down gently eye contact'.split(
    ' ',
  ),
  "don't",
  'don’t',
  'wait',
  'know',
  '\u212Anow',
  '\u017F',
  'épin',
  '.',
  '\n',
);
const text = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));

test('[SC21] patterns tried only where they can begin find what they find by themselves', () => {
  const together = wordPatterns(sources, { flags: 'iu', begins: 'boundary' });
  fc.assert(
    fc.property(text, (given) => {
      const places = together.candidates(given);
      for (const [at, source] of sources.entries()) {
        const alone = Array.from(given.matchAll(new RegExp(source, 'giu')), (match) => match.index);
        const found: number[] = [];
        for (
          let match = together.next(given, places, at, 0);
          match !== null;
          match = together.next(given, places, at, match.index + match[0].length)
        )
          found.push(match.index);
        expect(found).toEqual(alone);
      }
    }),
    { numRuns: 300 },
  );
});

test('[SC21] a pattern over plain words begins at a word, never inside one', () => {
  const patterns = wordPatterns(['end (?:it|(?:his|her) life)', 'at [a-z]+ home'], {
    flags: '',
    begins: 'space',
    after: '(?![a-z])',
  });
  expect(patterns.found('wants to end it')).toEqual([0]);
  expect(patterns.found('wants to bend it')).toEqual([]);
  expect(patterns.found('wants to end item')).toEqual([]);
  expect(patterns.found('at the home')).toEqual([1]);
});

test('[SC21] the beginnings of a pattern are read through groups, choices and repeats', () => {
  expect(startsOf('\\b(?:ab|c?d)ef')).toEqual(new Set(['abe', 'cde', 'def']));
  expect(startsOf('(?!no)[yz]\\d{2,3}')).toContain('y00');
  expect(startsOf('(?:x y){0,2}z')).toEqual(new Set(['x y', 'z']));
});
