// The form may leave the gender open; then the carer's own words say how the child is called (PL16).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { type Pronouns, pronounsOf } from '#child/pronouns';

export function pronounsTold(profile: ChildProfile): Pronouns {
  if (profile.gender === 'Male' || profile.gender === 'Female') return pronounsOf(profile.gender);
  const told = typedTexts.map((field) => profile[field]).join('\n');
  const count = (words: RegExp) => told.match(words)?.length ?? 0;
  const he = count(/\b(?:he|him|his|himself|hes|he['’](?:s|ll|d))(?![\p{L}\p{N}])/giu);
  const she = count(/\b(?:she|her|hers|herself|shes|she['’](?:s|ll|d))(?![\p{L}\p{N}])/giu);
  const they = count(/\b(?:they|them|their|themsel\w+|theyre)\b/giu);
  // Once may be of a brother; both, or a "they" as often, leaves it open.
  if (/\bthey ?\/ ?them\b|\bpronouns?\b/iu.test(told) || Math.min(he, she) > 0)
    return pronounsOf(profile.gender);
  if (he > 1 && they * 2 <= he) return pronounsOf('Male');
  if (she > 1 && they * 2 <= she) return pronounsOf('Female');
  return pronounsOf(profile.gender);
}
