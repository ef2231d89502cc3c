// What another program wrote and we have no use for is carried along, as long as it is small and plain.

const deepest = 8;
const longest = 4_000;
const neverKept = new Set(['__proto__', 'constructor', 'prototype']);

type Fields = Record<string, unknown>;

/** The fields of `written` that are not among `known`; null where there is none. */
export function keptOf(written: Fields, known: ReadonlySet<string>): Fields | null {
  const kept = Object.entries(written).filter(
    ([name, value]) => !known.has(name) && !neverKept.has(name) && value != null && isPlain(value),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Kept fields that stand at their own place in a file again; the others go into a field of ours. */
export function placed(
  kept: unknown,
  allowed: ReadonlySet<string>,
): { beside: Fields; inside: Fields | null } {
  const entries = Object.entries(isFields(kept) ? kept : {});
  const isAllowed = ([name]: [string, unknown]) => allowed.has(name) || /^ext_(?!calmbridge_)/.test(name);
  const inside = entries.filter((entry) => !isAllowed(entry));
  return {
    beside: Object.fromEntries(entries.filter(isAllowed)),
    inside: inside.length > 0 ? Object.fromEntries(inside) : null,
  };
}

/** The fields of a record that its contract does not name. */
export function unnamed(record: Fields, named: ReadonlySet<string>): Fields | null {
  const more = Object.entries(record).filter(([name, value]) => !named.has(name) && value !== undefined);
  return more.length > 0 ? Object.fromEntries(more) : null;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value: unknown): boolean {
  if (depthIsOver(value, deepest)) return false;
  return (JSON.stringify(value)?.length ?? 0) <= longest;
}

/** Looks no deeper than it must: a file may nest without end. */
function depthIsOver(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => depthIsOver(inner, left - 1));
}
