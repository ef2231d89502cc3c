import type { Grid } from './grid-presets.ts';

/** What a finger needs, and the least space between two cards. */
const leastPx = 44;
const gapPx = 2;

/** Whether the board, as large as this screen lets it be, has cards too small for a finger. */
export function isSmallHere({ columns, rows }: Grid): boolean {
  const [wide, high] = [window.innerWidth, window.innerHeight];
  // The bar above the board, and the sentence, take their part.
  const room = { width: wide - 24, height: high - 180 };
  const side = leastPx + gapPx;
  return columns * side > room.width || rows * side > Math.max(room.height, wide - 180);
}
