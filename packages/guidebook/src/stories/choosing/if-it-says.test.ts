// Sentences of a scene that hang on what the carer's line says.
import { expect, test } from 'vitest';
import { readLine } from '../scene.ts';
import { sureOf, textOf } from '../testing/story-test-kit.ts';
import { conditionOf, linesFor } from './if-it-says.ts';

const texts = (said: string): string[] =>
  linesFor(
    [
      readLine('b12 d I wash.'),
      readLine('b12 d [says:bath/tub] In the bath.'),
      readLine('b12 d [!says:bath/tub] Somewhere.'),
      readLine('b12 d [says:smell* sound] It smells.'),
    ],
    said,
  ).map(({ text }) => text);

test.each([
  ['', ['I wash.', 'Somewhere.']],
  ['hair wash in the bath', ['I wash.', 'In the bath.']],
  ['two baths', ['I wash.', 'In the bath.']],
  ['not in the bath', ['I wash.', 'Somewhere.']],
  ['a bathroom', ['I wash.', 'Somewhere.']],
  ['the tub is smelly', ['I wash.', 'In the bath.', 'It smells.']],
])(
  '[SW102] a sentence stands where the line says its word, and what else it hangs on stays: %s',
  (said, told) => {
    expect(texts(said)).toEqual(told);
  },
);

test.each([
  ['if it says bath/tub', 'says:bath/tub'],
  ['unless it says happy birthday', '!says:happy birthday'],
  ['if sound', null],
])('a mark is read as a condition: %s', (mark, condition) => {
  expect(conditionOf(mark)).toBe(condition);
});

test.each([
  [
    'washing hair in the bath, she screams when water goes near her ears',
    'washing-my-hair',
    /in the bath\./,
    /shower|sink|my eyes/,
  ],
  [
    'supply teacher on Fridays',
    'a-day-with-a-new-teacher',
    /^There is a supply teacher on Fridays\./,
    /has left/,
  ],
  ['dentist on tuesday, they will count his teeth', 'a-visit-to-the-dentist', /count my teeth/, /may count/],
  ['lost her first tooth at school', 'losing-a-tooth', /came out/, /comes out/],
  [
    'eating in the dinner hall it is loud and smelly',
    'lunch-at-school',
    /I may find it loud and smelly/,
    /This story/,
  ],
])('[SW102] %s', (about, scene, tells, never) => {
  const text = textOf(about, { nearest: sureOf(scene), gender: /her|she/.test(about) ? 'Female' : 'Male' });
  expect(text).toMatch(tells);
  expect(text).not.toMatch(never);
});
