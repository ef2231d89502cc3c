// How a value is written as text and read back. Every stored shape has a version: older texts are brought up to date
// when read, newer ones are never overwritten, and a text that can't be read is handed back, never thrown away.
import type { z } from 'zod';
import { parsedJson } from './read-json.ts';

export type Shape<T> = {
  name: string;
  version: number;
  schema: z.ZodType<T>;
  /** `upgrades[0]` turns version 1 into version 2, and so on: always `version - 1` of them. */
  upgrades: readonly ((older: unknown) => unknown)[];
};

export type Opened<T> =
  | { is: 'found'; value: T; order: number }
  /** Written by a later Calmbridge. Shown where today's schema still reads it, and never changed. */
  | { is: 'newer'; value: T | null; order: number }
  | { is: 'unreadable'; raw: string };

export function openText<T>(shape: Shape<T>, raw: string): Opened<T> {
  const envelope = envelopeIn(parsedJson(raw));
  if (envelope === null) return { is: 'unreadable', raw };
  const { v, order, value } = envelope;
  if (v > shape.version) {
    const read = shape.schema.safeParse(value);
    return { is: 'newer', value: read.success ? read.data : null, order };
  }
  const read = upgraded(shape, v, value);
  return read.success ? { is: 'found', value: read.data, order } : { is: 'unreadable', raw };
}

/** Throws when the value is not of the shape: that is a bug, and better found before it is stored. */
export const sealText = <T>(shape: Shape<T>, value: T, order = 0): string =>
  JSON.stringify({ v: shape.version, order, value: shape.schema.parse(value) });

/** `order` sorts the records of a collection, the highest first. Documents have none. */
function envelopeIn(read: unknown): { v: number; order: number; value: unknown } | null {
  if (typeof read !== 'object' || read === null) return null;
  const { v, order = 0, value }: { v?: unknown; order?: unknown; value?: unknown } = read;
  const isNumbered = Number.isSafeInteger(v) && Number(v) > 0 && typeof order === 'number';
  return isNumbered ? { v: Number(v), order: Number(order), value } : null;
}

function upgraded<T>(shape: Shape<T>, from: number, value: unknown): z.ZodSafeParseResult<T> {
  try {
    const current = shape.upgrades.slice(from - 1).reduce((older, upgrade) => upgrade(older), value);
    return shape.schema.safeParse(current);
  } catch {
    // An upgrade that trips over what it finds has met a record it can't read.
    return shape.schema.safeParse(undefined);
  }
}
