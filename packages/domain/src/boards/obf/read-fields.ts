// Reads the fields of files that other programs wrote: what should be a text may be a number, or missing, or something else.

/** Ids are texts; many programs write numbers. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A text that says something, no longer than anybody would write. */
export function wordsOf(value: unknown, longest = 500): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.length <= longest ? value : value.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '');
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A place in a package as every file names it: forward slashes, one at a time, nothing before the first name. */
export const pathOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== ''
    ? value
        .replaceAll('\\', '/')
        .replace(/^(\.?\/)+/, '')
        .replaceAll(/\/(\.?\/)+/g, '/')
    : null;
