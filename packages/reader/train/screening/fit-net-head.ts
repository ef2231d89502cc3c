// Trains a net over meanings by Adam over small batches, some of its inputs left out by chance so that it leans on none.
// The same examples give the same weights.
import { type MeaningNet, netLikelihoods, scoresOf, seenBy, shares } from '#screening/meaning-net';
import { adam } from '../adam.ts';
import { type Chance, normal, seeded, shuffled } from '../chance.ts';
import type { HeadExample } from './fit-head.ts';

const usual = { units: 64, epochs: 14, batch: 128, rate: 2e-3, pull: 3e-3, smooth: 0.03, seed: 1 };
/** The share of the meaning's numbers, and of the units, that is left out each time. */
const leftOut = { numbers: 0.2, units: 0.4 };
/** When the most telling sentence of each harmful paragraph is looked for: from then on only that one learns. */
const lookingEpochs = [3, 7];

type Drop = { meaning: Float32Array; label: number; weight: number };
type Steps = ReturnType<typeof stepsOf>;

export function fitNetHead(
  examples: readonly HeadExample[],
  labels: readonly string[],
  inputs: number,
): MeaningNet {
  const { units, epochs, batch, rate } = usual;
  const chance = seeded(usual.seed);
  const drawn = (length: number, spread: number) =>
    Float32Array.from({ length }, () => normal(chance) * spread);
  const width = units + inputs;
  const net: MeaningNet = {
    labels,
    inputs,
    units,
    mix: drawn(units * inputs, 0.06),
    mixBias: new Float32Array(units),
    weights: drawn(labels.length * width, 0.1).map((weight, at) => (at % width < units ? weight : 0)),
    bias: new Float32Array(labels.length),
  };
  const steps = stepsOf(net);
  let drops = examples.flatMap(allOf);
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (lookingEpochs.includes(epoch)) drops = examples.flatMap((example) => mostTellingOf(example, net));
    const mean = drops.reduce((sum, { weight }) => sum + weight, 0) / drops.length;
    const order = shuffled(drops.length, chance);
    for (let from = 0; from < order.length; from += batch) {
      const chosen = order.slice(from, from + batch).map((at) => drops[at]!);
      for (const drop of chosen) learn(net, steps, drop, drop.weight / mean / chosen.length, chance);
      const now = rate * (1 - (0.95 * (epoch + from / order.length)) / epochs);
      for (const step of Object.values(steps)) step.take(now);
    }
  }
  return net;
}

const stepsOf = ({ mix, mixBias, weights, bias }: MeaningNet) => ({
  mix: adam(mix, usual.pull),
  mixBias: adam(mixBias, usual.pull),
  weights: adam(weights, usual.pull),
  bias: adam(bias, usual.pull),
});

const allOf = ({ meanings, label, weight }: HeadExample): Drop[] =>
  meanings.map((meaning) => ({ meaning, label, weight: weight * shareOf(meanings.length, label) }));

function shareOf(count: number, label: number): number {
  if (label === 0) return 1 / Math.sqrt(count);
  return count === 1 ? 1 : 0.6 / count;
}

function mostTellingOf(example: HeadExample, net: MeaningNet): Drop[] {
  const { meanings, label, weight } = example;
  if (label === 0 || meanings.length < 2) return allOf(example);
  const told = meanings.map((meaning) => netLikelihoods(net, meaning)[label] ?? 0);
  return [{ meaning: meanings[told.indexOf(Math.max(...told))]!, label, weight }];
}

function learn(net: MeaningNet, steps: Steps, { meaning, label }: Drop, weight: number, chance: Chance) {
  const { inputs, units, weights, labels } = net;
  const thinned = meaning.map((number) => (chance() < leftOut.numbers ? 0 : number / (1 - leftOut.numbers)));
  const seen = seenBy(net, thinned);
  const kept = Float32Array.from({ length: units }, () =>
    chance() < leftOut.units ? 0 : 1 / (1 - leftOut.units),
  );
  for (let unit = 0; unit < units; unit++) seen[unit]! *= kept[unit]!;
  const likely = shares(scoresOf(net, seen));
  const back = new Float32Array(units);
  for (let l = 0; l < labels.length; l++) {
    const wanted = l === label ? 1 - usual.smooth : usual.smooth / (labels.length - 1);
    const slope = (likely[l]! - wanted) * weight;
    steps.bias.slope[l]! += slope;
    for (let i = 0; i < seen.length; i++) steps.weights.slope[l * seen.length + i]! += slope * seen[i]!;
    for (let unit = 0; unit < units; unit++)
      back[unit]! += slope * weights[l * seen.length + unit]! * kept[unit]!;
  }
  for (let unit = 0; unit < units; unit++) {
    if (seen[unit] === 0) continue;
    steps.mixBias.slope[unit]! += back[unit]!;
    for (let i = 0; i < inputs; i++) steps.mix.slope[unit * inputs + i]! += back[unit]! * seen[units + i]!;
  }
}

export function netHeadBytes({ labels, inputs, units, mix, mixBias, weights, bias }: MeaningNet): Buffer {
  const head = Buffer.from(JSON.stringify({ labels, inputs, units }), 'ascii');
  const start = Buffer.alloc(8);
  start.write('CBM2', 0, 'ascii');
  start.writeUInt32LE(head.length, 4);
  const parts = [mix, mixBias, weights, bias].map((part) => Buffer.from(part.buffer));
  return Buffer.concat([start, head, ...parts]);
}
