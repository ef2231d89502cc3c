import { bucketCount, type Features } from './features.ts';

// A linear classifier over several labels (multinomial logistic regression), trained by train/screening/train-words.ts.
//
//   "CBL1" · u32 length of the head · head (JSON, ASCII) · i8 weights [bucket][label] · f32 dense [label][dimension]
//
// The head holds the labels, one scale for the bytes, and the bias of each label.

export type LinearModel = {
  labels: readonly string[];
  scale: number;
  bias: readonly number[];
  buckets: Int8Array;
  dense: Float32Array;
  dimensions: number;
};

type Head = { labels: string[]; scale: number; bias: number[]; dimensions: number };

export function readLinearModel(bytes: Uint8Array): LinearModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || String.fromCharCode(...bytes.subarray(0, 4)) !== 'CBL1')
    throw new Error('not a linear model');
  const bucketsAt = 8 + view.getUint32(4, true);
  const head = JSON.parse(String.fromCharCode(...bytes.subarray(8, bucketsAt))) as Head;
  const denseAt = bucketsAt + bucketCount * head.labels.length;
  const denseCount = head.labels.length * head.dimensions;
  if (bytes.length !== denseAt + denseCount * 4) throw new Error('the linear model is cut short');
  return {
    ...head,
    buckets: new Int8Array(bytes.buffer, bytes.byteOffset + bucketsAt, bucketCount * head.labels.length),
    dense: Float32Array.from({ length: denseCount }, (_, i) => view.getFloat32(denseAt + i * 4, true)),
  };
}

/** How likely each label is, in the order of `labels`; they sum to 1. */
export function likelihoods(model: LinearModel, { buckets, values, dense }: Features): number[] {
  const count = model.labels.length;
  const scores = new Float64Array(count);
  for (let i = 0; i < buckets.length; i++) {
    const at = (buckets[i] ?? 0) * count;
    const value = values[i] ?? 0;
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] ?? 0) + value * (model.buckets[at + label] ?? 0);
  }
  for (let label = 0; label < count; label++) {
    let sum = (scores[label] ?? 0) * model.scale + (model.bias[label] ?? 0);
    const at = label * model.dimensions;
    for (let i = 0; i < model.dimensions; i++) sum += (dense[i] ?? 0) * (model.dense[at + i] ?? 0);
    scores[label] = sum;
  }
  return softmax(scores);
}

function softmax(scores: Float64Array): number[] {
  const top = Math.max(...scores);
  const raised = Array.from(scores, (score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((x) => x / sum);
}
