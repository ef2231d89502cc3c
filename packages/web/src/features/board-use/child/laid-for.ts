import type { Board } from '@calmbridge/domain/boards/board';

/** On an upright screen the steps of a one-row schedule stand one under the other, as wide as the screen (BU7). */
export const laidFor = (board: Board, isUpright: boolean): Board =>
  isUpright && board.kind === 'schedule' && board.rows === 1 && board.columns > 2
    ? { ...board, rows: board.columns, columns: 1 }
    : board;
