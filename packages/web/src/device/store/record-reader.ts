// Reads the records of one shape and remembers what it has read, until something of it changes.
import { createSignal } from '#store/create-store';
import { foremostKeys } from './foremost-keys.ts';
import { lastPartOf } from './medium.ts';
import { quarantine } from './quarantine.ts';
import { type Opened, openText, type Shape } from './shape.ts';
import type { UserScope } from './user-scope.ts';

type Records<T> = Map<string, Opened<T>>;

export function openRecordReader<T>(scope: UserScope, shape: Shape<T>, listKeys: () => readonly string[]) {
  const changes = createSignal();
  let records: Records<T> | undefined;
  /** Where the reading of everything has got to. */
  let reading: { keys: readonly string[]; at: number; into: Records<T> } | undefined;
  let listed: readonly T[] | undefined;
  let foremost: readonly T[] | undefined;

  const look = (key: string, into: Records<T>) => readInto(scope, shape, key, into);
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
    return records as Records<T>;
  };
  const all = () => (listed ??= inOrder(known()));
  const readFront = (most: number) => {
    const keys = foremostKeys(scope.read, listKeys(), most);
    if (keys === null) return all();
    const front: Records<T> = new Map();
    for (const key of keys) look(key, front);
    return inOrder(front);
  };
  const start = `${scope.documentKey(shape.name)}/`;
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
  return {
    all,
    known,
    readOn,
    front: (most: number) => (records ? all() : (foremost ??= readFront(most))),
    size: () => records?.size ?? listKeys().length,
    subscribe: changes.subscribe,
  };
}

export const valueOf = <T>(opened: Opened<T> | undefined): T | null =>
  !opened || opened.is === 'unreadable' ? null : opened.value;

function readInto<T>(scope: UserScope, shape: Shape<T>, key: string, into: Records<T>): void {
  const text = scope.read(key);
  const opened = text === null ? null : openText(shape, text);
  if (opened === null) into.delete(lastPartOf(key));
  else into.set(lastPartOf(key), opened);
  if (opened?.is === 'unreadable') quarantine(scope, key, opened.raw);
}

function inOrder<T>(records: Records<T>): T[] {
  // Thousands of them before a page is seen: no list is made for each.
  const shown: { id: string; value: T; order: number }[] = [];
  for (const [id, opened] of records) {
    const value = valueOf(opened);
    if (value !== null && opened.is !== 'unreadable') shown.push({ id, value, order: opened.order });
  }
  shown.sort((a, b) => b.order - a.order || (a.id < b.id ? -1 : 1));
  return shown.map(({ value }) => value);
}
