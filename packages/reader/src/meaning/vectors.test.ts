import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLinearModel } from '../screening/model/linear-model.ts';
import { hasWord, readVectors, similarity, textVector } from './vectors.ts';
import { wordsOf } from './words.ts';

const bytes = new Uint8Array(readFileSync(new URL('../../assets/vectors.bin', import.meta.url)));
const vectors = readVectors(bytes);
const near = (a: string, b: string) => similarity(textVector(vectors, a), textVector(vectors, b));

test('[SC19] words that mean alike are near', () => {
  expect(near('swallowed bleach', 'drank detergent')).toBeGreaterThan(
    near('swallowed bleach', 'school timetable'),
  );
  expect(near('bedtime', 'sleep')).toBeGreaterThan(near('bedtime', 'sandwich'));
  expect(near('', 'sleep')).toBe(0);
  expect(near('meltdown', 'meltdown')).toBeCloseTo(1);
});

test('[SC19] words of care are known, nonsense is not', () => {
  for (const word of ['stimming', 'melatonin', 'meltdown', 'trampoline', 'haircuts'])
    expect(hasWord(vectors, word)).toBe(true);
  expect(hasWord(vectors, 'qwrtzpx')).toBe(false);
});

test('[SC19] damaged bytes are refused', () => {
  expect(() => readVectors(bytes.subarray(0, 1000))).toThrow();
  expect(() => readVectors(new Uint8Array(40))).toThrow();
  expect(() => readLinearModel(new Uint8Array(40))).toThrow();
});

test('[SC19] phone typing is written out', () => {
  expect(wordsOf("hes not breathing rn, can't wake him").join(' ')).toBe(
    'he is not breathing right now can not wake him',
  );
});
