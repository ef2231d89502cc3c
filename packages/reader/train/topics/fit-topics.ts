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
  rounds = usual.rounds,
): Buffer {
  const count = labels.length;
  const weights = new Float32Array((inputs + usual.buckets) * count);
  const bias = new Float32Array(count);
  const weightStep = adam(weights, 0);
  const biasStep = adam(bias, 0);
  const order = shuffled(
    examples.map(({ meaning, words, labels: right }) => {
      const places = wordPlaces(words, usual.buckets);
      return { meaning, right, places, value: wordShare / Math.sqrt(Math.max(1, places.length)) };
    }),
  );
  for (let round = 1; round <= rounds; round++) {
    const rate = usual.rate * (1 - (0.9 * round) / rounds);
    for (let from = 0; from < order.length; from += usual.batch) {
      const batch = order.slice(from, from + usual.batch);
      const slopes = batch.map((example) => slopesOf(example, { weights, bias, inputs }, batch.length));
      learnMeanings(weightStep.slope, batch, slopes, inputs);
      for (const [at, { places, value }] of batch.entries()) {
        const slope = slopes[at]!;
        for (const place of places) addRow(weightStep.slope, inputs + place, value, slope);
        addRow(biasStep.slope, 0, 1, slope);
      }
      for (let i = 0; i < weights.length; i++) weightStep.slope[i]! += usual.pull * weights[i]!;
      weightStep.take(rate);
      biasStep.take(rate);
    }
  }
  return topicBytes({ labels, inputs, buckets: usual.buckets }, weights, bias);
}

type Prepared = {
  meaning: Float32Array;
  right: readonly number[];
  places: readonly number[];
  value: number;
};
type Layer = { weights: Float32Array; bias: Float32Array; inputs: number };

function shuffled<T>(some: readonly T[]): T[] {
  const chance = seeded(5);
  return some
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** How far the likelihoods of one example are from what would be right. */
function slopesOf({ meaning, places, value, right }: Prepared, layer: Layer, size: number): Float32Array {
  const { weights, bias, inputs } = layer;
  const count = bias.length;
  const scores = Float32Array.from(bias);
  // Four inputs at a time: each score is read and written a fourth as often.
  for (let i = 0; i < inputs; i += 4) {
    const at = i * count;
    const a = meaningShare * meaning[i]!;
    const b = meaningShare * meaning[i + 1]!;
    const c = meaningShare * meaning[i + 2]!;
    const d = meaningShare * meaning[i + 3]!;
    for (let label = 0; label < count; label++)
      scores[label]! +=
        a * weights[at + label]! +
        b * weights[at + count + label]! +
        c * weights[at + 2 * count + label]! +
        d * weights[at + 3 * count + label]!;
  }
  for (const place of places) {
    const at = (inputs + place) * count;
    for (let label = 0; label < count; label++) scores[label]! += value * weights[at + label]!;
  }
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let label = 0; label < count; label++) sum += Math.exp(scores[label]! - top);
  for (let label = 0; label < count; label++) scores[label] = Math.exp(scores[label]! - top) / sum / size;
  for (const label of right) scores[label]! -= 1 / right.length / size;
  return scores;
}

/** Four examples at a time, for the same reason. */
function learnMeanings(
  slope: Float32Array,
  batch: readonly Prepared[],
  slopes: readonly Float32Array[],
  inputs: number,
) {
  const none = new Float32Array(slopes[0]!.length);
  const still = new Float32Array(inputs);
  for (let from = 0; from < batch.length; from += 4) {
    const [a = none, b = none, c = none, d = none] = slopes.slice(from, from + 4);
    const [p = still, q = still, r = still, s = still] = batch
      .slice(from, from + 4)
      .map(({ meaning }) => meaning);
    for (let i = 0; i < inputs; i++) {
      const at = i * none.length;
      const w = meaningShare * p[i]!;
      const x = meaningShare * q[i]!;
      const y = meaningShare * r[i]!;
      const z = meaningShare * s[i]!;
      for (let label = 0; label < none.length; label++)
        slope[at + label]! += w * a[label]! + x * b[label]! + y * c[label]! + z * d[label]!;
    }
  }
}

function addRow(to: Float32Array, row: number, factor: number, values: Float32Array) {
  const at = row * values.length;
  for (let label = 0; label < values.length; label++) to[at + label]! += factor * values[label]!;
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
