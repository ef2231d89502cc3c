import type { Board, Card } from '@calmbridge/domain/boards/board';
import { useState } from 'react';
import { useDeviceStore, useDocument } from '#device/device-context';
import { boards, boardUse } from '#device/shapes';

export type DoneMarks = {
  /** Those the child sees, in order. */
  cards: readonly Card[];
  isDone: (id: string) => boolean;
  next: Card | null;
  mark: (id: string, isDone: boolean) => void;
  startAgain: () => void;
};

/** What of a first–then or schedule board is done. Kept on the device, so that it is there after a pause. */
export function useDoneMarks(board: Board | null): DoneMarks {
  const store = useDeviceStore();
  const { value, update } = useDocument(boardUse);
  // Counts at once, also where the device can't keep it.
  const [here, setHere] = useState<Record<string, readonly string[]>>({});
  const boardId = board?.id ?? '';
  const cards = (board?.cells ?? []).filter((card) => card !== null && !card.isHidden) as Card[];
  const done = here[boardId] ?? value?.done[boardId] ?? [];
  const isDone = (id: string) => done.includes(id);
  const keep = (ids: readonly string[]) => {
    setHere({ ...here, [boardId]: ids });
    void update((now) => {
      const others = Object.entries(now?.done ?? {}).filter(([id]) => store.collection(boards).get(id));
      return {
        ...boardUse.schema.parse(now ?? {}),
        done: { ...Object.fromEntries(others), [boardId]: [...ids] },
      };
    });
  };
  return {
    cards,
    isDone,
    next: cards.find(({ id }) => !isDone(id)) ?? null,
    mark: (id, isMarked) => keep([...done.filter((other) => other !== id), ...(isMarked ? [id] : [])]),
    startAgain: () => keep([]),
  };
}
