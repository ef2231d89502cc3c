import type { Grid } from '#shared/board/grid-presets';

/** What a finger needs, and the least space between two cards. */
const sidePx = 44 + 2;
/** The edges; and above the board its bar and the sentence. */
const edgesPx = 24;
const abovePx = 180;

/** Whether the board, as large as this screen lets it be, has cards too small for a finger. */
export const isSmallHere = ({ columns, rows }: Grid): boolean =>
  columns * sidePx > window.innerWidth - edgesPx || rows * sidePx > window.innerHeight - abovePx;
