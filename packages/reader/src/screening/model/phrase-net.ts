import { rowOf, type Vectors } from '../../meaning/vectors.ts';

// A small network over word vectors: it looks for short phrases of a meaning wherever they stand in a message, and so
// knows "he isn't responding" by "she won't wake". Trained by train/screening/train-net.ts.
//
//   "CBP1" · u32 length of the head · head (JSON, ASCII) · per net: f32 phrases [slot][dimension][filter],
//   f32 bias [width][filter], f32 out [width × filter][label], f32 bias [label]
//
// A phrase of w words has w slots, one for each of its words; `widths` of 1, 2 and 3 make six.

export type PhraseNet = {
  phrases: Float32Array;
  phraseBias: Float32Array;
  out: Float32Array;
  outBias: Float32Array;
};

export type PhraseNets = {
  labels: readonly string[];
  widths: readonly number[];
  filters: number;
  dimensions: number;
  nets: readonly PhraseNet[];
  /** What each known word adds to each slot, worked out when the word is first met. */
  projected: Map<number, Float32Array>[];
};

type Shape = Omit<PhraseNets, 'nets' | 'projected'>;
type Head = Omit<Shape, 'labels'> & { labels: string[]; nets: number };

const wordMax = 200;
/** Enough for every word carers use; beyond it a word is worked out anew. */
const projectedMax = 6000;

export const slotsOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

export function readPhraseNets(bytes: Uint8Array): PhraseNets {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || String.fromCharCode(...bytes.subarray(0, 4)) !== 'CBP1')
    throw new Error('not a phrase net');
  let at = 8 + view.getUint32(4, true);
  const { nets, ...shape } = JSON.parse(String.fromCharCode(...bytes.subarray(8, at))) as Head;
  const take = (length: number) => {
    if (at + length * 4 > bytes.length) throw new Error('the phrase net is cut short');
    const numbers = Float32Array.from({ length }, (_, i) => view.getFloat32(at + i * 4, true));
    at += length * 4;
    return numbers;
  };
  return {
    ...shape,
    nets: Array.from({ length: nets }, () => ({
      phrases: take(slotsOf(shape.widths) * shape.dimensions * shape.filters),
      phraseBias: take(shape.widths.length * shape.filters),
      out: take(shape.widths.length * shape.filters * shape.labels.length),
      outBias: take(shape.labels.length),
    })),
    projected: Array.from({ length: nets }, () => new Map()),
  };
}

/** The table's rows of a message's words; -1 is a word nobody knows. */
export const rowsOf = (words: readonly string[], vectors: Vectors): number[] =>
  words.slice(0, wordMax).map((word) => rowOf(vectors, word) ?? -1);

/** How likely each label is, in the order of `labels`; they sum to 1. */
export function phraseLikelihoods(model: PhraseNets, words: readonly string[], vectors: Vectors): number[] {
  const rows = rowsOf(words, vectors);
  const mean = model.labels.map(() => 0);
  for (const [at, net] of model.nets.entries()) {
    const known = model.projected[at] ?? new Map<number, Float32Array>();
    const projections = rows.map((row) => projectionOf(model, net, known, row, vectors));
    const { pooled } = pool(model, net, projections);
    for (const [label, p] of softmaxOf(model, net, pooled).entries())
      mean[label] = (mean[label] ?? 0) + p / model.nets.length;
  }
  return mean;
}

function projectionOf(
  shape: Shape,
  net: PhraseNet,
  known: Map<number, Float32Array>,
  row: number,
  vectors: Vectors,
): Float32Array | null {
  if (row < 0) return null;
  const found = known.get(row);
  if (found) return found;
  const made = project(shape, net, unitRow(vectors, row));
  if (known.size < projectedMax) known.set(row, made);
  return made;
}

/** A word's vector at the length the nets were trained on. */
export function unitRow({ matrix, dimensions }: Vectors, row: number): Float32Array {
  const vector = Float32Array.from(matrix.subarray(row * dimensions, (row + 1) * dimensions));
  let length = 0;
  for (const x of vector) length += x * x;
  const scale = 3 / (Math.sqrt(length) + 1e-6);
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * scale;
  return vector;
}

export function project({ widths, dimensions, filters }: Shape, net: PhraseNet, vector: Float32Array) {
  const slots = slotsOf(widths);
  const sums = new Float32Array(slots * filters);
  const { phrases } = net;
  for (let slot = 0; slot < slots; slot++) {
    const to = slot * filters;
    for (let d = 0; d < dimensions; d++) {
      const x = vector[d]!;
      const from = (slot * dimensions + d) * filters;
      for (let f = 0; f < filters; f++) sums[to + f]! += x * phrases[from + f]!;
    }
  }
  return sums;
}

/** For every filter the place where its phrase fits best, and how well. One empty place stands before and after the words. */
export function pool(
  { widths, filters }: Shape,
  net: PhraseNet,
  projections: readonly (Float32Array | null)[],
) {
  const padded = [null, ...projections, null];
  const pooled = new Float32Array(widths.length * filters);
  const places = new Int32Array(widths.length * filters);
  const sums = new Float32Array(filters);
  let firstSlot = 0;
  for (const [w, width] of widths.entries()) {
    const to = w * filters;
    pooled.fill(-Infinity, to, to + filters);
    for (let at = 0; at + width <= padded.length; at++) {
      for (let f = 0; f < filters; f++) sums[f] = net.phraseBias[to + f]!;
      for (let i = 0; i < width; i++) {
        const projection = padded[at + i];
        if (!projection) continue;
        const from = (firstSlot + i) * filters;
        for (let f = 0; f < filters; f++) sums[f]! += projection[from + f]!;
      }
      for (let f = 0; f < filters; f++)
        if (sums[f]! > pooled[to + f]!) {
          pooled[to + f] = sums[f]!;
          places[to + f] = at;
        }
    }
    firstSlot += width;
  }
  for (let i = 0; i < pooled.length; i++) if (!(pooled[i]! > 0)) pooled[i] = 0;
  return { pooled, places };
}

export function softmaxOf({ labels }: Shape, net: PhraseNet, pooled: Float32Array): Float64Array {
  const scores = Float64Array.from(net.outBias);
  for (let i = 0; i < pooled.length; i++) {
    const x = pooled[i]!;
    if (x === 0) continue;
    for (let label = 0; label < labels.length; label++)
      scores[label]! += x * net.out[i * labels.length + label]!;
  }
  const top = Math.max(...scores);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp(scores[i]! - top);
  return scores.map((x) => x / sum);
}
