// The finished plan looked over by the same checker that screens every answer. A food the library's own tags let through
// is taken out; one that only needs its label read gets that note.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findDietConflicts } from '@calmbridge/reader/screening/diet';

export function withoutDietConflicts(plan: string, profile: ChildProfile): string {
  const { dietRestrictions, allergies, age } = profile;
  const flags = findDietConflicts(plan, { dietRestrictions, allergies, age });
  let safe = plan;
  let left = Number.POSITIVE_INFINITY;
  const loved =
    `${profile.specialInterests} ${profile.activities} ${profile.strengths} ${profile.comfortItems}`.toLowerCase();
  for (const { at, severity, found } of flags.toSorted((a, b) => b.at[0] - a.at[0])) {
    const [from, to] = at;
    if (to > left) continue;
    left = from;
    safe =
      severity === 'block'
        ? `${safe.slice(0, from)}${loved.includes(found.toLowerCase()) ? 'this interest' : 'that food'}${safe.slice(to)}`
        : `${safe.slice(0, to)} (check the label)${safe.slice(to)}`;
  }
  return safe;
}
