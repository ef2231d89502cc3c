// The finished plan looked over by the same checker that screens every answer. A food the library's own tags let through
// is taken out; one that only needs its label read gets that note. The carer's own words in quotes are never touched.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';

export function withoutDietConflicts(plan: string, profile: ChildProfile): string {
  const { dietRestrictions, allergies, age } = profile;
  const hard = `${profile.triggers}\n${profile.challenges}`.toLowerCase();
  const isTold = (label: string) => {
    const text = label
      .trim()
      .replace(/[:.]+$/u, '')
      .toLowerCase();
    return text !== '' && hard.includes(text);
  };
  const quotes = [...plan.matchAll(/“[^”]*”/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  // A trigger's name is the carer's too: "soup" as something hard to bear needs no label read.
  const labels = [
    ...plan.matchAll(
      /^(?:\| |- \*\*|\d\. \*\*)([^|*]+)|(?<=\*\*Week \d:\*\* )[^:\n]+(?=:)|(?<= · |do:\*\* )[^→·\n]+(?=→)/gmu,
    ),
  ]
    .filter(({ 0: text, 1: label }) => isTold(label ?? text))
    .map(({ index, 0: text }) => [index, index + text.length] as const);
  quotes.push(...labels);
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
