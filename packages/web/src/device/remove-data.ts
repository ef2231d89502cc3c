// "Remove my data from this device". The marker is written first and dropped last, so a removal that was cut short is
// finished on the next load, before anyone sees a page.
import type { JournalStore } from './backup/import-journal.ts';
import type { PictureStore } from './pictures/pictures.ts';
import { finishPendingClear, markPendingClear, pendingClears } from './session/session-flags.ts';
import type { Medium } from './store/medium.ts';
import { keyOf } from './store/medium.ts';

/** `imports` holds what an import replaced, for as long as it can be undone. */
export type RemovalPorts = { medium: Medium; pictures: PictureStore; imports: Pick<JournalStore, 'forget'> };

export async function removeMyData({ medium, pictures, imports }: RemovalPorts, uid: string): Promise<void> {
  markPendingClear(uid);
  for (const key of medium.keys(`${keyOf('u', uid)}/`)) medium.remove(key);
  await pictures.removeAll(uid);
  await imports.forget(uid);
  finishPendingClear(uid);
}

/** On every load: finishes what was begun. */
export async function finishRemovals(ports: RemovalPorts): Promise<void> {
  for (const uid of pendingClears()) await removeMyData(ports, uid);
}
