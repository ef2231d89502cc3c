// A board on a screen that lies: it has the whole width, and every label is at least 16 pixels. What does not fit so is
// divided into pages of the same size, always in the same way, so that a card is found where it was.
import type { Grid } from '#shared/board/grid-presets';

/** A part of the board: its first row and column, and how many there are. */
export type BoardPage = { row: number; column: number } & Grid;
export type Size = { width: number; height: number };

/** What a picture and a label of 16 pixels need, the label under the picture or beside it. */
const leastWidth = 84;
const leastHeight = 60;
const besideFrom = { width: 136, height: 46 };
const gap = 8;

export const wholeBoard = ({ rows, columns }: Grid): BoardPage => ({ row: 0, column: 0, rows, columns });

export function pagesFor(board: Grid, stage: Size): BoardPage[] {
  const columns = shareOf(board.columns, stage.width, leastWidth);
  const cardWidth = (stage.width + gap) / columns - gap;
  const rows = shareOf(
    board.rows,
    stage.height,
    cardWidth >= besideFrom.width ? besideFrom.height : leastHeight,
  );
  const pages: BoardPage[] = [];
  for (let row = 0; row < board.rows; row += rows)
    for (let column = 0; column < board.columns; column += columns)
      pages.push({ row, column, rows, columns });
  return pages;
}

/** How many of them stand on one page, all pages being equally full. */
function shareOf(count: number, room: number, least: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}

/** The places of a page, row by row; null beyond the board's edge. */
export const placesOn = (page: BoardPage, board: Grid): (number | null)[] =>
  Array.from({ length: page.rows * page.columns }, (_, at) => {
    const row = page.row + Math.floor(at / page.columns);
    const column = page.column + (at % page.columns);
    return row < board.rows && column < board.columns ? row * board.columns + column : null;
  });
