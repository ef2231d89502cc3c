// "Remove my data from this device". The marker is written first and dropped last, so a removal that was cut short is
// finished on the next load, before anyone sees a page.
import type { Medium } from './medium.ts';
import { keyOf } from './medium.ts';
import type { PictureStore } from './pictures.ts';
import { finishPendingClear, markPendingClear, pendingClears } from './session-flags.ts';

export type RemovalPorts = { medium: Medium; pictures: PictureStore };

export async function removeMyData({ medium, pictures }: RemovalPorts, uid: string): Promise<void> {
  markPendingClear(uid);
  for (const key of medium.keys(`${keyOf('u', uid)}/`)) medium.remove(key);
  await pictures.removeAll(uid);
  finishPendingClear(uid);
}

/** On every load: finishes what was begun. */
export async function finishRemovals(ports: RemovalPorts): Promise<void> {
  for (const uid of pendingClears()) await removeMyData(ports, uid);
}
