// Everything a user keeps as texts, as one JSON value, and back again. The file around it, with the pictures, is the
// business of the settings page.
import { z } from 'zod';
import { writeAll } from './collection.ts';
import type { DeviceStore } from './device-store.ts';
import { quarantined, quarantineKey } from './quarantine.ts';
import { openText, parsedJson, type Shape } from './shape.ts';
import { collectionShapes, documentShapes } from './shapes.ts';

const format = 'calmbridge-device';
const version = 1;

const Entry = z.object({ v: z.int().positive(), order: z.number(), value: z.unknown() });
type Entry = z.infer<typeof Entry>;

/** Records front first, each with the version it was written in. Unreadable texts travel too, as they are. */
const Snapshot = z.object({
  format: z.literal(format),
  version: z.literal(version),
  collections: z.record(z.string(), z.array(Entry)),
  documents: z.record(z.string(), Entry),
  unreadable: z.array(z.object({ from: z.string(), since: z.string(), raw: z.string() })),
});
export type Snapshot = z.infer<typeof Snapshot>;

export function takeSnapshot({ scope }: DeviceStore): Snapshot {
  const entries = (keys: string[]) =>
    keys
      .flatMap((key) => {
        const read = Entry.safeParse(parsedJson(scope.read(key) ?? ''));
        return read.success ? [{ key, entry: read.data }] : [];
      })
      .sort((a, b) => b.entry.order - a.entry.order || (a.key < b.key ? -1 : 1));
  return {
    format,
    version,
    collections: Object.fromEntries(
      Object.keys(collectionShapes).map((name) => [
        name,
        entries(scope.keys(name)).map(({ entry }) => entry),
      ]),
    ),
    documents: Object.fromEntries(
      Object.keys(documentShapes).flatMap((name) =>
        entries([scope.documentKey(name)]).map(({ entry }) => [name, entry]),
      ),
    ),
    unreadable: quarantined(scope).map((entry) => ({
      ...entry,
      from: entry.from.slice(scope.documentKey('').length),
    })),
  };
}

export type Restored =
  | { ok: true; added: number; already: number }
  | { ok: false; why: 'not-a-backup' | 'newer-version' | 'device/full' };

/**
 * Adds what the snapshot holds. What is there already stays; a record whose id now holds something else comes in
 * beside it. Everything is read before anything is written, and without room for all of it nothing changes.
 */
export async function restoreSnapshot({ scope }: DeviceStore, given: unknown): Promise<Restored> {
  const read = Snapshot.safeParse(given);
  if (!read.success) return { ok: false, why: isLaterFormat(given) ? 'newer-version' : 'not-a-backup' };
  const parts = partsOf(read.data);
  if (!parts.ok) return parts;

  return scope.turn((): Restored => {
    const writes = new Map<string, string>();
    for (const { name, id, text } of parts.value) {
      const key = id === null ? scope.documentKey(name) : scope.recordKey(name, id);
      const there = scope.read(key);
      if (there === null) writes.set(key, text);
      else if (there !== text && id !== null) {
        const beside = `${id}-imported`;
        if (scope.read(scope.recordKey(name, beside)) === null)
          writes.set(scope.recordKey(name, beside), withId(text, beside));
      }
    }
    for (const { from, since, raw } of read.data.unreadable) {
      const key = quarantineKey(scope, scope.documentKey('') + from, raw);
      if (scope.read(key) === null)
        writes.set(key, JSON.stringify({ from: scope.documentKey('') + from, since, raw }));
    }
    if (!writeAll(scope, [...writes]).ok) return { ok: false, why: 'device/full' };
    const total = parts.value.length + read.data.unreadable.length;
    return { ok: true, added: writes.size, already: total - writes.size };
  });
}

type Part = { name: string; id: string | null; text: string };
type Parts = { ok: true; value: Part[] } | { ok: false; why: 'not-a-backup' | 'newer-version' };

/** Every record read with the shape of its name. A name we don't know comes from a later Calmbridge. */
function partsOf({ collections, documents }: Snapshot): Parts {
  const value: Part[] = [];
  for (const [name, entries] of Object.entries(collections))
    for (const entry of entries) {
      const shape = shapeNamed(collectionShapes, name);
      if (!shape) return { ok: false, why: 'newer-version' };
      const { success, data } = z.object({ id: z.string() }).safeParse(entry.value);
      if (!success || !isReadable(shape, entry)) return { ok: false, why: 'not-a-backup' };
      value.push({ name, id: data.id, text: JSON.stringify(entry) });
    }
  for (const [name, entry] of Object.entries(documents)) {
    const shape = shapeNamed(documentShapes, name);
    if (!shape) return { ok: false, why: 'newer-version' };
    if (!isReadable(shape, entry)) return { ok: false, why: 'not-a-backup' };
    value.push({ name, id: null, text: JSON.stringify(entry) });
  }
  return { ok: true, value };
}

const shapeNamed = (shapes: Record<string, unknown>, name: string) =>
  Object.hasOwn(shapes, name) ? (shapes[name] as Shape<unknown>) : null;

const isReadable = (shape: Shape<unknown>, entry: Entry) =>
  openText(shape, JSON.stringify(entry)).is !== 'unreadable';

const isLaterFormat = (given: unknown) =>
  z.object({ format: z.literal(format), version: z.int().min(version + 1) }).safeParse(given).success;

const withId = (text: string, id: string): string => {
  const entry = Entry.parse(parsedJson(text));
  return JSON.stringify({ ...entry, value: { ...(entry.value as object), id } });
};
