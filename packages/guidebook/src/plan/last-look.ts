// The finished plan looked over by the same checker that screens every answer. A food the library's own tags let through
// is taken out; one that only needs its label read gets that note. The carer's own words in quotes are never touched.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';
import { isNoFood, isOrderIn } from './reading/allergens.ts';

export function withoutDietConflicts(written: string, profile: ChildProfile): string {
  const plan = withQuotedLabels(written, profile);
  let safe = plan;
  let left = Number.POSITIVE_INFINITY;
  const loved =
    `${profile.specialInterests} ${profile.activities} ${profile.strengths} ${profile.comfortItems}`.toLowerCase();
  for (const { at, severity, found } of conflictsIn(plan, profile)) {
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

/** For who eats what is no food: nothing soft to pull bits off, outside the carer's own words. */
export const withoutThingsSwallowed = (plan: string): string =>
  plan.replace(swallowed, (_, quote?: string) => quote ?? 'something too big to swallow');
const swallowed =
  /(“[^”]*”)|\b(?:(?:thera|silly )?putty|play[- ]?dough|slime|glue skin|kinetic sand|clay or foam|(?:modelling )?clay)\b/giu;

/** Outside quotes, the last first. */
function conflictsIn(plan: string, { dietRestrictions, allergies, age }: ChildProfile) {
  const quotes = [...plan.matchAll(/“[^”]*”/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  const ofDanger = [...plan.matchAll(dangerSection)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  const isQuoted = (at: number) => [...quotes, ...ofDanger].some(([from, to]) => at >= from && at < to);
  return findDietConflicts(plan, { dietRestrictions, allergies, age })
    .filter(
      ({ at, found }) =>
        !isQuoted(at[0]) && !isNoFood(found) && !isOrderIn(found, allergies) && !saysHow.test(found),
    )
    .toSorted((a, b) => b.at[0] - a.at[0]);
}

/** Words of a text on allergies that name no food: "nothing serious", "been to A&E". */
const saysHow =
  /^(?:nothing|none|not|anything|everything|something|serious|mild(?:ly)?|moderate|severe(?:ly)?|bad(?:ly)?|been|tested|once|twice|thinks?|mum|dad|hospital|rash|hives|sneez\w*|swell\w*|lips|puffy|reaction|sure|known|fine|ok(?:ay)?|all fine)$/iu;

/**
 * These parts offer no food: a word of theirs that stands among the allergies too is a sign or an act, and first aid with a
 * word taken out is none.
 */
const dangerSection =
  /^## (?:From your clinic|Before everything else|Safety|Emergency info sheet|Sources)[\s\S]*?(?=^## |(?![\s\S]))|^- \*\*(?:If I run|If I am missing|Allergies|Seizure plan|My clinic’s plan|In an emergency):.*$/gmu;

/** The name of what is hard is the carer's too: soup that is hard to bear is quoted, and needs no label read. */
function withQuotedLabels(plan: string, profile: ChildProfile): string {
  const hard = `${profile.triggers}\n${profile.challenges}`.toLowerCase();
  const isTold = (label: string) => hard.includes(label.replace(/[.:]+$/u, '').toLowerCase());
  const hits = new Set(conflictsIn(plan, profile).map(({ at }) => at[0]));
  return hits.size === 0
    ? plan
    : plan.replace(label, (text: string, ...rest: unknown[]) => {
        const from = rest.find((one) => typeof one === 'number') ?? 0;
        const isHit = [...hits].some((at) => at >= from && at < from + text.length);
        return isHit && isTold(text)
          ? `“${text.replace(/[.:]+$/u, '')}”${/[.:]+$/u.exec(text)?.[0] ?? ''}`
          : text;
      });
}
/** First cell of a row, bold name of a line or goal, a week's matter, and what hurts on the first page. */
const label =
  /(?<=^\| )[^|“\n]+(?= \|)|(?<=^(?:- |\d\. )\*\*)[^*“\n]+(?=\*\*)|(?<=\*\*Week \d:\*\* )[^:“\n]+(?=:)|(?<=(?: · |do:\*\* ))[^→·“\n]+(?= →)/gmu;
