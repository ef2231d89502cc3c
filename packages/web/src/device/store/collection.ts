// Many records of one shape, one key each: an edit rewrites one record and nothing else, two tabs that edit different
// records never meet, and there is no list that could fall out of step with what is stored.
import { createSignal } from '#store/create-store';
import { foremostKeys } from './foremost-keys.ts';
import { lastPartOf } from './medium.ts';
import { quarantine } from './quarantine.ts';
import { type Opened, openText, type Shape, sealText } from './shape.ts';
import { type DeviceRefusal, notSaved, type Saved, saved, type UserScope } from './user-scope.ts';

export type Recorded = { id: string };

export type Removed = Saved & { undo: () => Promise<Saved> };

export type Collection<T extends Recorded> = {
  /** Front first. The same array until something changes. */
  all: () => readonly T[];
  /** At least the foremost, for a page that can't wait: all, where they have been read already. */
  front: (most: number) => readonly T[];
  /** Reads on until all are read, which it says, or until the time is up. */
  readOn: (isTimeUp: () => boolean) => boolean;
  /** How many there are to read, readable or not. */
  size: () => number;
  get: (id: string) => T | null;
  /** Puts records at the front, the first given foremost. All of them or none. */
  add: (...records: T[]) => Promise<Saved>;
  update: (id: string, change: (record: T) => T) => Promise<Saved>;
  /** For a page that is going away and can't wait for its turn: only for a record this page alone writes. */
  updateAtOnce: (id: string, change: (record: T) => T) => Saved;
  remove: (...ids: string[]) => Promise<Removed>;
  /** Records of a later Calmbridge, which are kept as they are. */
  newerCount: () => number;
  subscribe: (listener: () => void) => () => void;
};

/** `listKeys` is for somebody who has listed everything already: listing is what costs most. */
export function openCollection<T extends Recorded>(
  scope: UserScope,
  shape: Shape<T>,
  listKeys: () => readonly string[] = () => scope.keys(shape.name),
): Collection<T> {
  const start = `${scope.documentKey(shape.name)}/`;
  const keyOf = (id: string) => scope.recordKey(shape.name, id);
  const changes = createSignal();
  let records: Map<string, Opened<T>> | undefined;
  /** Where the reading of everything has got to. */
  let reading: { keys: readonly string[]; at: number; into: Map<string, Opened<T>> } | undefined;
  let listed: readonly T[] | undefined;
  let foremost: readonly T[] | undefined;

  const look = (key: string, into: Map<string, Opened<T>>) => {
    const text = scope.read(key);
    const opened = text === null ? null : openText(shape, text);
    if (opened === null) into.delete(lastPartOf(key));
    else into.set(lastPartOf(key), opened);
    if (opened?.is === 'unreadable') quarantine(scope, key, opened.raw);
  };
  const readOn = (isTimeUp: () => boolean): boolean => {
    if (records) return true;
    const round = (reading ??= { keys: listKeys(), at: 0, into: new Map() });
    for (; round.at < round.keys.length; round.at += 1) {
      if (round.at % 50 === 49 && isTimeUp()) return false;
      // The first copy to quarantine has everything read, this collection too: then the round is over.
      look(round.keys[round.at] as string, round.into);
    }
    records = round.into;
    reading = undefined;
    return true;
  };
  const known = () => {
    readOn(() => false);
    return records as Map<string, Opened<T>>;
  };
  const all = () => (listed ??= inOrder(known()));
  const readFront = (most: number) => {
    const keys = foremostKeys(scope.read, listKeys(), most);
    if (keys === null) return all();
    const front = new Map<string, Opened<T>>();
    for (const key of keys) look(key, front);
    return inOrder(front);
  };
  scope.onChange((changed) => {
    const mine = [...changed].filter((key) => key === null || key.startsWith(start));
    if (mine.length === 0) return;
    if (mine.includes(null)) records = reading = undefined;
    const into = records ?? reading?.into;
    for (const key of mine) if (key !== null && into) look(key, into);
    listed = undefined;
    foremost = undefined;
    changes.tell();
  });

  /** Only ever inside a turn: reads what is stored now, not what was seen before. */
  const stored = (id: string): Opened<T> | null => {
    const text = scope.read(keyOf(id));
    return text === null ? null : openText(shape, text);
  };
  /** What stands in the way of writing this record, if anything. */
  const objection = (id: string): DeviceRefusal | null => {
    const opened = stored(id);
    if (opened?.is === 'newer') return 'device/newer-version';
    if (opened?.is === 'unreadable' && !quarantine(scope, keyOf(id), opened.raw).ok)
      return 'device/unreadable';
    return null;
  };

  const rewrite = (id: string, change: (record: T) => T): Saved => {
    const now = stored(id);
    if (now === null) return notSaved('device/not-there');
    if (now.is === 'newer') return notSaved('device/newer-version');
    if (now.is === 'unreadable') return notSaved('device/unreadable');
    return scope.write(keyOf(id), sealText(shape, change(now.value), now.order));
  };

  return {
    all,
    readOn,
    front: (most) => (records ? all() : (foremost ??= readFront(most))),
    size: () => records?.size ?? listKeys().length,
    get: (id) => valueOf(known().get(id)),
    add: (...added) =>
      scope.turn(() => {
        const why = firstOf(added, ({ id }) => objection(id));
        if (why) return notSaved(why);
        const top = Math.max(scope.now().getTime(), topOrder(known()) + 1) + added.length - 1;
        const texts = added.map(
          (record, at) => [keyOf(record.id), sealText(shape, record, top - at)] as const,
        );
        return writeAll(scope, texts);
      }),
    update: (id, change) => scope.turn(() => rewrite(id, change)),
    updateAtOnce: rewrite,
    remove: (...ids) =>
      scope.turn(() => {
        const why = firstOf(ids, objection);
        if (why) return { ...notSaved(why), undo: async () => saved };
        const gone = ids.flatMap((id) => {
          const text = scope.read(keyOf(id));
          return text === null ? [] : [[keyOf(id), text] as const];
        });
        for (const [key] of gone) scope.remove(key);
        return { ...saved, undo: () => scope.turn(() => writeAll(scope, gone)) };
      }),
    newerCount: () => [...known().values()].filter(({ is }) => is === 'newer').length,
    subscribe: changes.subscribe,
  };
}

/** All or none: where one finds no room, the ones before it are put back as they were. */
export function writeAll(
  scope: UserScope,
  entries: readonly (readonly [key: string, text: string])[],
): Saved {
  const before: [key: string, text: string | null][] = [];
  for (const [key, text] of entries) {
    const earlier = scope.read(key);
    const outcome = scope.write(key, text);
    if (!outcome.ok) {
      for (const [done, old] of before.reverse()) {
        scope.remove(done);
        if (old !== null) scope.write(done, old);
      }
      return outcome;
    }
    before.push([key, earlier]);
  }
  return saved;
}

const firstOf = <T, R>(items: readonly T[], find: (item: T) => R | null): R | null => {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
};

const valueOf = <T>(opened: Opened<T> | undefined): T | null =>
  !opened || opened.is === 'unreadable' ? null : opened.value;

const topOrder = (records: Map<string, Opened<unknown>>): number => {
  let top = 0;
  for (const opened of records.values()) if (opened.is !== 'unreadable') top = Math.max(top, opened.order);
  return top;
};

function inOrder<T>(records: Map<string, Opened<T>>): T[] {
  // Thousands of them before a page is seen: no list is made for each.
  const shown: { id: string; value: T; order: number }[] = [];
  for (const [id, opened] of records) {
    const value = valueOf(opened);
    if (value !== null && opened.is !== 'unreadable') shown.push({ id, value, order: opened.order });
  }
  shown.sort((a, b) => b.order - a.order || (a.id < b.id ? -1 : 1));
  return shown.map(({ value }) => value);
}
