import type { Board } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';

/** The board and every board that can be reached from it, nearest first. */
export function withLinked(board: Board, all: readonly Board[]): Board[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const reached = new Map([[board.id, board]]);
  for (const one of reached.values())
    for (const { leadsTo } of cardsOf(one)) {
      const next = leadsTo === undefined ? undefined : byId.get(leadsTo);
      if (next && !reached.has(next.id)) reached.set(next.id, next);
    }
  return [...reached.values()];
}
