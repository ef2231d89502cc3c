// Fits the reader of topics: multinomial logistic regression over meanings and words, by Adam over a few hundred questions
// at a time, in an order that is always the same.
import { meaningShare, type TopicReader, wordPlaces, wordShare } from '#meaning/topic-reader';
import { adam } from '../adam.ts';
import { seeded } from '../chance.ts';

/** `labels` are those that would do, as places in the list. */
export type TopicExample = { meaning: Float32Array; words: readonly string[]; labels: readonly number[] };

const usual = { rounds: 20, batch: 512, rate: 0.06, pull: 3e-5, buckets: 8192 };

export function fitTopics(
  examples: readonly TopicExample[],
  labels: readonly string[],
  inputs: number,
): Buffer {
  const count = labels.length;
  const rows = inputs + usual.buckets;
  const weights = new Float32Array(rows * count);
  const bias = new Float32Array(count);
  const weightStep = adam(weights, 0);
  const biasStep = adam(bias, 0);
  const prepared = examples.map(({ meaning, words, labels: right }) => {
    const places = wordPlaces(words, usual.buckets);
    return { meaning, right, places, value: wordShare / Math.sqrt(Math.max(1, places.length)) };
  });
  const scores = new Float32Array(count);
  const slopes = new Float32Array(count);
  const chance = seeded(5);
  const order = prepared
    .map((example) => ({ example, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ example }) => example);
  const add = (row: number, factor: number) => {
    const at = row * count;
    for (let label = 0; label < count; label++) scores[label]! += factor * weights[at + label]!;
  };
  const learn = (row: number, factor: number) => {
    const at = row * count;
    for (let label = 0; label < count; label++) weightStep.slope[at + label]! += factor * slopes[label]!;
  };
  for (let round = 1; round <= usual.rounds; round++) {
    const rate = usual.rate * (1 - (0.9 * round) / usual.rounds);
    for (let from = 0; from < order.length; from += usual.batch) {
      const batch = order.slice(from, from + usual.batch);
      for (const { meaning, places, value, right } of batch) {
        scores.set(bias);
        for (let i = 0; i < inputs; i++) add(i, meaningShare * meaning[i]!);
        for (const place of places) add(inputs + place, value);
        const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
        let sum = 0;
        for (let label = 0; label < count; label++) sum += Math.exp(scores[label]! - top);
        for (let label = 0; label < count; label++)
          slopes[label] = Math.exp(scores[label]! - top) / sum / batch.length;
        for (const label of right) slopes[label]! -= 1 / right.length / batch.length;
        for (let i = 0; i < inputs; i++) learn(i, meaningShare * meaning[i]!);
        for (const place of places) learn(inputs + place, value);
        for (let label = 0; label < count; label++) biasStep.slope[label]! += slopes[label]!;
      }
      for (let i = 0; i < weights.length; i++) weightStep.slope[i]! += usual.pull * weights[i]!;
      weightStep.take(rate);
      biasStep.take(rate);
    }
  }
  return topicBytes({ labels, inputs, buckets: usual.buckets }, weights, bias);
}

function topicBytes(
  head: Pick<TopicReader, 'labels' | 'inputs' | 'buckets'>,
  weights: Float32Array,
  bias: Float32Array,
): Buffer {
  const count = head.labels.length;
  const rows = head.inputs + head.buckets;
  const scales = new Float32Array(rows);
  const bytes = new Int8Array(rows * count);
  for (let row = 0; row < rows; row++) {
    const part = weights.subarray(row * count, (row + 1) * count);
    const most = part.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9);
    scales[row] = most / 127;
    for (let label = 0; label < count; label++)
      bytes[row * count + label] = Math.round((part[label]! / most) * 127);
  }
  const text = Buffer.from(JSON.stringify(head), 'ascii');
  const start = Buffer.alloc(8);
  start.write('CBT1', 0, 'ascii');
  start.writeUInt32LE(text.length, 4);
  return Buffer.concat([
    start,
    text,
    Buffer.from(bias.buffer),
    Buffer.from(scales.buffer),
    Buffer.from(bytes.buffer),
  ]);
}
