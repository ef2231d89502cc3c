import type { Board } from '@calmbridge/domain/boards/board';
import { useState } from 'react';
import { useBoards } from '#device/boards/use-boards';

/** From board to board along the cards that lead on, with the way back. Boards that are gone drop out of it. */
export function useBoardWay(homeId: string) {
  const { boards } = useBoards();
  const [way, setWay] = useState<readonly string[]>([homeId]);
  const known = way.flatMap((id) => boards.find((board) => board.id === id) ?? []);
  const board: Board | null = known.at(-1) ?? null;
  return {
    board,
    isHome: known.length <= 1,
    /** False: there is no such board. */
    goTo: (id: string): boolean => {
      if (!boards.some((other) => other.id === id)) return false;
      // A board that is on the way already is gone back to.
      const at = way.indexOf(id);
      setWay(at >= 0 ? way.slice(0, at + 1) : [...way, id]);
      return true;
    },
    goBack: () => setWay(known.slice(0, -1).map(({ id }) => id)),
    goHome: () => setWay(known.slice(0, 1).map(({ id }) => id)),
  };
}
