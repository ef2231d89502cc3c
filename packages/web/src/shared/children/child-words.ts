// What a saved child is called and how old it is, wherever it is shown.
import { ageOn } from '@calmbridge/domain/child/age';
import { calledIn } from '@calmbridge/domain/child/called-in-notes';
import type { SavedChild } from '#device/records/shapes';
import { m } from '#paraglide/messages';

/** What people call the child: as the carer wrote there, as the notes say ("we call him Teddy"), or the first word of the name. */
export const calledOf = ({
  called = '',
  ...child
}: Pick<SavedChild, 'name' | 'called' | 'profile'>): string => called.trim() || calledUnlessSaid(child);

/** As plans have it where nothing else was said. */
export const calledUnlessSaid = ({ name, profile }: Pick<SavedChild, 'name' | 'profile'>): string =>
  calledIn({ name, notes: textOf(profile, 'notes'), interactionStyle: textOf(profile, 'interactionStyle') });

/** Always in the same order, whoever was used last. */
export const inOrder = (children: readonly SavedChild[]): readonly SavedChild[] =>
  children.toSorted((a, b) => calledOf(a).localeCompare(calledOf(b)) || (a.id < b.id ? -1 : 1));

/** By the date of birth, else as it was given when the child was saved; empty where neither is known. */
export function ageOf({ profile }: Pick<SavedChild, 'profile'>, now = new Date()): string {
  const byBirth = ageOn(textOf(profile, 'dob'), dayText(now));
  return byBirth === null ? textOf(profile, 'age') : String(byBirth);
}

export const ageWords = (child: Pick<SavedChild, 'profile'>): string => {
  const age = ageOf(child);
  if (age === '') return '';
  return age === '1' ? m.child_age_one() : m.child_age({ age });
};

/** A field of a kept profile as text. */
export const textOf = (profile: SavedChild['profile'], field: string): string => {
  const value = profile[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** The choices of a kept profile. */
export const choicesOf = (profile: SavedChild['profile'], field: string): readonly string[] => {
  const value = profile[field];
  return Array.isArray(value) ? value : [];
};

const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
