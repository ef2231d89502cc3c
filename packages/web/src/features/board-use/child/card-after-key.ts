import type { Board, Card } from '@calmbridge/domain/boards/board';
import { placeAfterKey } from '#shared/board/places';

/** What the child sees at a place. */
export const cardAt = (board: Board, at: number): Card | null => {
  const card = board.cells[at];
  return card && !card.isHidden ? card : null;
};

/** From Home one looks on to the right, from End to the left. */
const onward: Record<string, string> = { Home: 'ArrowRight', End: 'ArrowLeft' };

/** The next card in the direction of a key, over empty places; the same place where there is none; null for other keys. */
export function cardAfterKey(board: Board, from: number, key: string, isFar: boolean): number | null {
  let at = placeAfterKey(board, from, key, isFar);
  if (at === null) return null;
  while (!cardAt(board, at)) {
    const next = placeAfterKey(board, at, onward[key] ?? key, false);
    if (next === null || next === at) return from;
    at = next;
  }
  return at;
}
