import { embeddingSize } from '../embedding/embedder.ts';
import { asciiOf } from '../meaning/vectors.ts';

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
  middles: Float32Array;
  scales: Float32Array;
  embeddings: Int8Array;
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

/** A loop reads a value of its own file faster than another file's: in tests each look at an import is a call. */
const size = embeddingSize;

/** Entries whose phrasings are looked at one by one: the nearest by their middle. */
const lookedAt = 64;

/**
 * How near a text is to each entry: the likeness of its three nearest phrasings, the nearest first. Of an entry whose middle
 * is far away it is the likeness of the middle alone.
 */
export function likenesses(index: EntryIndex, embedding: Float32Array): number[][] {
  const near = index.ids.map((_, place) => [dot(embedding, index.middles, place)]);
  const byMiddle = near.map(([likeness = -1], place) => ({ likeness, place }));
  for (const { place } of byMiddle.sort((a, b) => b.likeness - a.likeness).slice(0, lookedAt))
    near[place] = nearestPhrasings(index, embedding, place);
  return near;
}

function nearestPhrasings(index: EntryIndex, embedding: Float32Array, place: number): number[] {
  const [from = 0, to = 0] = index.rows[place] ?? [];
  const nearest: number[] = [];
  for (let row = from; row < to; row++) {
    const likeness = dotOfBytes(embedding, index.embeddings, row) * index.scales[row]!;
    if (nearest.length === 3 && likeness <= nearest[2]!) continue;
    nearest.push(likeness);
    nearest.sort((a, b) => b - a);
    if (nearest.length > 3) nearest.pop();
  }
  return nearest;
}

function dot(embedding: Float32Array, rows: Float32Array, row: number): number {
  const at = row * size;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += embedding[i]! * rows[at + i]!;
  return sum;
}

// Most of a reading's time is spent here. Apart from `dot`, because a loop that meets one kind of array only is faster;
// in four sums, because they need not wait for one another.
function dotOfBytes(embedding: Float32Array, rows: Int8Array, row: number): number {
  const at = row * size;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < size; i += 4) {
    a += embedding[i]! * rows[at + i]!;
    b += embedding[i + 1]! * rows[at + i + 1]!;
    c += embedding[i + 2]! * rows[at + i + 2]!;
    d += embedding[i + 3]! * rows[at + i + 3]!;
  }
  return a + b + c + d;
}

/** For each entry the mean of its phrasings, as long as they are. */
function middlesOf(rows: EntryIndex['rows'], scales: Float32Array, embeddings: Int8Array): Float32Array {
  const middles = new Float32Array(rows.length * size);
  for (const [place, [from, to]] of rows.entries()) {
    const middle = middles.subarray(place * size, (place + 1) * size);
    for (let row = from; row < to; row++) addRow(middle, embeddings, row, scales[row]!);
    const length = Math.hypot(...middle) || 1;
    for (let i = 0; i < size; i++) middle[i]! /= length;
  }
  return middles;
}

function addRow(middle: Float32Array, rows: Int8Array, row: number, scale: number): void {
  const at = row * size;
  for (let i = 0; i < size; i++) middle[i]! += rows[at + i]! * scale;
}

/** The phrasings of an entry stand together, and the entries in the order of their ids. */
function rowsOf(count: number, owners: readonly number[]): EntryIndex['rows'] {
  const rows = Array.from({ length: count }, (): [number, number] => [-1, 0]);
  for (const [row, owner] of owners.entries()) {
    const own = rows[owner]!;
    if (own[0] === -1) own[0] = row;
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
  if (bytes.length !== embeddingsAt + owners.length * size)
    throw new Error('the index of entries is cut short');
  const counts = new Map<string, number>();
  for (const bag of bags)
    for (const place of bag) counts.set(stems[place]!, (counts.get(stems[place]!) ?? 0) + 1);
  const named = (places: readonly number[]) => new Set(places.map((place) => stems[place]!));
  const scales = Float32Array.from(owners, (_, row) => view.getFloat32(scalesAt + 4 * row, true));
  const embeddings = new Int8Array(bytes.buffer, bytes.byteOffset + embeddingsAt, owners.length * size);
  const rows = rowsOf(ids.length, owners);
  return {
    ids,
    rows,
    scales,
    embeddings,
    middles: middlesOf(rows, scales, embeddings),
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
  const bytes = new Uint8Array(embeddingsAt + rows.length * size);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, 'CBE1');
  view.setUint32(4, head.length, true);
  writeAscii(bytes, 8, head);
  for (const [row, { embedding }] of rows.entries()) {
    const most = largestOf(embedding);
    view.setFloat32(scalesAt + 4 * row, most / 127, true);
    for (let i = 0; i < size; i++)
      view.setInt8(embeddingsAt + row * size + i, Math.round((embedding[i]! / most) * 127));
  }
  return bytes;
}

function writeAscii(bytes: Uint8Array, at: number, text: string) {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
