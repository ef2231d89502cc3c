// A board as a plan of the day: when a card is due, how long it takes, and when a new day begins.
import { z } from 'zod';

export const timerMinutesMax = 120;

/** Of a first–then or schedule board. What can't be read is left out: the card itself is worth more. */
export const CardDay = z.object({
  /** By the clock, as 08:30. */
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .catch(undefined),
  minutes: z.int().min(1).max(timerMinutesMax).optional().catch(undefined),
});
export type CardDay = z.infer<typeof CardDay>;

/** A day begins at four in the morning: a late evening still belongs to the day before. */
const dayBeginsAt = 4;

/** The local day a moment belongs to, as 2026-11-16. */
export function dayOf(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() - dayBeginsAt);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** How long after its time a card is still told of. */
const toldForMinutes = 30;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

type Timed = { id: string; day?: CardDay | undefined };

/** The card whose time has come last, within the half hour, and that is not done. */
export function dueCard<T extends Timed>(
  cards: readonly T[],
  isDone: (id: string) => boolean,
  now: Date,
): T | null {
  const clock = now.getHours() * 60 + now.getMinutes();
  const since = ({ day }: T) => (day?.at === undefined ? -1 : clock - minutesOf(day.at));
  const due = cards.filter((card) => since(card) >= 0 && since(card) <= toldForMinutes && !isDone(card.id));
  return due.sort((a, b) => since(a) - since(b))[0] ?? null;
}
