export type Grid = { columns: number; rows: number };

export const gridPresets: readonly Grid[] = [
  { columns: 1, rows: 1 },
  { columns: 2, rows: 1 },
  { columns: 2, rows: 2 },
  { columns: 3, rows: 2 },
  { columns: 3, rows: 3 },
  { columns: 4, rows: 3 },
  { columns: 5, rows: 3 },
  { columns: 6, rows: 4 },
  { columns: 6, rows: 6 },
  { columns: 8, rows: 8 },
];

/** Across × down. */
export const gridWords = ({ columns, rows }: Grid): string => `${columns} × ${rows}`;

export const readGrid = (words: string): Grid | null =>
  gridPresets.find((grid) => gridWords(grid) === words) ?? null;
