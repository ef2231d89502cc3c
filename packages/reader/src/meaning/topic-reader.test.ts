import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { readWords } from '../screening/model/features.ts';
import { readTopicReader, topicLikelihoods, wordPlaces } from './topic-reader.ts';

const asset = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../assets/${name}`, import.meta.url)));

test('[SC19] a reader of topics that is cut short or something else is refused', () => {
  const bytes = asset('topics.bin');
  expect(() => readTopicReader(bytes.subarray(0, bytes.length - 4))).toThrow('cut short');
  expect(() => readTopicReader(asset('crisis.bin'))).toThrow('not a reader of topics');
});

test('the chances of all topics and of none add up to one', async () => {
  const { embedder, topics, vectors } = await loadModel();
  const text = 'she screams when the barber cuts her hair';
  const [meaning] = await embedder.embed([text]);
  const read = topicLikelihoods(topics, readWords(text, vectors), meaning!);
  expect(read).toHaveLength(topics.labels.length);
  expect(read.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1);
  expect(topics.labels[read.indexOf(Math.max(...read))]).toBe('haircut');
});

test('a word counts once, and so does a pair of neighbours', () => {
  expect(wordPlaces(['no', 'no', 'no'], 4096)).toHaveLength(2);
});
