import { randomUUID } from 'node:crypto';
import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BlobFailure, type Blobs, checkedKey } from './blobs.ts';

/** Files in the data folder. A reader never sees half a file, also after a power cut. */
export function folderBlobs(root: string): Blobs {
  const fileOf = (key: string) => path.join(root, checkedKey(key, 'file'));
  const folderOf = (folder: string) => path.join(root, checkedKey(folder, 'folder'));
  return {
    has: (key) =>
      told(async () => {
        await access(fileOf(key));
        return true;
      }, false),
    read: (key) => told(async () => new Uint8Array(await readFile(fileOf(key))), null),
    write: (key, bytes) => told(() => writeWhole(fileOf(key), bytes)),
    remove: (key) => told(() => rm(fileOf(key), { force: true })),
    list: (folder) =>
      told(async () => {
        const names = await readdir(folderOf(folder));
        return names.filter((name) => name.endsWith('.jpg')).map((name) => folder + name);
      }, []),
    removeAll: (folder) => told(() => rm(folderOf(folder), { recursive: true, force: true })),
  };
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await synced(await open(part, 'wx', 0o600), (handle) => handle.writeFile(bytes));
    await rename(part, file);
    // The name itself is on disk only once its folder is.
    await synced(await open(folder, 'r'));
  } catch (fault) {
    await rm(part, { force: true }).catch(() => undefined);
    throw fault;
  }
}

async function synced(handle: FileHandle, act?: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await act?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const diskFailure = (code: string) =>
  new BlobFailure(code, noRoom.includes(code) ? 'images/no-room' : 'images/storage-unavailable');

/** `absent` is the answer when the file is not there; without one that is a failure too. */
async function told<T>(act: () => Promise<T>, absent?: T): Promise<T> {
  try {
    return await act();
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : null;
    if (code === null) throw fault;
    if (code === 'ENOENT' && absent !== undefined) return absent;
    throw diskFailure(code);
  }
}
