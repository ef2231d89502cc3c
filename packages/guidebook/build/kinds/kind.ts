import type { z } from 'zod';

/** One kind of entry: its folder below content/en, and how a file of it is read into what the engine takes. */
export type Kind<T> = {
  folder: string;
  /** Headings that may come more than once. */
  repeated?: readonly string[];
  schema: z.ZodType<T>;
  /** The folders its files stand in, where that says what an entry is about: it is then known by the entry as `theme`. */
  themes?: readonly string[];
  /** A head key that names other entries of the kind, and what the entry names there. */
  refers?: { key: string; ids(entry: T): readonly string[] };
};

/** An entry's id is the name of its file. */
export type Entry<T> = T & { id: string };
