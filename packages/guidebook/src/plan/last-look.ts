// The finished plan looked over by the same checker that screens every answer. A food the library's own tags let through
// is taken out; one that only needs its label read gets that note. The carer's own words in quotes are never touched.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';

export function withoutDietConflicts(plan: string, profile: ChildProfile): string {
  const { dietRestrictions, allergies, age } = profile;
  const quotes = [...plan.matchAll(/“[^”]*”/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  const isQuoted = (at: number) => quotes.some(([from, to]) => at >= from && at < to);
  const flags = findDietConflicts(plan, { dietRestrictions, allergies, age }).filter(
    ({ at }) => !isQuoted(at[0]),
  );
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
