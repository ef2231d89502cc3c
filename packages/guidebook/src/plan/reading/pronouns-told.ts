// Pronouns that are asked for come before everything. The form may leave the gender open; then the carer's own words say how the child is called
// (PL16).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { type Pronouns, pronounsOf } from '#child/pronouns';

export function pronounsTold(profile: ChildProfile): Pronouns {
  const asked = pairAsked(profile);
  if (asked !== null) return pronounsOf(asked);
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

/** "Please use they/them", "pronouns: she/her". Asked for in one place only ("he/him at school"), or two pairs, changes nothing here. */
function pairAsked({ notes, interactionStyle }: ChildProfile): ChildProfile['gender'] | null {
  const told = `${notes}\n${interactionStyle}`.split(/[.;!\n]/u).filter((sentence) => pair.test(sentence));
  const pairs = told.flatMap((sentence) => [...sentence.matchAll(allPairs)].map(([, first = '']) => first));
  const [only] = pairs;
  if (only === undefined || pairs.length > 1 || told.some((sentence) => limited.test(sentence))) return null;
  return genderOf.get(only.toLowerCase()) ?? null;
}
const genderOf: ReadonlyMap<string, ChildProfile['gender']> = new Map([
  ['they', 'Other'],
  ['he', 'Male'],
  ['she', 'Female'],
]);
const pair =
  /\b(?:uses?|using|prefers?|pronouns?(?: are| is|:)?|goes by|say|wants?|i am|['’]m)\s+(?:the pronouns? |please )?(?:they ?\/ ?them|he ?\/ ?him|she ?\/ ?her)\b|^\s*(?:they ?\/ ?them|he ?\/ ?him|she ?\/ ?her)(?: (?:please|pronouns?|always))?\s*$|\b(?:they ?\/ ?them|he ?\/ ?him|she ?\/ ?her) (?:please|pronouns?)\b/iu;
const allPairs = /\b(they|he|she) ?\/ ?(?:them|him|her)\b/giu;
const limited =
  /\b(?:school|home|college|work|friends?|only|sometimes|not|don['’]?t|never|family|parents?|online|but|or|private(?:ly)?|secret)\b/iu;
