import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTopicReader, topicLikelihoods, wordPlaces } from './topic-reader.ts';

const asset = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../assets/${name}`, import.meta.url)));

test('[SC19] a reader of topics that is cut short or something else is refused', () => {
  const bytes = asset('topics.bin');
  expect(() => readTopicReader(bytes.subarray(0, bytes.length - 4))).toThrow('cut short');
  expect(() => readTopicReader(asset('crisis.bin'))).toThrow('not a reader of topics');
});

test('the chances of all topics and of none add up to one', () => {
  const reader = readTopicReader(asset('topics.bin'));
  const read = topicLikelihoods(reader, ['haircut'], new Float32Array(reader.inputs));
  expect(read).toHaveLength(reader.labels.length);
  expect(read.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1);
  expect(reader.labels[read.indexOf(Math.max(...read))]).toBe('haircut');
});

test('a word counts once, and so does a pair of neighbours', () => {
  expect(wordPlaces(['no', 'no', 'no'], 4096)).toHaveLength(2);
});
