// One value of one shape under one key, such as a draft or a preference.
import { createSignal } from '#store/create-store';
import { quarantine } from './quarantine.ts';
import { openText, type Shape, sealText } from './shape.ts';
import { notSaved, type Saved, type UserScope } from './user-scope.ts';

/** What is kept. `newer` was written by a later Calmbridge and is only to be read. */
export type Kept<T> =
  | { is: 'empty' }
  | { is: 'found'; value: T }
  | { is: 'newer'; value: T | null }
  | { is: 'unreadable'; raw: string };

export type DeviceDocument<T> = {
  /** The same object until something changes. */
  read: () => Kept<T>;
  write: (value: T) => Promise<Saved>;
  /** `change` gets null where nothing is kept yet. */
  update: (change: (value: T | null) => T) => Promise<Saved>;
  remove: () => Promise<Saved>;
  subscribe: (listener: () => void) => () => void;
};

export function openDocument<T>(scope: UserScope, shape: Shape<T>): DeviceDocument<T> {
  const key = scope.documentKey(shape.name);
  const changes = createSignal();
  let seen: { text: string | null; kept: Kept<T> } | undefined;

  const read = (): Kept<T> => {
    const text = scope.read(key);
    if (!seen || seen.text !== text) {
      seen = { text, kept: keptOf(shape, text) };
      if (seen.kept.is === 'unreadable') quarantine(scope, key, seen.kept.raw);
    }
    return seen.kept;
  };
  scope.onChange((changed) => {
    if (changed.has(null) || changed.has(key)) changes.tell();
  });
  const update: DeviceDocument<T>['update'] = (change) =>
    scope.turn(() => {
      const kept = read();
      if (kept.is === 'newer') return notSaved('device/newer-version');
      // Without room for the copy, what can't be read stays where it is.
      if (kept.is === 'unreadable' && !quarantine(scope, key, kept.raw).ok)
        return notSaved('device/unreadable');
      return scope.write(key, sealText(shape, change(kept.is === 'found' ? kept.value : null)));
    });

  return {
    read,
    update,
    write: (value) => update(() => value),
    remove: () =>
      scope.turn((): Saved => {
        if (read().is === 'newer') return notSaved('device/newer-version');
        if (read().is === 'unreadable') return notSaved('device/unreadable');
        scope.remove(key);
        return { ok: true };
      }),
    subscribe: changes.subscribe,
  };
}

function keptOf<T>(shape: Shape<T>, text: string | null): Kept<T> {
  if (text === null) return { is: 'empty' };
  const opened = openText(shape, text);
  if (opened.is === 'unreadable') return opened;
  return opened.is === 'found' ? { is: 'found', value: opened.value } : { is: 'newer', value: opened.value };
}
