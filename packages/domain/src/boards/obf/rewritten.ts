// What a file says and we had to say otherwise: a label that is a key in a list of words, a colour with transparency. Both are
// kept side by side, and as long as ours is unchanged, the file's own is written back.
import { type Fields, fieldsOf, isFields } from './kept-fields.ts';

type Pair = { file: unknown; here: unknown };

export const rewrittenField = 'rewritten';

const longest = 8_000;

/** The pairs that differ, or null. What the file did not say is not worth keeping. */
export function rewrittenOf(pairs: Record<string, Pair>): Fields | null {
  const differing = Object.entries(pairs).filter(
    ([, { file, here }]) =>
      file != null && file !== '' && !isSame(file, here) && (JSON.stringify(file)?.length ?? 0) <= longest,
  );
  const stored = differing.map(([name, { file, here }]) => [name, { file, here: here ?? null }]);
  return stored.length > 0 ? Object.fromEntries(stored) : null;
}

/** What the file said, where ours is still what we made of it. */
export function asInFile(kept: Fields, name: string, here: unknown): unknown {
  const pair = fieldsOf(kept[rewrittenField])[name];
  return isFields(pair) && isSame(pair['here'], here) ? pair['file'] : here;
}

/** What we made of it, where the file still says what it said. */
export function asHere(kept: Fields, name: string, file: unknown): unknown {
  const pair = fieldsOf(kept[rewrittenField])[name];
  return isFields(pair) && isSame(pair['file'], file) ? (pair['here'] ?? undefined) : file;
}

const isSame = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);
