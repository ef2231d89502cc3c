// Names of children are replaced here, before anything leaves the page.
import { hideNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** Fields a carer types freely. The others hold choices and dates, which a name must not garble. */
const typedFields = [
  'name',
  'comfortItems',
  'strengths',
  'activities',
  'triggers',
  'challenges',
  'sleepSchedule',
  'eatingHabits',
  'interactionStyle',
  'socialSupports',
  'learningStyle',
  'specialInterests',
  'allergies',
  'medications',
  'wanderingBehavior',
  'safetyRisks',
  'notes',
] as const satisfies readonly (keyof ChildProfile)[];

/** This child first, then the other children of this device: each name once. */
export function namesIn(child: ChildProfile | null, others: readonly string[]): string[] {
  const all = [child?.name ?? '', ...others].map((name) => name.trim()).filter((name) => name !== '');
  return all.filter((name, at) => all.findIndex((other) => isSame(other, name)) === at);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function hiddenProfile(profile: ChildProfile, names: readonly string[]): ChildProfile {
  const hidden = typedFields.map((field) => [field, hideNames(cleanText(profile[field]), names)]);
  return { ...profile, ...Object.fromEntries(hidden) };
}
