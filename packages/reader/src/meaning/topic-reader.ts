import { asciiOf } from './vectors.ts';

// Which topic a message is about, by its words and its meaning: one layer over both. Trained by train/topics/train-topics.ts.
//
//   "CBT1" · u32 length of the head · head (JSON, ASCII: labels, inputs, buckets) · f32 bias [label] · f32 scale [input or
//   bucket] · i8 weights [input or bucket][label], the inputs first. Little-endian. The last label is "no topic".

export type TopicReader = {
  labels: readonly string[];
  inputs: number;
  buckets: number;
  bias: Float32Array;
  scales: Float32Array;
  weights: Int8Array;
};

type Head = Pick<TopicReader, 'labels' | 'inputs' | 'buckets'>;

/** Meanings have length 1 and words are many: both are raised so that they learn at the same pace. */
export const meaningShare = 3;
export const wordShare = 3;

export function readTopicReader(bytes: Uint8Array): TopicReader {
  if (bytes.length < 8 || asciiOf(bytes, 0, 4) !== 'CBT1') throw new Error('not a reader of topics');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const biasAt = 8 + view.getUint32(4, true);
  const head = JSON.parse(asciiOf(bytes, 8, biasAt)) as Head;
  const rows = head.inputs + head.buckets;
  const scalesAt = biasAt + 4 * head.labels.length;
  const weightsAt = scalesAt + 4 * rows;
  if (bytes.length !== weightsAt + rows * head.labels.length)
    throw new Error('the reader of topics is cut short');
  const numbersAt = (at: number, length: number) =>
    Float32Array.from({ length }, (_, i) => view.getFloat32(at + 4 * i, true));
  return {
    ...head,
    bias: numbersAt(biasAt, head.labels.length),
    scales: numbersAt(scalesAt, rows),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, rows * head.labels.length),
  };
}

/** The logarithm of how likely each label is, in the order of `labels`. `words` are stems, as they stand in the message. */
export function topicLikelihoods(
  { labels, inputs, buckets, bias, scales, weights }: TopicReader,
  words: readonly string[],
  meaning: Float32Array,
): number[] {
  const count = labels.length;
  const scores = Float64Array.from(bias);
  const add = (row: number, value: number) => {
    const factor = value * scales[row]!;
    for (let label = 0; label < count; label++) scores[label]! += factor * weights[row * count + label]!;
  };
  for (let i = 0; i < inputs; i++) add(i, meaningShare * meaning[i]!);
  const places = wordPlaces(words, buckets);
  for (const place of places) add(inputs + place, wordShare / Math.sqrt(places.length));
  const top = Math.max(...scores);
  const sum = scores.reduce((all, score) => all + Math.exp(score - top), 0);
  return Array.from(scores, (score) => score - top - Math.log(sum));
}

/** Where each word and each pair of neighbours stands in the table, once each. */
export function wordPlaces(words: readonly string[], buckets: number): number[] {
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return [...new Set([...words, ...pairs].map((text) => hashOf(text) % buckets))];
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
