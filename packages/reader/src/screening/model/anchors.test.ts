import { expect, test } from 'vitest';
import { unsafeRules } from '../never-say.ts';
import table from './anchors.json' with { type: 'json' };
import { anchorsIn } from './anchors.ts';

const isFound = (what: string, sentence: string) => anchorsIn(sentence).some((found) => found.what === what);

test.each(table.anchors)('[SC40] $rule $what: finds what it must and nothing that it must not', (row) => {
  expect(row.must.filter((sentence) => !isFound(row.what, sentence))).toEqual([]);
  expect(row.mustNot.filter((sentence) => isFound(row.what, sentence))).toEqual([]);
});

test('[SC40] every rule has anchors, each with a name of its own and two examples either way', () => {
  expect([...new Set(table.anchors.map(({ rule }) => rule))].sort()).toEqual([...unsafeRules]);
  expect(new Set(table.anchors.map(({ what }) => what)).size).toBe(table.anchors.length);
  for (const { must, mustNot } of table.anchors) {
    expect(must.length).toBeGreaterThanOrEqual(2);
    expect(mustNot.length).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  'Never hold him down.',
  "Don't stop his medicine without the doctor.",
  'Do not lock the door of her room.',
  'Avoid lemon juice and hot sauce.',
])('[SC40] what is advised against is nothing to point at: %s', (sentence) => {
  expect(anchorsIn(sentence)).toEqual([]);
});
