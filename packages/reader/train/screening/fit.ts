// Multinomial logistic regression by AdaGrad. The same seed gives the same weights.
import { bucketCount, type Features } from '#screening/model/features';
import type { LinearModel } from '#screening/model/linear-model';
import { seeded, shuffled } from '../chance.ts';

export type Example = { features: Features; label: number; weight: number };
export type FitOptions = { rounds: number; rate: number; pull: number; seed: number };

export const usualFit: FitOptions = { rounds: 7, rate: 0.3, pull: 2e-4, seed: 7 };

export function fit(
  examples: readonly Example[],
  labels: readonly string[],
  dimensions: number,
  options: FitOptions,
) {
  const count = labels.length;
  // One row per bucket and per dimension of the dense part: both are features to the fit.
  const rows = bucketCount + dimensions;
  const weights = new Float32Array(rows * count);
  const grades = new Float32Array(rows * count).fill(0.02);
  const bias = new Float64Array(count);
  const chance = seeded(options.seed);
  const scores = new Float64Array(count);
  const ready = examples.map((example) => compact(example.features));
  for (let round = 0; round < options.rounds; round++)
    for (const at of shuffled(examples.length, chance)) {
      const { slots, values } = ready[at]!;
      const example = examples[at]!;
      scores.set(bias);
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]! * count;
        const value = values[i]!;
        for (let label = 0; label < count; label++) scores[label]! += value * weights[slot + label]!;
      }
      softmaxInPlace(scores);
      scores[example.label]! -= 1;
      let largest = 0;
      for (let label = 0; label < count; label++) {
        scores[label]! *= example.weight;
        largest = Math.max(largest, Math.abs(scores[label]!));
        bias[label]! -= 0.01 * scores[label]!;
      }
      if (largest < 0.01) continue;
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]! * count;
        const value = values[i]!;
        for (let label = 0; label < count; label++) {
          const slope = scores[label]! * value + options.pull * weights[slot + label]!;
          const grade = grades[slot + label]! + slope * slope;
          grades[slot + label] = grade;
          weights[slot + label]! -= (options.rate * slope) / Math.sqrt(grade);
        }
      }
    }
  return quantised(labels, weights, bias, dimensions);
}

function compact({ buckets, values, dense }: Features) {
  const slots = new Int32Array(buckets.length + dense.length);
  const numbers = new Float32Array(slots.length);
  slots.set(buckets);
  numbers.set(values);
  for (let i = 0; i < dense.length; i++) {
    slots[buckets.length + i] = bucketCount + i;
    numbers[buckets.length + i] = dense[i]!;
  }
  return { slots, values: numbers };
}

function softmaxInPlace(scores: Float64Array) {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp(scores[i]! - top);
  for (let i = 0; i < scores.length; i++) scores[i]! /= sum;
}

function quantised(
  labels: readonly string[],
  weights: Float32Array,
  bias: Float64Array,
  dimensions: number,
): LinearModel {
  const count = labels.length;
  const hashed = weights.subarray(0, bucketCount * count);
  let top = 0;
  for (const weight of hashed) top = Math.max(top, Math.abs(weight));
  const scale = top / 127 || 1;
  return {
    labels,
    scale,
    bias: Array.from(bias),
    buckets: Int8Array.from(hashed, (weight) => Math.round(weight / scale)),
    dense: Float32Array.from(
      { length: count * dimensions },
      (_, i) => weights[(bucketCount + (i % dimensions)) * count + Math.floor(i / dimensions)]!,
    ),
    dimensions,
  };
}

export function modelBytes(model: LinearModel): Buffer {
  const { labels, scale, bias, dimensions } = model;
  const head = Buffer.from(JSON.stringify({ labels, scale, bias, dimensions }), 'ascii');
  const start = Buffer.alloc(8);
  start.write('CBL1', 0, 'ascii');
  start.writeUInt32LE(head.length, 4);
  return Buffer.concat([start, head, Buffer.from(model.buckets.buffer), Buffer.from(model.dense.buffer)]);
}
