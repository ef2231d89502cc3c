import { expect, test } from 'vitest';
import { loadModel } from '../../../node/load-model.ts';
import { readWords } from '../model/features.ts';
import { rowPatterns } from '../patterns/pattern-rows.ts';
import { sentencesOf } from '../sentences.ts';
import cues from './calm-cues.json' with { type: 'json' };
import { crisisKinds } from './crisis-kinds.ts';
import plain from './crisis-plain.json' with { type: 'json' };
import { plainCrisis, soundsCalm } from './crisis-rules.ts';

const { vectors } = await loadModel();
const inWords = (text: string) =>
  sentencesOf(text).map((sentence) => readWords(sentence.text, vectors).join(' '));

test.each(plain.rows)('[SC28] plain $kind: $catches', ({ kind, catches, not, ...row }) => {
  const alone = rowPatterns([[{ ...row, catches, not }]], plain.words);
  expect(crisisKinds).toContain(kind);
  expect(inWords(catches).some((words) => alone.found(words).length > 0)).toBe(true);
  expect(not).toHaveLength(2);
  for (const text of not)
    expect([text, ...inWords(text).map(plainCrisis)]).not.toContainEqual(expect.stringMatching(/^K\d$/));
});

test.each(cues.rows)('[SC28] calm ($cue): $catches', ({ catches, not, ...row }) => {
  const alone = rowPatterns([[{ ...row, catches, not }]], cues.words);
  expect(inWords(catches).some((words) => alone.found(words).length > 0)).toBe(true);
  expect(not).toHaveLength(2);
  for (const text of not) expect([text, inWords(text).some(soundsCalm)]).toEqual([text, false]);
});

test('[SC28] no row is a wall of words, and each kind has some', () => {
  for (const { pattern } of [...plain.rows, ...cues.rows]) expect(pattern.length).toBeLessThan(420);
  for (const kind of crisisKinds) expect(plain.rows.some((row) => row.kind === kind)).toBe(true);
});
