import { asciiOf } from '../meaning/vectors.ts';

// Reads what the sentence encoder says of a text, as `meaning-head.ts` does, but with a layer of its own between: units
// that stay silent until their mix of its numbers is there. Trained by train/screening/train-heads.ts.
//
//   "CBM2" · u32 length of the head · head (JSON, ASCII: labels, inputs, units) · f32 mix [unit][input], mix bias [unit],
//   weights [label][unit, then input], bias [label]. Little-endian.

export type MeaningNet = {
  labels: readonly string[];
  inputs: number;
  units: number;
  mix: Float32Array;
  mixBias: Float32Array;
  weights: Float32Array;
  bias: Float32Array;
};

/** A meaning has length 1; times this, its numbers are large enough to learn from. */
const meaningScale = 8;

export function readMeaningNet(bytes: Uint8Array): MeaningNet {
  if (bytes.length < 8 || asciiOf(bytes, 0, 4) !== 'CBM2') throw new Error('not a net over meanings');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8 + view.getUint32(4, true);
  const head = JSON.parse(asciiOf(bytes, 8, at)) as Pick<MeaningNet, 'labels' | 'inputs' | 'units'>;
  const { inputs, units } = head;
  const labels = head.labels.length;
  const count = units * (inputs + 1) + labels * (units + inputs + 1);
  if (bytes.length !== at + 4 * count) throw new Error('the net over meanings is cut short');
  const take = (length: number) => {
    const taken = Float32Array.from({ length }, (_, i) => view.getFloat32(at + 4 * i, true));
    at += 4 * length;
    return taken;
  };
  return {
    ...head,
    mix: take(units * inputs),
    mixBias: take(units),
    weights: take(labels * (units + inputs)),
    bias: take(labels),
  };
}

/** How likely each label is, in the order of `labels`; they sum to 1. */
export const netLikelihoods = (net: MeaningNet, meaning: Float32Array): number[] =>
  shares(scoresOf(net, seenBy(net, meaning)));

/** What the units say of a meaning, and behind them the meaning itself. */
export function seenBy({ inputs, units, mix, mixBias }: MeaningNet, meaning: Float32Array): Float32Array {
  const seen = new Float32Array(units + inputs);
  for (let i = 0; i < inputs; i++) seen[units + i] = meaning[i]! * meaningScale;
  for (let unit = 0; unit < units; unit++) {
    let sum = mixBias[unit]!;
    for (let i = 0; i < inputs; i++) sum += mix[unit * inputs + i]! * seen[units + i]!;
    seen[unit] = Math.max(0, sum);
  }
  return seen;
}

export function scoresOf({ weights, bias }: MeaningNet, seen: Float32Array): number[] {
  return Array.from(bias, (start, label) => {
    let sum = start;
    for (let i = 0; i < seen.length; i++) sum += weights[label * seen.length + i]! * seen[i]!;
    return sum;
  });
}

export function shares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((x) => x / sum);
}
