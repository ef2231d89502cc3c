import type { Board, Card } from '@calmbridge/domain/boards/board';
import { dayOf } from '@calmbridge/domain/boards/day';
import { useState } from 'react';
import { useDeviceStore, useDocument } from '#device/device-context';
import { boards, boardUse } from '#device/records/shapes';
import { useNow } from '#ui/use-now';

/** Often enough for a new morning. */
const lookEveryMs = 60_000;

type Marked = { ids: readonly string[]; on: string };

export type DoneMarks = {
  /** Those the child sees, in order. */
  cards: readonly Card[];
  isDone: (id: string) => boolean;
  next: Card | null;
  mark: (id: string, isDone: boolean) => void;
  startAgain: () => void;
};

/**
 * What of a first–then or schedule board is done. Kept on the device, so that it is there after a pause; a new morning
 * begins with nothing done.
 */
export function useDoneMarks(board: Board | null): DoneMarks {
  const store = useDeviceStore();
  const { value, update } = useDocument(boardUse);
  // Counts at once, also where the device can't keep it.
  const [here, setHere] = useState<Record<string, Marked>>({});
  const today = dayOf(useNow(lookEveryMs));
  const boardId = board?.id ?? '';
  const cards = (board?.cells ?? []).filter((card) => card !== null && !card.isHidden) as Card[];
  const kept = { ids: value?.done[boardId] ?? [], on: value?.doneOn?.[boardId] ?? today };
  const marked = here[boardId] ?? kept;
  const done = marked.on === today ? marked.ids : [];
  const isDone = (id: string) => done.includes(id);
  const keep = (ids: readonly string[]) => {
    setHere({ ...here, [boardId]: { ids, on: today } });
    void update((now) => {
      const isHere = ([id]: [string, unknown]) => store.collection(boards).get(id) !== null;
      const others = <T>(all: Record<string, T> = {}) =>
        Object.fromEntries(Object.entries(all).filter(isHere));
      return {
        ...boardUse.schema.parse(now ?? {}),
        done: { ...others(now?.done), [boardId]: [...ids] },
        doneOn: { ...others(now?.doneOn), [boardId]: today },
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
