import { asciiOf } from '../meaning/vectors.ts';
import { embeddingSize } from './embedder.ts';

// Phrasings and what they stand for, to find what a text is nearest to.
//
//   "CBP1" · u32 length of the head · head (JSON, ASCII: ids; for each phrasing the place of its id) · f32 scale [phrasing]
//   · i8 embeddings [phrasing][384]. Little-endian.

export type PhraseIndex = {
  ids: readonly string[];
  /** For each phrasing, the place of what it stands for in `ids`. */
  owners: readonly number[];
  scales: Float32Array;
  embeddings: Int8Array;
};

export type Near = {
  id: string;
  /** Of the nearest phrasing, -1 to 1. */
  likeness: number;
};

export type EmbeddedPhrase = { id: string; embedding: Float32Array };

/** The nearest `count` things that the phrasings stand for, the nearest first, each once. */
export function nearestIn(index: PhraseIndex, embedding: Float32Array, count: number): Near[] {
  const best = new Float32Array(index.ids.length).fill(-1);
  for (const [row, owner] of index.owners.entries()) {
    const at = row * embeddingSize;
    let sum = 0;
    for (let i = 0; i < embeddingSize; i++) sum += embedding[i]! * index.embeddings[at + i]!;
    best[owner] = Math.max(best[owner]!, sum * index.scales[row]!);
  }
  return index.ids
    .map((id, at) => ({ id, likeness: best[at]! }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count);
}

export function readPhraseIndex(bytes: Uint8Array): PhraseIndex {
  if (bytes.length < 8 || asciiOf(bytes, 0, 4) !== 'CBP1') throw new Error('not an index of phrasings');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scalesAt = 8 + view.getUint32(4, true);
  const { ids, owners } = JSON.parse(asciiOf(bytes, 8, scalesAt)) as Pick<PhraseIndex, 'ids' | 'owners'>;
  const embeddingsAt = scalesAt + 4 * owners.length;
  if (bytes.length !== embeddingsAt + owners.length * embeddingSize)
    throw new Error('the index of phrasings is cut short');
  return {
    ids,
    owners,
    scales: Float32Array.from(owners, (_, row) => view.getFloat32(scalesAt + 4 * row, true)),
    embeddings: new Int8Array(bytes.buffer, bytes.byteOffset + embeddingsAt, owners.length * embeddingSize),
  };
}

/** The index as bytes: one byte a number changes a likeness by less than a hundredth. */
export function phraseIndexBytes(phrases: readonly EmbeddedPhrase[]): Uint8Array {
  const ids = [...new Set(phrases.map(({ id }) => id))];
  const places = new Map(ids.map((id, place) => [id, place]));
  const head = JSON.stringify({ ids, owners: phrases.map(({ id }) => places.get(id)) });
  const scalesAt = 8 + head.length;
  const embeddingsAt = scalesAt + 4 * phrases.length;
  const bytes = new Uint8Array(embeddingsAt + phrases.length * embeddingSize);
  const view = new DataView(bytes.buffer);
  for (const [at, letter] of [...'CBP1'].entries()) bytes[at] = letter.charCodeAt(0);
  view.setUint32(4, head.length, true);
  for (let at = 0; at < head.length; at++) {
    if (head.charCodeAt(at) > 127)
      throw new Error(`an id may hold plain letters only: ${head.slice(at - 20, at + 1)}`);
    bytes[8 + at] = head.charCodeAt(at);
  }
  for (const [row, { embedding }] of phrases.entries()) {
    const most = embedding.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);
    view.setFloat32(scalesAt + 4 * row, most / 127, true);
    for (let i = 0; i < embeddingSize; i++)
      view.setInt8(embeddingsAt + row * embeddingSize + i, Math.round((embedding[i]! / most) * 127));
  }
  return bytes;
}
