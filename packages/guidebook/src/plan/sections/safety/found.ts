// What a search says of cold, heat and heights, and what is done when the child is found (PL8).
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { coldTold, heatTold } from '../../reading/told/perils.ts';

/** Word for word: the temperature and what is worn decide how soon many people search. */
export const perilsSaid = ({ profile }: ChildFacts): string[] =>
  (
    [
      ['When it is cold, say that first, how cold, and what {he} {v:wears}', coldTold(profile)],
      ['When it is hot, say that first, and since when {he} {is} out', heatTold(profile)],
    ] as const
  ).flatMap(([label, told]) =>
    told.length === 0 ? [] : [`${label}; minutes count. The family wrote: ${told.map(quoted).join(' ')}`],
  );

/** At an edge a step towards somebody may be the one too many; who is small has nobody's warning to heed, and is fetched. */
export const keepsBack = ({ age }: Pick<ChildFacts, 'age'>): boolean => age === null || age >= 6;

export const whenFound = ({ age, group, profile }: ChildFacts): string[] => {
  const near =
    group === 'teen'
      ? 'stand between {him} and the danger, say little and lead {him} away; use your hands only where life is in danger'
      : 'take hold of {him} and bring {him} away';
  const high = keepsBack({ age })
    ? 'keep back, do not chase, and call for help'
    : 'do not shout or chase; go quietly from the side and take hold';
  return [
    `When you find {him} at water or a road: ${near}. At an edge or up high: ${high}. Anywhere else: one calm person goes, and says little`,
    ...(coldTold(profile).length > 0
      ? ['Then dry, warm and out of the wind; a medic looks at fingers, toes and face']
      : []),
    ...(heatTold(profile).length > 0 ? ['Then into the shade and cool; a medic looks at {him}'] : []),
  ];
};
