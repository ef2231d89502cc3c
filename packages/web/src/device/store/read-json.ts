import type { z } from 'zod';

/** What a text says as JSON; undefined where there is none, or it can't be read. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A text of the device as the schema reads it; null where there is none, or it can't be read. */
export const readJson = <T>(schema: z.ZodType<T>, text: string | null): T | null =>
  schema.safeParse(parsedJson(text)).data ?? null;
