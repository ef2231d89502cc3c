// The way back from an import. It is written before the first change and kept until its owner lets it go, so that an
// import that was cut short is taken back whole, and a finished one can be undone after a reload.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Appearance } from '../appearance/appearance.ts';
import { prefix } from '../store/medium.ts';
import type { TextChange } from './plan-import.ts';
import type { PictureChange } from './plan-pictures.ts';

export type Journal = {
  texts: TextChange[];
  pictures: PictureChange[];
  /** Before and after, where the import changed it. */
  appearance: { before: Appearance; after: Appearance } | null;
};

export type JournalStore = {
  /** Whether the way back outlives the page. Where the database is blocked it does not. */
  lasts: () => Promise<boolean>;
  write: (uid: string, journal: Journal) => Promise<boolean>;
  read: (uid: string) => Promise<Journal | null>;
  forget: (uid: string) => Promise<void>;
};

interface JournalSchema extends DBSchema {
  journals: { key: string; value: Journal & { uid: string } };
}

/** A database of its own: it can be huge for a while, and nothing else should wait for it. */
export function journalStore(name = `${prefix}-imports`): JournalStore {
  const memory = new Map<string, Journal>();
  let opened: Promise<IDBPDatabase<JournalSchema> | null> | undefined;
  const open = () => (opened ??= openJournals(name));
  return {
    lasts: async () => (await open()) !== null,
    write: async (uid, journal) => {
      const database = await open();
      if (!database) memory.set(uid, journal);
      try {
        await database?.put('journals', { uid, ...journal });
        return true;
      } catch {
        // The one way to fail once it is open: no room for what would be needed to go back.
        return false;
      }
    },
    read: async (uid) => (await (await open())?.get('journals', uid)) ?? memory.get(uid) ?? null,
    forget: async (uid) => {
      memory.delete(uid);
      await (await open())?.delete('journals', uid);
    },
  };
}

/** Null without a database. A blocked one throws at once or refuses later, as the browser likes. */
async function openJournals(name: string): Promise<IDBPDatabase<JournalSchema> | null> {
  if (!globalThis.indexedDB) return null;
  try {
    return await openDB<JournalSchema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('journals', { keyPath: 'uid' }),
    });
  } catch {
    return null;
  }
}
