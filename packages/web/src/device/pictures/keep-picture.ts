// Keeps a picture on this device: its pixels in the database, what is known of it as a record. Both or neither.
import { pictures as pixels } from '../browser-device.ts';
import { pictures } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { DeviceRefusal } from '../store/user-scope.ts';

export type KeptPicture = { ok: true; id: string } | { ok: false; why: DeviceRefusal };

export async function keepPicture(
  store: DeviceStore,
  { blob, width, height }: { blob: Blob; width: number; height: number },
  id: string = crypto.randomUUID(),
): Promise<KeptPicture> {
  const put = await pixels.put(store.uid, id, blob);
  if (!put.ok) return put;
  const noted = await store.collection(pictures).add({
    id,
    contentType: blob.type,
    width,
    height,
    bytes: blob.size,
    addedAt: store.scope.now().toISOString(),
  });
  if (noted.ok) return { ok: true, id };
  await pixels.remove(store.uid, id);
  return noted;
}

/** Whether anything would be left of a picture. Asked before one is paid for. */
export const canKeepPictures = (): Promise<boolean> => pixels.canKeep();

/** The pixels of a kept picture, or null. */
export const pictureBlob = (store: DeviceStore, id: string): Promise<Blob | null> =>
  pixels.get(store.uid, id);
