// Two ways for tabs to agree on whose turn it is. Both note the number of the last turn in the database, whose
// transactions every process sees at once. Without a database they still work, only without that certainty.
import type { DeviceDatabase } from './device-database.ts';
import { prefix } from './medium.ts';
import type { TurnBook } from './turns.ts';

type OpenDatabase = () => Promise<DeviceDatabase | null>;

/** By the browser's own lock, which is let go at once when a tab dies. */
export function lockBook(open: OpenDatabase, locks: LockManager): TurnBook {
  const letGo = new Map<string, () => void>();
  return {
    begin: async (uid) => {
      await new Promise<void>((held) => {
        const request = locks.request(`${prefix}/${uid}`, () => {
          held();
          return new Promise<void>((release) => letGo.set(uid, release));
        });
        // A browser that refuses the lock altogether must not keep a carer from saving.
        request.catch(() => held());
      });
      return lastNumber(open, uid);
    },
    end: async (uid, number) => {
      await noteNumber(open, uid, number);
      letGo.get(uid)?.();
    },
  };
}

const leaseMs = 5000;
const askAgainMs = 10;

/**
 * By a lease in the database, for pages without `navigator.locks` (browsers offer it on secure addresses only). A tab
 * that died while holding the turn delays the others by the length of the lease.
 */
export function leaseBook(open: OpenDatabase, holder: string, now: () => number): TurnBook {
  const tryToHold = async (uid: string): Promise<number | null> => {
    const change = (await open())?.transaction('turns', 'readwrite');
    if (!change) return 0;
    const row = await change.store.get(uid);
    const isHeld = row?.holder && row.holder !== holder && row.heldUntil > now();
    if (!isHeld)
      await change.store.put({ uid, number: row?.number ?? 0, holder, heldUntil: now() + leaseMs });
    await change.done;
    return isHeld ? null : (row?.number ?? 0);
  };
  return {
    begin: async (uid) => {
      for (;;) {
        const number = await tryToHold(uid).catch(() => 0);
        if (number !== null) return number;
        await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      }
    },
    end: (uid, number) => noteNumber(open, uid, number),
  };
}

const lastNumber = async (open: OpenDatabase, uid: string): Promise<number> => {
  try {
    return (await (await open())?.get('turns', uid))?.number ?? 0;
  } catch {
    return 0;
  }
};

/** A number that can't be noted costs certainty between tabs, never the edit that was just written. */
const noteNumber = async (open: OpenDatabase, uid: string, number: number): Promise<void> => {
  try {
    await (await open())?.put('turns', { uid, number, holder: null, heldUntil: 0 });
  } catch {
    return;
  }
};
