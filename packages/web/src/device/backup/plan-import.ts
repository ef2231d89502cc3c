// What bringing in a backup would change on this device, worked out before anything is touched.
//   merge    what is here stays; what is new comes in; a record that differs comes in beside the one that is here
//   replace  the device becomes what the backup holds

import { mergedProgress } from '@calmbridge/domain/plans/plan-progress';
import { backupMark, collectionShapes, consent, documentShapes, planProgress } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { isUnreadable, quarantineKey } from '../store/quarantine.ts';
import { parsedJson } from '../store/read-json.ts';
import { openText, type Shape } from '../store/shape.ts';
import { type Part, readSnapshot } from '../store/snapshot.ts';
import type { UserScope } from '../store/user-scope.ts';
import type { Backup } from './backup.ts';

export type Way = 'merge' | 'replace';

/** `null` is nothing: before it, the key was not there; after it, it will not be. */
export type TextChange = { key: string; before: string | null; after: string | null };

/** One kind of record, and how the file's compare with those that are here. */
export type KindCount = {
  name: string;
  inFile: number;
  isNew: number;
  same: number;
  different: number;
  onlyHere: number;
};

export type TextPlan = { changes: TextChange[]; kinds: KindCount[] };

const shapes: Record<string, Shape<unknown>> = {
  ...(collectionShapes as Record<string, Shape<unknown>>),
  ...(documentShapes as Record<string, Shape<unknown>>),
};

export function planTexts({ scope, uid }: DeviceStore, backup: Backup, way: Way): TextPlan {
  const parts = partsFor(backup, uid);
  const inFile = new Map(parts.map((part) => [keyOf(scope, part), part]));
  const changes: TextChange[] = [];
  const kinds = new Map<string, KindCount>();
  const kind = (name: string) => {
    const known = kinds.get(name) ?? { name, inFile: 0, isNew: 0, same: 0, different: 0, onlyHere: 0 };
    kinds.set(name, known);
    return known;
  };

  for (const [key, part] of inFile) {
    const count = kind(part.name);
    const here = scope.read(key);
    count.inFile += 1;
    if (here === null) {
      count.isNew += 1;
      changes.push({ key, before: null, after: part.text });
    } else if (isSame(here, part.text)) count.same += 1;
    else {
      count.different += 1;
      if (way === 'merge') changes.push(...merged(key, here, part, scope));
      else if (!isNewer(part.name, here)) changes.push({ key, before: here, after: part.text });
    }
  }
  for (const { key, name } of keysHere(scope)) {
    if (inFile.has(key)) continue;
    kind(name).onlyHere += 1;
    const here = scope.read(key) ?? '';
    if (way === 'replace' && !isNewer(name, here)) changes.push({ key, before: here, after: null });
  }
  return { changes: [...changes, ...unreadable(scope, backup, inFile)], kinds: [...kinds.values()] };
}

/** Another person's agreement is not this one's, and when a backup was made belongs to the device. */
function partsFor({ snapshot, owner }: Backup, uid: string): readonly Part[] {
  const read = readSnapshot(snapshot);
  const left = owner.uid === uid ? [backupMark.name] : [backupMark.name, consent.name];
  return read.ok ? read.parts.filter(({ name, id }) => id !== null || !left.includes(name)) : [];
}

const keyOf = (scope: UserScope, { name, id }: Part) =>
  id === null ? scope.documentKey(name) : scope.recordKey(name, id);

function keysHere(scope: UserScope): { key: string; name: string }[] {
  const records = Object.keys(collectionShapes).flatMap((name) =>
    scope.keys(name).map((key) => ({ key, name })),
  );
  const documents = Object.keys(documentShapes)
    .filter((name) => name !== backupMark.name && scope.read(scope.documentKey(name)) !== null)
    .map((name) => ({ key: scope.documentKey(name), name }));
  return [...records, ...documents];
}

/** Where a record stands among others is no difference. */
function isSame(here: string, there: string): boolean {
  if (here === there) return true;
  const [a, b] = [here, there].map((text) => parsedJson(text) as { v?: unknown; value?: unknown } | null);
  return a?.v === b?.v && JSON.stringify(a?.value) === JSON.stringify(b?.value);
}

/** Records of a later Calmbridge are never changed, replaced or removed (DV6). */
const isNewer = (name: string, text: string) => {
  const shape = shapes[name];
  return shape !== undefined && openText(shape, text).is === 'newer';
};

/** How a plan goes has one record, which only the plan's own id finds: the days of both devices go into it. */
function merged(key: string, here: string, part: Part, scope: UserScope): TextChange[] {
  if (part.name !== planProgress.name) return besideIt(scope, part);
  const [mine, theirs] = [here, part.text].map((text) => openText(planProgress, text));
  if (mine?.is !== 'found' || theirs?.is !== 'found') return besideIt(scope, part);
  const entry = parsedJson(here) as object;
  const after = JSON.stringify({ ...entry, value: mergedProgress(mine.value, theirs.value) });
  return isSame(here, after) ? [] : [{ key, before: here, after }];
}

/** A document has one place: what is here stays. */
function besideIt(scope: UserScope, { name, id, text }: Part): TextChange[] {
  if (id === null) return [];
  for (let attempt = 1; ; attempt += 1) {
    const beside = attempt === 1 ? `${id}-imported` : `${id}-imported-${attempt}`;
    const key = scope.recordKey(name, beside);
    const after = withId(text, beside);
    const there = scope.read(key);
    if (there === null) return [{ key, before: null, after }];
    if (isSame(there, after)) return [];
  }
}

const withId = (text: string, id: string): string => {
  const entry = parsedJson(text) as { value: object };
  return JSON.stringify({ ...entry, value: { ...entry.value, id } });
};

const unreadable = (
  scope: UserScope,
  { snapshot }: Backup,
  inFile: ReadonlyMap<string, Part>,
): TextChange[] =>
  snapshot.unreadable.flatMap(({ from, since, raw }) => {
    const origin = scope.documentKey('') + from;
    const key = quarantineKey(scope, origin, raw);
    // A file can't call a record unreadable that is there, or comes with it, and can be read.
    const isThere = scope.read(origin) !== null || inFile.has(origin);
    if (scope.read(key) !== null || (isThere && !isUnreadable(scope, origin, raw))) return [];
    return [{ key, before: null, after: JSON.stringify({ from: origin, since, raw }) }];
  });
