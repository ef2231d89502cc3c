import { wordsOf } from './words.ts';

// Word vectors: a pruned GloVe table, one signed byte per number. Reading the file is the caller's business; here it
// is only bytes. `train/screening/train-vectors.ts` writes the format.
//
//   "CBV1" · u32 words · u32 dimensions · u32 length of the word list · word list (ASCII, newline between)
//   · u8 weight per word · i8 matrix, row by row. Little-endian.

export type Vectors = {
  dimensions: number;
  rows: ReadonlyMap<string, number>;
  /** How much a word says, 0…255: "the" next to nothing, "seizure" nearly everything. */
  weights: Uint8Array;
  matrix: Int8Array;
};

export function readVectors(bytes: Uint8Array): Vectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 16 || asciiOf(bytes, 0, 4) !== 'CBV1') throw new Error('not a table of word vectors');
  const count = view.getUint32(4, true);
  const dimensions = view.getUint32(8, true);
  const listLength = view.getUint32(12, true);
  const weightsAt = 16 + listLength;
  const matrixAt = weightsAt + count;
  if (bytes.length !== matrixAt + count * dimensions)
    throw new Error('the table of word vectors is cut short');
  const words = asciiOf(bytes, 16, weightsAt).split('\n');
  return {
    dimensions,
    rows: new Map(words.map((word, row) => [word, row])),
    weights: bytes.subarray(weightsAt, matrixAt),
    matrix: new Int8Array(bytes.buffer, bytes.byteOffset + matrixAt, count * dimensions),
  };
}

export const hasWord = (vectors: Vectors, word: string) => rowOf(vectors, word) !== undefined;

/** The row of a word, or of its singular or base form when only that is known. */
export function rowOf({ rows }: Vectors, word: string): number | undefined {
  const row = rows.get(word);
  if (row !== undefined || word.length < 4) return row;
  for (const [ending, base] of baseForms)
    if (word.endsWith(ending)) {
      const found = rows.get(word.slice(0, -ending.length) + base);
      if (found !== undefined) return found;
    }
  return undefined;
}

const baseForms: [string, string][] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
];

/** The meaning of a text: the weighted mean of its words, of length 1; all zeros when no word is known. */
export const textVector = (vectors: Vectors, text: string): Float32Array =>
  meanVector(vectors, wordsOf(text));

export function meanVector(vectors: Vectors, words: readonly string[]): Float32Array {
  const { dimensions, weights, matrix } = vectors;
  const mean = new Float32Array(dimensions);
  for (const word of words) {
    const row = rowOf(vectors, word);
    if (row === undefined) continue;
    const weight = (weights[row] ?? 0) / 255;
    const at = row * dimensions;
    for (let i = 0; i < dimensions; i++) mean[i] = (mean[i] ?? 0) + weight * (matrix[at + i] ?? 0);
  }
  return normalised(mean);
}

/** How near two meanings are: 1 the same, 0 nothing in common (or one of them empty). */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(similarity(vector, vector));
  if (length === 0) return vector;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

export function asciiOf(bytes: Uint8Array, from: number, to: number): string {
  const step = 8192;
  let text = '';
  for (let at = from; at < to; at += step)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(to, at + step)));
  return text;
}
