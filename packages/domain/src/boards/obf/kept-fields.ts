// What another program wrote and we have no use for is carried along, as long as it is plain data, and written back in its place.

const deepest = 16;
const longestPart = 8_000;
/** The words of a board in several languages stand in one field. */
export const longestOfBoard = 400_000;
const neverKept = new Set(['__proto__', 'constructor', 'prototype']);

export type Fields = Record<string, unknown>;

/** The fields of `written` that are not among `known`; null where there is none. */
export function keptOf(
  written: Fields,
  known: ReadonlySet<string>,
  longest: number = longestPart,
): Fields | null {
  const kept = Object.entries(written).filter(
    ([name, value]) => !known.has(name) && !neverKept.has(name) && value != null && isPlain(value, longest),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Kept fields that stand at their own place in a file again; those that would make it invalid go into a field of ours. */
export function placed(
  kept: Fields,
  canStand: (name: string, value: unknown) => boolean,
): { beside: Fields; inside: Fields | null } {
  const entries = Object.entries(kept);
  const stands = ([name, value]: [string, unknown]) =>
    !name.startsWith('ext_calmbridge_') && canStand(name, value);
  return {
    beside: Object.fromEntries(entries.filter(stands)),
    inside: someFields(Object.fromEntries(entries.filter((entry) => !stands(entry)))),
  };
}

/** The fields of a record that its contract does not name. */
export function unnamed(record: Fields, named: ReadonlySet<string>): Fields | null {
  const more = Object.entries(record).filter(([name, value]) => !named.has(name) && value !== undefined);
  return more.length > 0 ? Object.fromEntries(more) : null;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const listOfFields = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** Null in place of nothing, so that nothing is not stored. */
export const someFields = (fields: Fields): Fields | null => {
  const some = Object.entries(fields).filter(([, value]) => value != null);
  return some.length > 0 ? Object.fromEntries(some) : null;
};

export const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function isPlain(value: unknown, longest: number): boolean {
  if (depthIsOver(value, deepest)) return false;
  return (JSON.stringify(value)?.length ?? 0) <= longest;
}

/** Looks no deeper than it must: a file may nest without end. */
function depthIsOver(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => depthIsOver(inner, left - 1));
}
