// Writes the records of one shape, each in its turn: as a change of what is stored then, not of what was seen before.
import type { Collection, Recorded } from './collection.ts';
import { quarantine } from './quarantine.ts';
import { type Opened, openText, type Shape, sealText } from './shape.ts';
import { type DeviceRefusal, notSaved, type Saved, saved, type UserScope } from './user-scope.ts';

/** `topOrder`: that of the record which is foremost now. */
export function openRecordWriter<T extends Recorded>(
  scope: UserScope,
  shape: Shape<T>,
  topOrder: () => number,
): Pick<Collection<T>, 'add' | 'update' | 'updateAtOnce' | 'remove'> {
  const keyOf = (id: string) => scope.recordKey(shape.name, id);
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
    add: (...added) =>
      scope.turn(() => {
        const why = firstOf(added, ({ id }) => objection(id));
        if (why) return notSaved(why);
        const top = Math.max(scope.now().getTime(), topOrder() + 1) + added.length - 1;
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
  };
}

/** All or none: where one finds no room, the ones before it are put back as they were. */
function writeAll(scope: UserScope, entries: readonly (readonly [key: string, text: string])[]): Saved {
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
