// Many records of one shape, one key each: an edit rewrites one record and nothing else, two tabs that edit different
// records never meet, and there is no list that could fall out of step with what is stored.
import { openRecordReader, valueOf } from './record-reader.ts';
import { openRecordWriter } from './record-writer.ts';
import type { Opened, Shape } from './shape.ts';
import type { Saved, UserScope } from './user-scope.ts';

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
  const { known, ...reader } = openRecordReader(scope, shape, listKeys);
  return {
    ...reader,
    ...openRecordWriter(scope, shape, () => topOrder(known())),
    get: (id) => valueOf(known().get(id)),
    newerCount: () => [...known().values()].filter(({ is }) => is === 'newer').length,
  };
}

const topOrder = (records: Map<string, Opened<unknown>>): number => {
  let top = 0;
  for (const opened of records.values()) if (opened.is !== 'unreadable') top = Math.max(top, opened.order);
  return top;
};
