import type { Board } from '@calmbridge/domain/boards/board';
import { m } from '#paraglide/messages';

export const rowOf = (board: Pick<Board, 'columns'>, at: number): number =>
  Math.floor(at / board.columns) + 1;
export const columnOf = (board: Pick<Board, 'columns'>, at: number): number => (at % board.columns) + 1;

/** "row 2, column 3" */
export const placeWords = (board: Pick<Board, 'columns'>, at: number): string =>
  m.board_place({ row: rowOf(board, at), column: columnOf(board, at) });

/** Where a key leads from a place; null for a key that leads nowhere. */
export function placeAfterKey(board: Board, at: number, key: string, isFar: boolean): number | null {
  const column = at % board.columns;
  const start = at - column;
  const last = board.cells.length - 1;
  const to: Record<string, number> = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < board.columns - 1 ? at + 1 : at,
    ArrowUp: at - board.columns >= 0 ? at - board.columns : at,
    ArrowDown: at + board.columns <= last ? at + board.columns : at,
    Home: isFar ? 0 : start,
    End: isFar ? last : start + board.columns - 1,
  };
  return to[key] ?? null;
}

/** What a card is called: its label, else what it says. */
export const cardName = (card: { label: string; spoken?: string | undefined }): string =>
  card.label.trim() || card.spoken?.trim() || m.board_card_unnamed();
