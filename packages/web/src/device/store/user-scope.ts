// One user's part of the device: their keys, their turns to write, and word of what changed here or in another tab.
// Everything a user keeps lies under `calmbridge/u/{uid}/`, and a scope can reach nothing else.
import { createSignal } from '#store/create-store';
import { keyOf, type Medium } from './medium.ts';
import type { Turns } from './turns.ts';

/** Why the device did not keep something. The words are in `device-words.ts`. */
export type DeviceRefusal =
  | 'device/full'
  | 'device/no-pictures'
  | 'device/newer-version'
  | 'device/unreadable'
  | 'device/not-there';

export type Saved = { ok: true } | { ok: false; why: DeviceRefusal };

export const saved: Saved = { ok: true };
export const notSaved = (why: DeviceRefusal): Saved => ({ ok: false, why });

export type DevicePorts = {
  medium: Medium;
  turns: Turns;
  now: () => Date;
  /** Asked once, at the first save: may we keep this for good? */
  askToKeep: () => void;
};

export type UserScope = ReturnType<typeof userScope>;

export function userScope(uid: string, ports: DevicePorts) {
  const { medium, turns } = ports;
  const changes = changeNews();
  const start = `${keyOf('u', uid)}/`;
  let hasAsked = false;
  let lookFirst: (() => void) | null = null;
  /** Once, and before anything else: what it writes itself does not call it again. */
  const beforeWriting = () => {
    const look = lookFirst;
    lookFirst = null;
    look?.();
  };
  const ours = (key: string) => {
    if (!key.startsWith(start)) throw new Error('a key outside this user');
    return key;
  };

  return {
    uid,
    isLasting: medium.isLasting,
    now: ports.now,
    documentKey: (name: string) => keyOf('u', uid, name),
    recordKey: (name: string, id: string) => keyOf('u', uid, name, id),
    read: (key: string) => medium.read(ours(key)),
    /** Keys of one name's records, or of everything this user keeps. */
    keys: (name?: string) => medium.keys(name === undefined ? start : `${keyOf('u', uid, name)}/`),
    /** Done once, right before this page writes or removes anything. */
    beforeWriting: (look: () => void) => {
      lookFirst = look;
    },
    write: (key: string, text: string): Saved => {
      beforeWriting();
      if (medium.write(ours(key), text) === 'full') return notSaved('device/full');
      if (!hasAsked) ports.askToKeep();
      hasAsked = true;
      changes.note(key);
      return saved;
    },
    remove: (key: string) => {
      beforeWriting();
      medium.remove(ours(key));
      changes.note(key);
    },
    turn: <T>(work: () => T): Promise<T> =>
      turns.take(uid, () => {
        try {
          return work();
        } finally {
          changes.tell();
        }
      }),
    onChange: changes.listen,
    /** Another tab wrote: the event only says where; what counts is what the storage holds now. */
    heardFromAnotherTab: (key: string | null) => {
      if (key === null || key.startsWith(start)) changes.note(key);
    },
  };
}

/** The keys that changed, told once for many. Null means: anything may have changed. */
export type Changed = ReadonlySet<string | null>;

function changeNews() {
  const news = createSignal<Changed>();
  let noted = new Set<string | null>();
  const tell = () => {
    const changed = noted;
    noted = new Set();
    if (changed.size > 0) news.tell(changed);
  };
  return {
    tell,
    note: (key: string | null) => {
      if (noted.size === 0) queueMicrotask(tell);
      noted.add(key);
    },
    listen: news.subscribe,
  };
}
