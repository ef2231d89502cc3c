// Brings the unscoped keys of earlier versions (one JSON list each) under the signed-in user's own keys, once. It can
// be cut anywhere and started again: a record is dropped from the old list only after its new place has been read back.
import { z } from 'zod';
import { keyOf, type Medium } from './medium.ts';
import { fingerprint, quarantine } from './quarantine.ts';
import { parsedJson, type Shape, sealText } from './shape.ts';
import { chatHistory, notes, profileFormResponses, socialStories } from './shapes.ts';
import { notSaved, type Saved, saved, type UserScope } from './user-scope.ts';

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
    return saved;
  }
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
  for (;;) {
    const text = medium.read(key);
    if (text === null) return saved;
    const records = recordsIn(parsedJson(text));
    if (records === null) {
      if (!quarantine(scope, scope.documentKey(key), text).ok) return notSaved('device/full');
      medium.remove(key);
      return saved;
    }
    let count = 0;
    // From the back, so that order numbers grow towards the front and a shortened list keeps its numbers.
    while (count < records.length) {
      const at = records.length - 1 - count;
      if (!moveRecord(scope, shape, records[at], records.length - at).ok) break;
      count += 1;
    }
    if (count === records.length) medium.remove(key);
    else if (count === 0) return notSaved('device/full');
    else medium.write(key, JSON.stringify(records.slice(0, records.length - count)));
  }
}

function moveRecord(scope: UserScope, shape: Shape<unknown>, record: unknown, order: number): Saved {
  const raw = JSON.stringify(record);
  const read = shape.schema.safeParse(withTextIds(record, raw));
  if (!read.success) return quarantine(scope, scope.recordKey(shape.name, fingerprint(raw)), raw);
  const { id } = read.data as { id: string };
  // Where the id is in use for something else, both are kept.
  for (const ownId of [id, `${id}-${fingerprint(raw)}`]) {
    const key = scope.recordKey(shape.name, ownId);
    const text = sealText(shape, { ...(read.data as object), id: ownId }, timeOf(read.data) ?? order);
    const there = scope.read(key);
    if (there === text) return saved;
    if (there === null) return scope.write(key, text);
  }
  return saved;
}

/** Old records had numbers for ids, and some had none. */
function withTextIds(record: unknown, raw: string): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const { id, messageId, chatId, noteIds } = record as Record<string, unknown>;
  return {
    ...record,
    id: text(id) ?? `old-${fingerprint(raw)}`,
    ...(messageId !== undefined && { messageId: text(messageId) }),
    ...(chatId !== undefined && { chatId: text(chatId) }),
    ...(Array.isArray(noteIds) && { noteIds: noteIds.map(text) }),
  };
}

/** A list, or records by id, or lists of records by id. Null: none of these. */
function recordsIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.values(value).flat();
}

/** New records are numbered by their time, so old ones with a time find their place among them. */
const timeOf = (record: unknown): number | null => {
  const { timestamp, date } = record as { timestamp?: unknown; date?: unknown };
  const time = Date.parse(String(timestamp ?? date));
  return Number.isFinite(time) ? time : null;
};
