// What the encoder says of texts that are known beforehand, worked out once (`npm run train -- asked`): a page has some sixty wordings of
// its own questions, and reading them all when the page is first asked for would take a third of a second.
//
//   "CBK1" · u32 count · key [count][8 bytes] · f32 scale [count] · i8 vector [count][384]. Little-endian.
import { createHash } from 'node:crypto';
import { embeddingSize } from '#embedding/embedder';

export type KnownVectors = { get(text: string): Float32Array | undefined };

const keySize = 8;
const keyOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .slice(0, 2 * keySize);

export function readKnownVectors(bytes: Buffer): KnownVectors {
  if (bytes.toString('latin1', 0, 4) !== 'CBK1') throw new Error('not a file of known vectors');
  const count = bytes.readUInt32LE(4);
  const scalesAt = 8 + keySize * count;
  const vectorsAt = scalesAt + 4 * count;
  if (bytes.length !== vectorsAt + embeddingSize * count)
    throw new Error('the file of known vectors is cut short');
  const places = new Map<string, number>();
  for (let at = 0; at < count; at++)
    places.set(bytes.toString('hex', 8 + keySize * at, 8 + keySize * (at + 1)), at);
  return {
    get(text) {
      const place = places.get(keyOf(text));
      if (place === undefined) return undefined;
      const scale = bytes.readFloatLE(scalesAt + 4 * place);
      const from = vectorsAt + embeddingSize * place;
      return Float32Array.from({ length: embeddingSize }, (_, i) => bytes.readInt8(from + i) * scale);
    },
  };
}

/** One byte a number changes a likeness by less than a hundredth. */
export function knownVectorsBytes(known: ReadonlyMap<string, Float32Array>): Buffer {
  const head = Buffer.alloc(8);
  head.write('CBK1', 'latin1');
  head.writeUInt32LE(known.size, 4);
  const scales = Buffer.alloc(4 * known.size);
  const vectors = Buffer.alloc(embeddingSize * known.size);
  for (const [at, vector] of [...known.values()].entries()) {
    const most = vector.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);
    scales.writeFloatLE(most / 127, 4 * at);
    for (const [i, number] of vector.entries())
      vectors.writeInt8(Math.round((number / most) * 127), embeddingSize * at + i);
  }
  return Buffer.concat([head, Buffer.from([...known.keys()].map(keyOf).join(''), 'hex'), scales, vectors]);
}
