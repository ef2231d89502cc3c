import type { PictureStore } from '../pictures/pictures.ts';
import type { Backup, BackupPicture } from './backup.ts';
import type { Way } from './plan-import.ts';

/** `null` is nothing, as with texts. */
export type PictureChange = { id: string; before: BackupPicture | null; after: BackupPicture | null };

/** A picture that differs from the one here under the same id stays out of a merge: cards here show the one that is here. */
export async function planPictures(
  pictures: PictureStore,
  uid: string,
  backup: Backup,
  way: Way,
): Promise<PictureChange[]> {
  const here = new Set(await pictures.ids(uid));
  const changes: PictureChange[] = [];
  for (const [id, after] of backup.pictures) {
    if (!here.has(id)) changes.push({ id, before: null, after });
    else if (way === 'replace') {
      const before = await readPicture(pictures, uid, id);
      if (!isSame(before, after)) changes.push({ id, before, after });
    }
  }
  if (way === 'replace')
    for (const id of here)
      if (!backup.pictures.has(id))
        changes.push({ id, before: await readPicture(pictures, uid, id), after: null });
  return changes;
}

export async function putPicture(
  pictures: PictureStore,
  uid: string,
  id: string,
  picture: BackupPicture | null,
): Promise<boolean> {
  if (picture === null) {
    await pictures.remove(uid, id);
    return true;
  }
  return (await pictures.put(uid, id, new Blob([picture.bytes], { type: picture.type }))).ok;
}

async function readPicture(pictures: PictureStore, uid: string, id: string): Promise<BackupPicture | null> {
  const blob = await pictures.get(uid, id);
  return blob && { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

const isSame = (a: BackupPicture | null, b: BackupPicture) =>
  a !== null &&
  a.type === b.type &&
  a.bytes.length === b.bytes.length &&
  a.bytes.every((byte, at) => byte === b.bytes[at]);
