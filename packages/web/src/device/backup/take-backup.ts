import { readAppearance } from '../appearance/appearance.ts';
import type { PictureStore } from '../pictures/pictures.ts';
import { backupMark } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { takeSnapshot } from '../store/snapshot.ts';
import type { Backup, BackupPicture } from './backup.ts';
import { writeBackup } from './backup-file.ts';
import { seal } from './seal.ts';

/** Everything this user keeps here. When it was last backed up belongs to this device and stays. */
export async function takeBackup(store: DeviceStore, pictures: PictureStore, name: string): Promise<Backup> {
  const snapshot = takeSnapshot(store);
  const { [backupMark.name]: _mark, ...documents } = snapshot.documents;
  const kept = new Map<string, BackupPicture>();
  for (const id of await pictures.ids(store.uid)) {
    const blob = await pictures.get(store.uid, id);
    if (blob) kept.set(id, { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) });
  }
  return {
    madeAt: store.scope.now().toISOString(),
    owner: { uid: store.uid, name },
    snapshot: { ...snapshot, documents },
    appearance: readAppearance(),
    pictures: kept,
  };
}

/** The file and its name. Without a passphrase it is an ordinary zip. */
export async function backupFile(
  backup: Backup,
  passphrase: string | null,
): Promise<{ name: string; file: Blob }> {
  const bytes = writeBackup(backup);
  const name = `calmbridge-backup-${backup.madeAt.slice(0, 10)}`;
  if (passphrase === null)
    return { name: `${name}.zip`, file: new Blob([bytes], { type: 'application/zip' }) };
  const sealed = await seal(bytes, passphrase);
  return { name: `${name}.calmbridge`, file: new Blob([sealed], { type: 'application/octet-stream' }) };
}
