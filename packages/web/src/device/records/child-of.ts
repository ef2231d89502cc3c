// Whose a record is. It says so by `childId`; one of earlier versions is matched by its profile where that is certain, and
// otherwise belongs to no child: it is shown with all of them.
import { isSameName } from '@calmbridge/domain/assistant/child-name';
import type { SavedChild } from './shapes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Anything that may belong to a child: a plan, a story, a board, a moment. */
export type Owned = {
  childId?: string | undefined;
  profile?: Fields | undefined;
  /** A story of old has the name alone. */
  child?: string | undefined;
};

export type ChildOf = (record: Owned) => string | null;

/** For a whole list: the names of ten thousand records are compared once each. */
export function childFinder(children: readonly SavedChild[]): ChildOf {
  const ids = new Set(children.map(({ id }) => id));
  const matched = new Map<string, string | null>();
  return ({ childId, profile, child = '' }) => {
    if (childId !== undefined) return ids.has(childId) ? childId : null;
    const name = textOf(profile, 'name') || child;
    const birthday = textOf(profile, 'dob');
    const key = `${birthday} ${name}`;
    const known = matched.get(key);
    if (known !== undefined) return known;
    const found = certainMatch(children, name, birthday);
    matched.set(key, found);
    return found;
  };
}

/** The one of this name and birthday; or the only one of this name, unless its birthday is another. */
function certainMatch(children: readonly SavedChild[], name: string, birthday: string): string | null {
  if (name.trim() === '') return null;
  const named = children.filter((child) => isSameName(child.name, name));
  const bornThen = named.filter(({ profile }) => birthday !== '' && textOf(profile, 'dob') === birthday);
  const [only] = bornThen.length === 1 ? bornThen : named;
  if (!only || (bornThen.length !== 1 && named.length > 1)) return null;
  const born = textOf(only.profile, 'dob');
  return birthday === '' || born === '' || born === birthday ? only.id : null;
}

const textOf = (fields: Fields | undefined, field: string): string => {
  const value = fields?.[field];
  return typeof value === 'string' ? value.trim() : '';
};
