import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { expect, test } from 'vitest';
import { withMeant } from './who-is-meant.ts';

const clausesOf = (line: string) =>
  readStoryLine(line, 'f').clauses.map(({ text }) => text.replaceAll('~', ''));

test.each([
  [
    "Sleeping at Granny's while Mummy and Daddy go to a wedding",
    "sleeping at Granny's while Mummy and Daddy go to a wedding",
  ],
  ['Mum and Dad work late', 'Mum and Dad work late'],
])('[SW142] "%s" is told of two', (line, clause) => expect(clausesOf(line)).toEqual([clause]));

test('[SW142] one of them alone still goes alone', () => {
  expect(clausesOf('I stay with Nan and Dad goes to work')).toHaveLength(2);
  expect(spelledOut('Uncle give red envelope')).toBe('Uncle gives a red envelope');
});

test('[SW142] the egg and spoon race is one race', () =>
  expect(clausesOf('She is in the egg and spoon race and can wear her ear defenders')).toEqual([
    'I am in the egg and spoon race and can wear my ear defenders',
  ]));

test('[SW142] a headline with "no" asks nothing, and goes on behind a comma', () =>
  expect(clausesOf('no bottle at bedtime, the bottles are going to the baby next door')).toHaveLength(2));

test('[SW142] glasses that are picked up are no child', () => {
  expect(withMeant('she needs glasses and we pick them up on Saturday', 'f').line).toContain('pick them up');
  expect(withMeant('we take the tablets to help them sleep', 'f').line).toContain('help {child}');
});

test('[SW142] the first time is said once', () =>
  expect(spelledOut('for the first time')).toBe('for the first time'));

test.each([
  ["{child}'s getting his own bedroom", 'I am getting my own bedroom'],
  ["{child}'s starting at nursery on Monday", 'I am starting at nursery on Monday'],
])('[SW143] "%s": what the child does is no thing of theirs', (line, clause) =>
  expect(readStoryLine(line, 'm').clauses[0]?.text).toBe(clause),
);

test("[SW143] a camp that is the child's has no article besides", () =>
  expect(clausesOf("{child}'s brownie camp, two nights in a tent")[0]).toBe('my brownie camp'));

test.each(["{child}'s getting ready chart", "{child}'s swimming lesson", "{child}'s going away party"])(
  '[SW143] "%s" is',
  (line) => expect(spelledOut(line)).toBe(line),
);

test('[SW143] trick or treating may be what something is said of', () =>
  expect(spelledOut('trick or treating this year is only on our street')).toBe(
    'trick or treating this year is only on our street',
  ));
