import { type WordClass, wordClasses } from '@calmbridge/domain/boards/board';
import { type SymbolEntry, type SymbolSetId, symbolSets } from './symbol.ts';

// The files of `assets`, written by `build/`: `index.json` says what there is, `part-NN.json` holds the drawings in the
// index's order. Reading them is the caller's business: the page fetches them, the server reads them from disk.

/** Id, name, place of its word class, the words a carer says for it (comma), further search words (space). */
export type SymbolRow = [id: string, name: string, wordClass: number, sayings: string, words: string];

/** One list of rows per part. Everyday symbols come first. */
export type SymbolIndex = { parts: SymbolRow[][] };

/** The drawings of one part, each the inside of an SVG. */
export type SymbolPart = string[];

export const indexFile = 'index.json';
export const partFile = (part: number) => `part-${String(part).padStart(2, '0')}.json`;

export const entriesOf = (index: SymbolIndex): SymbolEntry[] =>
  index.parts.flatMap((rows, part) =>
    rows.map(([id, name, wordClass], place) => ({
      id,
      name,
      set: setOf(id),
      wordClass: wordClassAt(wordClass),
      part,
      place,
    })),
  );

/** The side of the square each set is drawn in. */
export const boxOf: Record<SymbolSetId, number> = {
  fluent: 32,
  openmoji: 72,
  calmbridge: 32,
  noto: 128,
  kameleon: 48,
  park: 48,
  ph: 256,
  mdi: 24,
  health: 48,
  temaki: 15,
  game: 512,
};

/** A whole SVG file, with a size of its own, so that every program shows it. */
export function svgOf(entry: SymbolEntry, part: SymbolPart, size = 512): string | null {
  const drawing = part[entry.place];
  if (drawing === undefined) return null;
  const box = boxOf[entry.set];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">${drawing}</svg>`;
}

const setOf = (id: string): SymbolSetId => symbolSets.find((set) => id.startsWith(`${set}:`)) ?? 'fluent';

const wordClassAt = (place: number): WordClass => wordClasses[place] ?? 'other';
