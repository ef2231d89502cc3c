// The device as this browser offers it: real storage, real locks, and one store per user and page.
import { journalStore } from './backup/import-journal.ts';
import { moveOldKeys } from './old/old-keys.ts';
import { pictureStore } from './pictures/pictures.ts';
import { finishRemovals, removeMyData } from './remove-data.ts';
import { cacheCredits } from './session/session-flags.ts';
import { deviceDatabase } from './store/device-database.ts';
import { type DeviceStore, openDeviceStore } from './store/device-store.ts';
import { localMedium } from './store/medium.ts';
import { leaseBook, lockBook } from './store/turn-books.ts';
import { type Turns, turnsBetweenTabs, turnsInOnePage } from './store/turns.ts';
import type { Saved } from './store/user-scope.ts';

/** A browser without any database (none that people use) keeps pictures as long as the page; a blocked one refuses them. */
export const pictures = pictureStore(
  deviceDatabase,
  () => localMedium().isLasting && globalThis.indexedDB !== undefined,
);
export const imports = journalStore();

const stores = new Map<string, DeviceStore>();
let turns: Turns | undefined;

export function deviceStore(uid: string): DeviceStore {
  const open = stores.get(uid) ?? openStore(uid);
  stores.set(uid, open);
  return open;
}

export const moveOldKeysTo = (uid: string): Promise<Saved> =>
  moveOldKeys(localMedium(), deviceStore(uid).scope, cacheCredits);

/** Before anything is shown: a removal that was cut short is finished. */
export const finishPendingRemovals = (): Promise<void> =>
  finishRemovals({ medium: localMedium(), pictures, imports });

/** The carer asked for it. Afterwards nothing of theirs is left on this device. */
export async function removeMyDataFromThisDevice(uid: string): Promise<void> {
  await removeMyData({ medium: localMedium(), pictures, imports }, uid);
  stores.get(uid)?.scope.heardFromAnotherTab(null);
}

function openStore(uid: string): DeviceStore {
  const medium = localMedium();
  const store = openDeviceStore(uid, {
    medium,
    turns: (turns ??= browserTurns()),
    now: () => new Date(),
    askToKeep: () => void globalThis.navigator?.storage?.persist?.().catch(() => false),
  });
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === null || storageArea === globalThis.localStorage) store.scope.heardFromAnotherTab(key);
  });
  return store;
}

function browserTurns(): Turns {
  const medium = localMedium();
  if (!medium.isLasting) return turnsInOnePage(medium);
  const locks = globalThis.navigator?.locks;
  const page = Math.random().toString(36).slice(2);
  return turnsBetweenTabs(
    medium,
    locks ? lockBook(deviceDatabase, locks) : leaseBook(deviceDatabase, page, Date.now),
  );
}
