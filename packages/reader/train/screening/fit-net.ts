// Trains a phrase net by Adam, a few examples at a time. The same seed gives the same weights.
import {
  type PhraseNet,
  type PhraseNets,
  pool,
  project,
  slotsOf,
  softmaxOf,
} from '#screening/model/phrase-net';
import { adam, type Step } from '../adam.ts';
import { type Chance, normal, seeded, shuffled } from '../chance.ts';

export type NetExample = { vectors: (Float32Array | null)[]; label: number; weight: number };
export type NetShape = Omit<PhraseNets, 'nets' | 'projected'>;

const usual = { rounds: 12, rate: 1e-3, batch: 48, pull: 1e-4, leftOut: 0.5, wordsLeftOut: 0.1 };

export function fitNet(examples: readonly NetExample[], shape: NetShape, seed: number): PhraseNet {
  const chance = seeded(seed);
  const net = freshNet(shape, chance);
  const optimiser = optimiserOf(net);
  for (let round = 0; round < usual.rounds; round++) {
    const rate = usual.rate * (1 - round / usual.rounds) + 1e-5;
    const projections = createProjections(shape, net);
    let inBatch = 0;
    for (const at of shuffled(examples.length, chance)) {
      addGradient(optimiser, examples[at]!, { shape, net, projected: projections.of, chance });
      if (++inBatch < usual.batch) continue;
      for (const step of Object.values(optimiser)) step.take(rate);
      projections.clear();
      inBatch = 0;
    }
  }
  return net;
}

/** Small normal weights; the spread of a filter falls with its width. */
function freshNet(shape: NetShape, chance: Chance): PhraseNet {
  const hidden = shape.widths.length * shape.filters;
  const count = shape.labels.length;
  const net: PhraseNet = {
    phrases: new Float32Array(slotsOf(shape.widths) * shape.dimensions * shape.filters),
    phraseBias: new Float32Array(hidden),
    out: Float32Array.from({ length: hidden * count }, () => 0.1 * normal(chance)),
    outBias: new Float32Array(count),
  };
  let slot = 0;
  for (const width of shape.widths) {
    const spread = 1 / Math.sqrt(width * shape.dimensions) / 1.5;
    const size = width * shape.dimensions * shape.filters;
    for (let i = 0; i < size; i++)
      net.phrases[slot * shape.dimensions * shape.filters + i] = spread * normal(chance);
    slot += width;
  }
  return net;
}

type Optimiser = Record<keyof PhraseNet, Step>;

const optimiserOf = (net: PhraseNet): Optimiser => ({
  phrases: adam(net.phrases, usual.pull),
  phraseBias: adam(net.phraseBias, usual.pull),
  out: adam(net.out, usual.pull),
  outBias: adam(net.outBias, usual.pull),
});

/** The weights stand still within a batch, and most words come back in it. */
function createProjections(shape: NetShape, net: PhraseNet) {
  const known = new Map<Float32Array, Float32Array>();
  return {
    of(vector: Float32Array | null): Float32Array | null {
      if (!vector) return null;
      const made = known.get(vector) ?? project(shape, net, vector);
      known.set(vector, made);
      return made;
    },
    clear: () => known.clear(),
  };
}

type Pass = {
  shape: NetShape;
  net: PhraseNet;
  projected: (vector: Float32Array | null) => Float32Array | null;
  chance: Chance;
};

/** Forward with dropout of words and of hidden units, then back: adds the slopes of this example's loss. */
function addGradient(
  optimiser: Optimiser,
  example: NetExample,
  { shape, net, projected, chance }: Pass,
): void {
  const count = shape.labels.length;
  const words = example.vectors.map((vector) => (chance() < usual.wordsLeftOut ? null : vector));
  const { pooled, places } = pool(shape, net, words.map(projected));
  const kept = pooled.map(() => (chance() < usual.leftOut ? 0 : 1 / (1 - usual.leftOut)));
  const thinned = pooled.map((x, i) => x * kept[i]!);
  const slopes = softmaxOf(shape, net, thinned);
  slopes[example.label]! -= 1;
  const share = example.weight / usual.batch;
  for (let label = 0; label < count; label++) optimiser.outBias.slope[label]! += slopes[label]! * share;
  for (let i = 0; i < pooled.length; i++) {
    if (thinned[i] === 0) continue;
    let back = 0;
    for (let label = 0; label < count; label++) {
      const slope = slopes[label]! * share;
      optimiser.out.slope[i * count + label]! += slope * thinned[i]!;
      back += slope * net.out[i * count + label]!;
    }
    back *= kept[i]!;
    optimiser.phraseBias.slope[i]! += back;
    addPhraseSlope(optimiser.phrases.slope, words, shape, { filter: i, place: places[i]!, back });
  }
}

/** Only the place that fitted best learns. Places count from the empty one before the first word. */
function addPhraseSlope(
  slope: Float32Array,
  words: readonly (Float32Array | null)[],
  shape: NetShape,
  { filter, place, back }: { filter: number; place: number; back: number },
): void {
  const w = Math.floor(filter / shape.filters);
  const firstSlot = slotsOf(shape.widths.slice(0, w));
  for (let k = 0; k < shape.widths[w]!; k++) {
    const vector = words[place + k - 1];
    if (!vector) continue;
    const from = (firstSlot + k) * shape.dimensions * shape.filters + (filter % shape.filters);
    for (let d = 0; d < shape.dimensions; d++) slope[from + d * shape.filters]! += back * vector[d]!;
  }
}

export function netBytes(shape: NetShape, nets: readonly PhraseNet[]): Buffer {
  const head = Buffer.from(JSON.stringify({ ...shape, nets: nets.length }), 'ascii');
  const start = Buffer.alloc(8);
  start.write('CBP1', 0, 'ascii');
  start.writeUInt32LE(head.length, 4);
  const numbers = nets.flatMap((net) => [net.phrases, net.phraseBias, net.out, net.outBias]);
  return Buffer.concat([start, head, ...numbers.map((list) => Buffer.from(list.buffer))]);
}
