// The only access to the browser's text storage. Where the browser keeps nothing (blocked, private mode), memory takes its
// place, and `isLasting` is false.

export type WriteOutcome = 'written' | 'full';

export type Medium = {
  /** False: what is written is gone with the page. */
  isLasting: boolean;
  read: (key: string) => string | null;
  write: (key: string, text: string) => WriteOutcome;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
};

export const prefix = 'calmbridge';

/** A key under our prefix. Parts are escaped, so that no id can reach into another's keys. */
export const keyOf = (...parts: string[]): string => [prefix, ...parts.map(escaped)].join('/');

/** The last part of a key, as it was given. */
export const lastPartOf = (key: string): string =>
  key
    .slice(key.lastIndexOf('/') + 1)
    .replaceAll('%2F', '/')
    .replaceAll('%25', '%');

// Not encodeURIComponent: an id may hold anything a text can hold, half a surrogate pair too.
const escaped = (part: string) => part.replaceAll('%', '%25').replaceAll('/', '%2F');

export const localMedium = (): Medium => (local ??= mediumOf(() => globalThis.localStorage));
export const sessionMedium = (): Medium => (session ??= mediumOf(() => globalThis.sessionStorage));

let local: Medium | undefined;
let session: Medium | undefined;

export function mediumOf(open: () => Storage): Medium {
  const storage = usable(open);
  return storage ? storageMedium(storage) : memoryMedium();
}

export function memoryMedium(): Medium {
  const texts = new Map<string, string>();
  return {
    isLasting: false,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return 'written';
    },
    remove: (key) => void texts.delete(key),
    keys: (start) => [...texts.keys()].filter((key) => key.startsWith(start)),
  };
}

export function storageMedium(storage: Storage): Medium {
  return {
    isLasting: true,
    read: (key) => storage.getItem(key),
    write: (key, text) => {
      try {
        storage.setItem(key, text);
        return 'written';
      } catch {
        // setItem has one way to fail once reading works: no room.
        return 'full';
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: (start) => Object.keys(storage).filter((key) => key.startsWith(start)),
  };
}

/** Blocked storage throws on touch; some private modes allow reading an empty store and refuse every write. */
function usable(open: () => Storage): Storage | null {
  try {
    const storage = open();
    if (storage.length > 0) return storage;
    const probe = keyOf('probe');
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}
