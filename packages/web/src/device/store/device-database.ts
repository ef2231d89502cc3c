// The IndexedDB side of the device: pictures, and the numbers of the turns tabs take.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { prefix } from './medium.ts';

export interface DeviceSchema extends DBSchema {
  pictures: { key: [uid: string, id: string]; value: { uid: string; id: string; blob: Blob } };
  turns: { key: string; value: { uid: string; number: number; holder: string | null; heldUntil: number } };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase | null> | undefined;

/** Null where the browser keeps no database (blocked, some private modes). One that can't be opened is tried again. */
export const deviceDatabase = (): Promise<DeviceDatabase | null> =>
  (opened ??= open().then((database) => {
    if (!database) opened = undefined;
    return database;
  }));

async function open(): Promise<DeviceDatabase | null> {
  if (!globalThis.indexedDB) return null;
  try {
    return await openDB<DeviceSchema>(prefix, 1, {
      upgrade(database) {
        database.createObjectStore('pictures', { keyPath: ['uid', 'id'] });
        database.createObjectStore('turns', { keyPath: 'uid' });
      },
      // A newer page wants to upgrade: let it, and open again when next asked.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase | null)?.close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
  } catch {
    return null;
  }
}
