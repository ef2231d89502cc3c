// What the encoder says of texts that are known beforehand, worked out once (`npm run train -- known`): a page has some sixty wordings of
// its own questions and fifty lines, and reading them when the page is first asked for would take most of a second.
//
//   "CBK2" · u32 count · key [count][8 bytes], in order · f32 scale [count] · i8 vector [count][384]. Little-endian.
import { createHash } from 'node:crypto';
import { embeddingSize } from '#embedding/embedder';

export type KnownVectors = { get(text: string): Float32Array | undefined };

const keySize = 8;
const keyOf = (text: string): Buffer => createHash('md5').update(text).digest().subarray(0, keySize);

export function readKnownVectors(bytes: Buffer): KnownVectors {
  if (bytes.toString('latin1', 0, 4) !== 'CBK2') throw new Error('not a file of known vectors');
  const count = bytes.readUInt32LE(4);
  const scalesAt = 8 + keySize * count;
  const vectorsAt = scalesAt + 4 * count;
  if (bytes.length !== vectorsAt + embeddingSize * count)
    throw new Error('the file of known vectors is cut short');
  const keyAt = (place: number) => bytes.readBigUInt64BE(8 + keySize * place);
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + vectorsAt, embeddingSize * count);
  return {
    get(text) {
      const key = keyOf(text).readBigUInt64BE();
      const place = firstFrom(count, (at) => keyAt(at) >= key);
      if (place === count || keyAt(place) !== key) return undefined;
      const scale = bytes.readFloatLE(scalesAt + 4 * place);
      const vector = new Float32Array(embeddingSize);
      const from = embeddingSize * place;
      // By place: a page has sixty of them, and this is several times faster than `Float32Array.from`.
      for (let at = 0; at < embeddingSize; at += 1) vector[at] = numbers[from + at]! * scale;
      return vector;
    },
  };
}

/** The first of `count` places from which on it holds. */
function firstFrom(count: number, holds: (at: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** One byte a number changes a likeness by less than a hundredth. */
export function knownVectorsBytes(known: ReadonlyMap<string, Float32Array>): Buffer {
  const rows = [...known]
    .map(([text, vector]) => ({ key: keyOf(text), vector }))
    .toSorted((a, b) => a.key.compare(b.key));
  const head = Buffer.alloc(8);
  head.write('CBK2', 'latin1');
  head.writeUInt32LE(rows.length, 4);
  const scales = Buffer.alloc(4 * rows.length);
  const vectors = Buffer.alloc(embeddingSize * rows.length);
  for (const [at, { vector }] of rows.entries()) {
    const most = vector.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);
    scales.writeFloatLE(most / 127, 4 * at);
    for (const [i, number] of vector.entries())
      vectors.writeInt8(Math.round((number / most) * 127), embeddingSize * at + i);
  }
  return Buffer.concat([head, ...rows.map(({ key }) => key), scales, vectors]);
}
