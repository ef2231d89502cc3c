// Trains a reader of meanings by Adam over all examples at once. The same examples give the same weights.
import { type MeaningHead, meaningLikelihoods } from '#screening/meaning-head';
import { adam } from '../adam.ts';

/** A line gives one meaning or several; of a crisis or a harm, only the most telling one may learn. */
export type HeadExample = { meanings: readonly Float32Array[]; label: number; weight: number };

const usual = { rounds: 200, rate: 0.1, pull: 1e-5 };

export function fitHead(
  examples: readonly HeadExample[],
  labels: readonly string[],
  inputs: number,
): MeaningHead {
  const head: MeaningHead = {
    labels,
    inputs,
    weights: new Float32Array(labels.length * inputs),
    bias: new Float32Array(labels.length),
  };
  learn(head, examples.flatMap(allOf));
  if (examples.some(({ meanings }) => meanings.length > 1))
    learn(
      head,
      examples.flatMap((example) => mostTellingOf(example, head)),
    );
  return head;
}

type Drop = { meaning: Float32Array; label: number; weight: number };

const allOf = ({ meanings, label, weight }: HeadExample): Drop[] =>
  meanings.map((meaning) => ({
    meaning,
    label,
    weight: weight / (label === 0 ? Math.sqrt(meanings.length) : meanings.length / 0.6),
  }));

function mostTellingOf(example: HeadExample, head: MeaningHead): Drop[] {
  const { meanings, label, weight } = example;
  if (label === 0) return allOf(example);
  const scores = meanings.map((meaning) => meaningLikelihoods(head, meaning)[label] ?? 0);
  const meaning = meanings[scores.indexOf(Math.max(...scores))];
  return meaning === undefined ? [] : [{ meaning, label, weight }];
}

function learn(head: MeaningHead, drops: readonly Drop[]) {
  const { inputs, weights, bias, labels } = head;
  const total = drops.reduce((sum, { weight }) => sum + weight, 0);
  const weightStep = adam(weights, 0);
  const biasStep = adam(bias, 0);
  for (let round = 1; round <= usual.rounds; round++) {
    for (const { meaning, label, weight } of drops) {
      const read = meaningLikelihoods(head, meaning);
      for (let l = 0; l < labels.length; l++) {
        const slope = ((read[l]! - (l === label ? 1 : 0)) * weight) / total;
        biasStep.slope[l]! += slope;
        for (let i = 0; i < inputs; i++) weightStep.slope[l * inputs + i]! += slope * meaning[i]!;
      }
    }
    for (let i = 0; i < weights.length; i++) weightStep.slope[i]! += usual.pull * weights[i]!;
    const rate = usual.rate * (1 - (0.9 * round) / usual.rounds);
    weightStep.take(rate);
    biasStep.take(rate);
  }
}

export function headBytes({ labels, inputs, weights, bias }: MeaningHead): Buffer {
  const head = Buffer.from(JSON.stringify({ labels, inputs }), 'ascii');
  const start = Buffer.alloc(8);
  start.write('CBM1', 0, 'ascii');
  start.writeUInt32LE(head.length, 4);
  return Buffer.concat([start, head, Buffer.from(weights.buffer), Buffer.from(bias.buffer)]);
}
