import { expect, test } from 'vitest';
import { knownVectorsBytes, readKnownVectors } from './known-vectors.ts';

const vector = Float32Array.from({ length: 384 }, (_, at) => Math.sin(at + 1) / Math.sqrt(192));
const bytes = knownVectorsBytes(new Map([['is it the foam', vector]]));

test('[RD7] what was worked out beforehand is found by its text, nearly as it was', () => {
  const known = readKnownVectors(bytes);
  const found = known.get('is it the foam');
  expect(found?.reduce((sum, number, at) => sum + number * vector[at]!, 0)).toBeCloseTo(1, 2);
  expect(known.get('is it the brush')).toBeUndefined();
});

test('[RD7] another file, or one that is cut short, is refused', () => {
  expect(() => readKnownVectors(Buffer.from('CBE1....'))).toThrow('not a file of known vectors');
  expect(() => readKnownVectors(bytes.subarray(0, -1))).toThrow('cut short');
});
