// Tabs take turns to write. A lock alone is not enough: each tab's process sees another's writes a little later, so a
// tab that has just got the lock may still read old text (measured in Chromium: one edit in five lost). Each turn
// therefore ends with a number, written last to the text storage and noted where all processes agree at once; the
// next turn waits until it sees that number. The number doubles as the count of changes.
import { keyOf, type Medium } from './medium.ts';

export type Turns = {
  /** Runs `work` while no other tab writes for this user. `work` must not wait for anything. */
  take: <T>(uid: string, work: () => T) => Promise<T>;
};

/** Where all tabs agree at once on the number of the last turn. */
export type TurnBook = {
  /** Waits until nobody else holds the turn, holds it, and tells the number of the last one. */
  begin: (uid: string) => Promise<number>;
  end: (uid: string, number: number) => Promise<void>;
};

const seenWithinMs = 1500;
const lookAgainMs = 2;

export function turnsBetweenTabs(medium: Medium, book: TurnBook): Turns {
  const queue = queuePerUser();
  return {
    take: (uid, work) =>
      queue(uid, async () => {
        const last = await book.begin(uid);
        await untilSeen(medium, uid, last);
        const number = Math.max(last, turnNumber(medium, uid)) + 1;
        // Same length before and after: once this is in, the number itself can't be refused for want of room.
        writeTurnNumber(medium, uid, number - 1);
        try {
          return work();
        } finally {
          writeTurnNumber(medium, uid, number);
          await book.end(uid, number);
        }
      }),
  };
}

/** One page alone: memory only, or a browser with nothing to agree by. */
export function turnsInOnePage(medium: Medium): Turns {
  const queue = queuePerUser();
  return {
    take: (uid, work) =>
      queue(uid, async () => {
        const result = work();
        writeTurnNumber(medium, uid, turnNumber(medium, uid) + 1);
        return result;
      }),
  };
}

/** How many turns have been written for this user on this device. */
export const turnNumber = (medium: Medium, uid: string): number =>
  Number(medium.read(turnKey(uid)) ?? 0) || 0;

const turnKey = (uid: string) => keyOf('turn', uid);

const writeTurnNumber = (medium: Medium, uid: string, number: number) =>
  medium.write(turnKey(uid), String(number).padStart(12, '0'));

/** If the number never appears, the text storage was cleared by the user: what is stored now counts. */
async function untilSeen(medium: Medium, uid: string, number: number): Promise<void> {
  const giveUpAt = performance.now() + seenWithinMs;
  while (turnNumber(medium, uid) < number && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

function queuePerUser() {
  const tails = new Map<string, Promise<unknown>>();
  return <T>(uid: string, work: () => Promise<T>): Promise<T> => {
    const mine = (tails.get(uid) ?? Promise.resolve()).then(work, work);
    tails.set(
      uid,
      mine.catch(() => undefined),
    );
    return mine;
  };
}
