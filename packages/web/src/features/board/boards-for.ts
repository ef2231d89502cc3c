import type { Board } from '@calmbridge/domain/boards/board';
import type { SavedChild } from '#device/records/shapes';

/** The boards of one child and those for all; a board whose child was removed is for all again. */
export function boardsFor(
  boards: readonly Board[],
  child: SavedChild | null,
  children: readonly SavedChild[],
): readonly Board[] {
  if (child === null) return boards;
  const others = new Set(children.filter(({ id }) => id !== child.id).map(({ id }) => id));
  return boards.filter(({ childId }) => childId === undefined || !others.has(childId));
}
