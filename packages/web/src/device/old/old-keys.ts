// Brings the unscoped keys of earlier versions (one JSON list each) under the signed-in user's own keys, once. It can
// be cut anywhere and started again: a record is dropped from the old list only after its new place has been read back.
import { z } from 'zod';
import { chatHistory, notes, profileFormResponses, socialStories } from '../records/shapes.ts';
import { keyOf, type Medium } from '../store/medium.ts';
import { fingerprint, quarantine } from '../store/quarantine.ts';
import { parsedJson } from '../store/read-json.ts';
import { openText, type Shape, sealText } from '../store/shape.ts';
import { notSaved, type Saved, saved, type UserScope } from '../store/user-scope.ts';
import { isPlan, type Placed, placed, recordsIn } from './old-records.ts';

const oldLists = { chatHistory, socialStories, profileFormResponses, notes };
const oldCredits = 'credits';
const ownerKey = keyOf('oldKeysOwner');

/** Whoever signs in first after the update owns what the device held before. Nobody else gets any of it. */
export async function moveOldKeys(
  medium: Medium,
  scope: UserScope,
  cacheCredits: (credits: number) => void,
): Promise<Saved> {
  const left = [...Object.keys(oldLists), oldCredits].filter((key) => medium.read(key) !== null);
  if (left.length === 0) {
    medium.remove(ownerKey);
    return bringBackPlans(scope);
  }
  const moved = await moveLists(medium, scope, cacheCredits);
  return moved.ok ? bringBackPlans(scope) : moved;
}

function moveLists(
  medium: Medium,
  scope: UserScope,
  cacheCredits: (credits: number) => void,
): Promise<Saved> {
  return scope.turn(() => {
    const owner = medium.read(ownerKey);
    if (owner !== null && owner !== scope.uid) return saved;
    if (medium.write(ownerKey, scope.uid) === 'full') return notSaved('device/full');
    for (const [key, shape] of Object.entries(oldLists)) {
      const moved = moveList(medium, scope, key, shape as Shape<unknown>);
      if (!moved.ok) return moved;
    }
    const credits = z.coerce.number().safeParse(medium.read(oldCredits) ?? undefined);
    if (credits.success) cacheCredits(credits.data);
    medium.remove(oldCredits);
    medium.remove(ownerKey);
    return saved;
  });
}

/** Moves as many records as there is room for, shortens the old list by them, and goes on with the room that makes. */
function moveList(medium: Medium, scope: UserScope, key: string, shape: Shape<unknown>): Saved {
  const owners = shape === notes ? noteOwners(scope) : undefined;
  for (;;) {
    const text = medium.read(key);
    if (text === null) return saved;
    const records = recordsIn(shape, parsedJson(text));
    if (records === null) {
      if (!quarantine(scope, scope.documentKey(key), text).ok) return notSaved('device/full');
      medium.remove(key);
      return saved;
    }
    let count = 0;
    // From the back, so that order numbers grow towards the front and a shortened list keeps its numbers.
    while (count < records.length) {
      const at = records.length - 1 - count;
      if (!moveAll(scope, placed(shape, records[at], owners), records.length - at).ok) break;
      count += 1;
    }
    if (count === records.length) medium.remove(key);
    else if (count === 0) return notSaved('device/full');
    else medium.write(key, JSON.stringify(records.slice(0, records.length - count)));
  }
}

/**
 * Care plans that an earlier version moved into the collection of the chat, where no page looks: they come to the other
 * plans, with the notes inside them.
 */
async function bringBackPlans(scope: UserScope): Promise<Saved> {
  const stranded = () =>
    scope.keys(chatHistory.name).flatMap((key) => {
      const opened = openText(chatHistory, scope.read(key) ?? '');
      return opened.is === 'found' && isPlan(chatHistory, opened.value) ? [{ key, ...opened }] : [];
    });
  if (stranded().length === 0) return saved;
  return scope.turn(() => {
    for (const { key, value, order } of stranded()) {
      const moved = moveAll(scope, placed(chatHistory, value), order);
      if (!moved.ok) return moved;
      scope.remove(key);
    }
    return saved;
  });
}

/** Which message names which note. Some notes did not say it themselves. */
const noteOwners = (scope: UserScope): ReadonlyMap<string, string> =>
  new Map(
    scope.keys(profileFormResponses.name).flatMap((key) => {
      const opened = openText(profileFormResponses, scope.read(key) ?? '');
      if (opened.is !== 'found') return [];
      const { id, noteIds = [] } = opened.value;
      return noteIds.map((noteId) => [noteId, id] as const);
    }),
  );

function moveAll(scope: UserScope, records: readonly Placed[], order: number): Saved {
  for (const { shape, record } of records) {
    const moved = moveRecord(scope, shape, record, order);
    if (!moved.ok) return moved;
  }
  return saved;
}

function moveRecord(scope: UserScope, shape: Shape<unknown>, record: unknown, order: number): Saved {
  const raw = JSON.stringify(record);
  const read = shape.schema.safeParse(record);
  if (!read.success) return quarantine(scope, scope.recordKey(shape.name, fingerprint(raw)), raw);
  const value = read.data as Kept;
  // Where the id is in use for something else, both are kept.
  for (const id of [value.id, `${value.id}-${fingerprint(raw)}`]) {
    const key = scope.recordKey(shape.name, id);
    const there = scope.read(key);
    const own = { ...value, id };
    if (there === null) return scope.write(key, sealText(shape, own, timeOf(value) ?? order));
    const both = inOne(shape, there, own);
    if (both !== null) return both === there ? saved : scope.write(key, both);
  }
  return saved;
}

type Kept = { id: string; noteIds?: string[] } & Record<string, unknown>;

/** The same record found twice, in two lists: one, with all that either holds. Null: they differ. */
function inOne(shape: Shape<unknown>, there: string, own: Kept): string | null {
  const opened = openText(shape, there);
  if (opened.is !== 'found') return null;
  const kept = opened.value as Kept;
  const differs = Object.keys(own).some(
    (name) => name !== 'noteIds' && name in kept && JSON.stringify(kept[name]) !== JSON.stringify(own[name]),
  );
  if (differs) return null;
  const noteIds = [...new Set([...(kept.noteIds ?? []), ...(own.noteIds ?? [])])];
  return sealText(shape, { ...own, ...kept, ...(noteIds.length > 0 && { noteIds }) }, opened.order);
}

/** New records are numbered by their time, so old ones with a time find their place among them. */
const timeOf = (record: unknown): number | null => {
  const { timestamp, date } = record as { timestamp?: unknown; date?: unknown };
  const time = Date.parse(String(timestamp ?? date));
  return Number.isFinite(time) ? time : null;
};
