import type { Card } from '@calmbridge/domain/boards/board';
import { CardDay, timerMinutesMax } from '@calmbridge/domain/boards/day';
import { useState } from 'react';
import { m } from '#paraglide/messages';
import { TextField } from '#ui/fields/text-field';
import type { useSelection } from './use-selection.ts';

/** When a step of the day is due, and how long it takes. Both may stay empty. */
export function DayFields({
  id,
  card,
  selection,
}: {
  id: string;
  card: Card;
  selection: Pick<ReturnType<typeof useSelection>, 'setFields'>;
}) {
  const [typed, setTyped] = useState(String(card.day?.minutes ?? ''));
  const set = (more: Partial<CardDay>) =>
    selection.setFields({ day: CardDay.parse({ ...card.day, ...more }) });
  const isOdd = typed.trim() !== '' && CardDay.parse({ minutes: Number(typed) }).minutes === undefined;
  return (
    <>
      <TextField
        id={`${id}-at`}
        type="time"
        label={m.boardday_at()}
        help={m.boardday_at_help()}
        value={card.day?.at ?? ''}
        onChange={(at) => set({ at: at || undefined })}
      />
      <TextField
        id={`${id}-minutes`}
        inputMode="numeric"
        label={m.boardday_minutes()}
        help={m.boardday_minutes_help()}
        error={isOdd ? m.boardday_minutes_odd({ max: timerMinutesMax }) : undefined}
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          set({ minutes: text.trim() === '' ? undefined : Number(text) });
        }}
      />
    </>
  );
}
