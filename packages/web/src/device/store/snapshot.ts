// Everything a user keeps as texts, as one JSON value, and how such a value is read. The file around it, with the pictures,
// and the way back onto the device are in backup/.
import { z } from 'zod';
import { isPlan, placed } from '../old/old-records.ts';
import {
  chatHistory,
  collectionShapes,
  documentShapes,
  notes,
  profileFormResponses,
} from '../records/shapes.ts';
import type { DeviceStore } from './device-store.ts';
import { fingerprint } from './quarantine.ts';
import { readJson } from './read-json.ts';
import { openText, type Shape } from './shape.ts';

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

export function takeSnapshot(store: DeviceStore): Snapshot {
  const { scope } = store;
  const entries = (keys: string[]) =>
    keys
      .flatMap((key) => {
        const entry = readJson(Entry, scope.read(key));
        return entry ? [{ key, entry }] : [];
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
    unreadable: store.quarantined().map((entry) => ({
      ...entry,
      from: entry.from.slice(scope.documentKey('').length),
    })),
  };
}

export type ReadSnapshot =
  | { ok: true; value: Snapshot; parts: readonly Part[] }
  | { ok: false; why: 'not-a-backup' | 'newer-version' };

/** Everything is read with the shape of its name before anything may be written. */
export function readSnapshot(given: unknown): ReadSnapshot {
  const read = Snapshot.safeParse(given);
  if (!read.success) return { ok: false, why: isLaterFormat(given) ? 'newer-version' : 'not-a-backup' };
  const parts = partsOf(read.data);
  return parts.ok ? { ok: true, value: read.data, parts: parts.value } : parts;
}

/** One record, or a document where `id` is null, as the text the device keeps. */
export type Part = { name: string; id: string | null; text: string };
type Parts = { ok: true; value: Part[] } | { ok: false; why: 'not-a-backup' | 'newer-version' };

/** Every record read with the shape of its name. A name we don't know comes from a later Calmbridge. */
function partsOf({ collections: given, documents }: Snapshot): Parts {
  const value: Part[] = [];
  const collections = withPlansAtHome(given);
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

/**
 * Backups of earlier versions hold care plans among the messages of the chat, where no page looks: they come to the other
 * plans. Where both hold one id for two texts, both come in.
 */
function withPlansAtHome(collections: Snapshot['collections']): Snapshot['collections'] {
  const { [chatHistory.name]: messages = [] } = collections;
  const moving = messages.filter(
    ({ v, value }) =>
      v === chatHistory.version && isPlan(chatHistory, (value ?? {}) as Record<string, unknown>),
  );
  if (moving.length === 0) return collections;
  const staying = messages.filter((entry) => !moving.includes(entry));
  const homes = {
    [profileFormResponses.name]: [...(collections[profileFormResponses.name] ?? [])],
    [notes.name]: [...(collections[notes.name] ?? [])],
  };
  for (const { v, order, value } of moving)
    for (const { shape, record } of placed(chatHistory, value)) {
      const there = homes[shape.name];
      there?.push({ v, order, value: withFreeId(record, there) });
    }
  return { ...collections, ...homes, [chatHistory.name]: staying };
}

function withFreeId(record: unknown, there: readonly Entry[]): unknown {
  const { id, content } = record as { id: unknown; content: unknown };
  const isTaken = there.some(({ value }) => {
    const other = (value ?? {}) as { id?: unknown; content?: unknown };
    return other.id === id && other.content !== content;
  });
  return isTaken ? { ...(record as object), id: `${id}-${fingerprint(String(content))}` } : record;
}

const shapeNamed = (shapes: Record<string, unknown>, name: string) =>
  Object.hasOwn(shapes, name) ? (shapes[name] as Shape<unknown>) : null;

const isReadable = (shape: Shape<unknown>, entry: Entry) =>
  openText(shape, JSON.stringify(entry)).is !== 'unreadable';

const isLaterFormat = (given: unknown) =>
  z.object({ format: z.literal(format), version: z.int().min(version + 1) }).safeParse(given).success;
