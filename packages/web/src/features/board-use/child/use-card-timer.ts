// One timer at a time, on the device: it goes on over a reload and without a connection, and makes no sound.
import type { Card } from '@calmbridge/domain/boards/board';
import { useState } from 'react';
import { useDocument } from '#device/device-context';
import { type BoardUse, boardUse } from '#device/records/shapes';

export type CardTimer = NonNullable<BoardUse['timer']>;

export function useCardTimer(boardId: string) {
  const { value, update } = useDocument(boardUse);
  // Counts at once, also where the device can't keep it.
  const [here, setHere] = useState<CardTimer | null | undefined>(undefined);
  const timer = here === undefined ? (value?.timer ?? null) : here;
  const keep = (next: CardTimer | null) => {
    setHere(next);
    void update((now) => ({ ...boardUse.schema.parse(now ?? {}), timer: next }));
  };
  return {
    timer: timer?.boardId === boardId ? timer : null,
    start: ({ id, day }: Card) => {
      if (day?.minutes !== undefined)
        keep({ boardId, cardId: id, minutes: day.minutes, startedAt: new Date().toISOString() });
    },
    stop: () => keep(null),
  };
}
