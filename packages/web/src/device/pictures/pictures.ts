// Uploaded and generated pictures, as they are, in the browser's database. What is known of them (size, type) is a
// record in the `pictures` collection under the same id.
import type { DeviceDatabase } from '../store/device-database.ts';
import { notSaved, type Saved, saved } from '../store/user-scope.ts';

export type PictureStore = {
  /** False: nothing would be left of a picture, though everything else is kept. Asked before anything is paid or imported. */
  canKeep: () => Promise<boolean>;
  put: (uid: string, id: string, blob: Blob) => Promise<Saved>;
  get: (uid: string, id: string) => Promise<Blob | null>;
  ids: (uid: string) => Promise<string[]>;
  remove: (uid: string, id: string) => Promise<void>;
  removeAll: (uid: string) => Promise<void>;
};

/** `mustLast`: what goes into memory would be lost while the texts about it stay. */
export function pictureStore(
  open: () => Promise<DeviceDatabase | null>,
  mustLast: () => boolean = () => false,
): PictureStore {
  const memory = memoryPictures();
  return {
    canKeep: async () => !mustLast() || (await open()) !== null,
    put: async (uid, id, blob) => {
      const database = await open();
      if (!database) return mustLast() ? notSaved('device/no-pictures') : memory.put(uid, id, blob);
      try {
        await database.put('pictures', { uid, id, blob });
        return saved;
      } catch (fault) {
        if (fault instanceof DOMException && fault.name === 'QuotaExceededError')
          return notSaved('device/full');
        throw fault;
      }
    },
    get: async (uid, id) => {
      const database = await open();
      if (!database) return memory.get(uid, id);
      return (await database.get('pictures', [uid, id]))?.blob ?? null;
    },
    ids: async (uid) => {
      const database = await open();
      if (!database) return memory.ids(uid);
      return (await database.getAllKeys('pictures', allOf(uid))).map(([, id]) => id);
    },
    remove: async (uid, id) => {
      const database = await open();
      if (!database) return memory.remove(uid, id);
      await database.delete('pictures', [uid, id]);
    },
    removeAll: async (uid) => {
      const database = await open();
      if (!database) return memory.removeAll(uid);
      await database.delete('pictures', allOf(uid));
    },
  };
}

/** An array sorts after every text, so this range holds all ids of one user and of no other. */
const allOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

function memoryPictures(): PictureStore {
  const blobs = new Map<string, Map<string, Blob>>();
  const of = (uid: string) => {
    const mine = blobs.get(uid) ?? new Map<string, Blob>();
    blobs.set(uid, mine);
    return mine;
  };
  return {
    canKeep: async () => true,
    put: async (uid, id, blob) => {
      of(uid).set(id, blob);
      return saved;
    },
    get: async (uid, id) => of(uid).get(id) ?? null,
    ids: async (uid) => [...of(uid).keys()],
    remove: async (uid, id) => void of(uid).delete(id),
    removeAll: async (uid) => void blobs.delete(uid),
  };
}
