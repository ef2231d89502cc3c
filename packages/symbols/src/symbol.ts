import type { WordClass } from '@calmbridge/domain/boards/board';

// A symbol of the bundled library, as the index knows it. Its drawing is in one of the library's parts.

export const symbolSets = [
  'fluent',
  'openmoji',
  'calmbridge',
  'noto',
  'kameleon',
  'park',
  'ph',
  'mdi',
  'health',
  'temaki',
  'game',
] as const;
export type SymbolSetId = (typeof symbolSets)[number];

/** Who drew a set, and under which licence it is here. */
export type SymbolSet = {
  id: SymbolSetId;
  name: string;
  author: string;
  licence: string;
  licenceUrl: string;
  sourceUrl: string;
};

export type SymbolEntry = {
  /** Set and name, as in `fluent:red-apple`. Boards keep it, so it never changes. */
  id: string;
  /** The word a carer would use for it. */
  name: string;
  set: SymbolSetId;
  wordClass: WordClass;
  /** The part that holds its drawing, and its place in that part. */
  part: number;
  place: number;
};
