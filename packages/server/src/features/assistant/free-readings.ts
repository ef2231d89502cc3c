// A message is read for a crisis also when nothing is paid for it: fixed help is free, and nobody is turned away in an
// emergency for want of credits. Reading costs work, so each carer has a number of such readings a minute.
import type { Clock } from '#ports';

type Limit = { max: number; windowMs: number };
const aMinute: Limit = { max: 10, windowMs: 60_000 };
/** A form that is being filled in is read whenever the carer pauses. */
export const formReadingsAMinute: Limit = { max: 30, windowMs: 60_000 };
/** Answers to messages that were misread. Enough for anyone who means it; beyond, an answer costs what answers cost. */
export const freeAnswersADay: Limit = { max: 10, windowMs: 24 * 60 * 60 * 1000 };

export type FreeReadings = {
  /** Seconds until another is free; 0 when one is. */
  secondsToWait(uid: string): number;
  note(uid: string): void;
};

export function createFreeReadings(clock: Clock, { max, windowMs } = aMinute): FreeReadings {
  const readings = new Map<string, number[]>();
  const recent = (uid: string) => {
    const since = clock.now().getTime() - windowMs;
    const kept = (readings.get(uid) ?? []).filter((at) => at > since);
    if (kept.length === 0) readings.delete(uid);
    return kept;
  };
  return {
    secondsToWait(uid) {
      const kept = recent(uid);
      const oldest = kept.at(-max);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - clock.now().getTime()) / 1000);
    },
    note(uid) {
      if (readings.size > 10_000) for (const known of [...readings.keys()]) recent(known);
      readings.set(uid, [...recent(uid), clock.now().getTime()]);
    },
  };
}
