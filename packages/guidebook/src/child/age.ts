import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** `early` is under 6, `school` 6 to 12, `teen` from 13. A child whose age is not said counts as school age. */
export type AgeGroup = 'early' | 'school' | 'teen';

export const ageOf = (profile: Pick<ChildProfile, 'age'>): number | null =>
  /^\d+$/.test(profile.age) ? Number(profile.age) : null;

export function ageGroupOf(profile: Pick<ChildProfile, 'age'>): AgeGroup {
  const age = ageOf(profile);
  if (age === null) return 'school';
  return age < 6 ? 'early' : age < 13 ? 'school' : 'teen';
}
