import { embeddingSize } from '../embedding/embedder.ts';
import { asciiOf } from '../meaning/vectors.ts';
import { type ByteRows, byteRows } from './byte-rows.ts';

// Entries of the content (situations, scenes, pages) by how people ask for them, to find what a text is about.
//
//   "CBE1" · u32 length of the head · head (JSON, ASCII: ids; for each phrasing the place of its id; a list of stems; for
//   each entry the places of the stems of its title, and of all its phrasings) · f32 scale [phrasing] · i8 embeddings
//   [phrasing][384]. Little-endian.

type Head = {
  ids: readonly string[];
  owners: readonly number[];
  stems: readonly string[];
  titles: readonly (readonly number[])[];
  bags: readonly (readonly number[])[];
};

export type EntryIndex = {
  ids: readonly string[];
  /** For each entry, its first phrasing and the one after its last. */
  rows: readonly (readonly [from: number, to: number])[];
  scales: Float32Array;
  phrasings: ByteRows;
  titles: readonly ReadonlySet<string>[];
  bags: readonly ReadonlySet<string>[];
  /** How telling a stem is: the fewer entries hold it, the more. */
  worth(stem: string): number;
};

export type EmbeddedEntry = {
  id: string;
  title: readonly string[];
  stems: readonly string[];
  embeddings: readonly Float32Array[];
};

/** How near a text is to each entry: the likeness of its three nearest phrasings, the nearest first. */
export function likenesses({ rows, scales, phrasings }: EntryIndex, embedding: Float32Array): number[][] {
  const dotWith = phrasings.dotsWith(embedding);
  return rows.map(([from, to]) => {
    // Three names in place of a list: this is the innermost loop of a reading.
    let [first, second, third] = [-Infinity, -Infinity, -Infinity];
    for (let row = from; row < to; row++) {
      const likeness = dotWith(row) * scales[row]!;
      if (likeness <= third) continue;
      if (likeness > first) [first, second, third] = [likeness, first, second];
      else if (likeness > second) [second, third] = [likeness, second];
      else third = likeness;
    }
    return [first, second, third].slice(0, to - from);
  });
}

/** The phrasings of an entry stand together, and the entries in the order of their ids. */
function rowsOf(count: number, owners: readonly number[]): EntryIndex['rows'] {
  const rows = Array.from({ length: count }, (): [number, number] => [0, 0]);
  for (const [row, owner] of owners.entries()) {
    const own = rows[owner]!;
    if (own[1] === 0) own[0] = row;
    own[1] = row + 1;
  }
  return rows;
}

const largestOf = (embedding: Float32Array) =>
  embedding.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);

export function readEntryIndex(bytes: Uint8Array): EntryIndex {
  if (bytes.length < 8 || asciiOf(bytes, 0, 4) !== 'CBE1') throw new Error('not an index of entries');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scalesAt = 8 + view.getUint32(4, true);
  const { ids, owners, stems, titles, bags } = JSON.parse(asciiOf(bytes, 8, scalesAt)) as Head;
  const embeddingsAt = scalesAt + 4 * owners.length;
  if (bytes.length !== embeddingsAt + owners.length * embeddingSize)
    throw new Error('the index of entries is cut short');
  const counts = new Map<string, number>();
  for (const bag of bags)
    for (const place of bag) counts.set(stems[place]!, (counts.get(stems[place]!) ?? 0) + 1);
  const named = (places: readonly number[]) => new Set(places.map((place) => stems[place]!));
  const scales = Float32Array.from(owners, (_, row) => view.getFloat32(scalesAt + 4 * row, true));
  const embeddings = new Int8Array(
    bytes.buffer,
    bytes.byteOffset + embeddingsAt,
    owners.length * embeddingSize,
  );
  return {
    ids,
    rows: rowsOf(ids.length, owners),
    scales,
    phrasings: byteRows(embeddings),
    titles: titles.map(named),
    bags: bags.map(named),
    worth: (stem) => Math.log((ids.length + 1) / ((counts.get(stem) ?? 0) + 1)),
  };
}

/** The index as bytes: one byte a number changes a likeness by less than a hundredth. */
export function entryIndexBytes(entries: readonly EmbeddedEntry[]): Uint8Array {
  const isPlain = (stem: string) => /^[ -~]+$/.test(stem);
  const stems = [...new Set(entries.flatMap((entry) => [...entry.title, ...entry.stems]))].filter(isPlain);
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placed = (some: readonly string[]) => [...new Set(some)].flatMap((stem) => places.get(stem) ?? []);
  const rows = entries.flatMap(({ embeddings }, owner) =>
    embeddings.map((embedding) => ({ owner, embedding })),
  );
  const head = JSON.stringify({
    ids: entries.map(({ id }) => id),
    owners: rows.map(({ owner }) => owner),
    stems,
    titles: entries.map(({ title }) => placed(title)),
    bags: entries.map(({ title, stems: all }) => placed([...title, ...all])),
  } satisfies Head);
  const unplain = [...head].findIndex((letter) => letter.charCodeAt(0) > 127);
  if (unplain !== -1)
    throw new Error(`an id may hold plain letters only: ${head.slice(unplain - 20, unplain + 1)}`);
  const scalesAt = 8 + head.length;
  const embeddingsAt = scalesAt + 4 * rows.length;
  const bytes = new Uint8Array(embeddingsAt + rows.length * embeddingSize);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, 'CBE1');
  view.setUint32(4, head.length, true);
  writeAscii(bytes, 8, head);
  for (const [row, { embedding }] of rows.entries()) {
    const most = largestOf(embedding);
    view.setFloat32(scalesAt + 4 * row, most / 127, true);
    for (let i = 0; i < embeddingSize; i++)
      view.setInt8(embeddingsAt + row * embeddingSize + i, Math.round((embedding[i]! / most) * 127));
  }
  return bytes;
}

function writeAscii(bytes: Uint8Array, at: number, text: string) {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
