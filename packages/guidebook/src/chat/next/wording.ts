// How a question that a page knows stands on a button: in carers' words, and true of whoever is meant.
import { stemsOf } from '#library/match';
import type { AskedChild } from '../message/child-asked-about.ts';
import { isOfAge, ofOwnAge } from '../talk/own-question.ts';
import type { OwnQuestion } from '../topic.ts';

/** The first of its wordings that only asks, and tells nothing that was not said; undefined where there is none. */
export function wordingOf({ asked }: OwnQuestion, child: AskedChild, said: string): string | undefined {
  const found = asked.find(
    (one) =>
      isOneQuestion(one) &&
      isOfAge(one, child) &&
      isOf(one, child) &&
      !tellsMore(one, said) &&
      !wasAsked(one, said),
  );
  return found === undefined ? undefined : spelled(found);
}

/**
 * Of its wordings the one that says most of what was said; one that only tells must say more of it, since it would be pressed by whoever it is so for.
 * Undefined where none does: `fewest` words are to be shared.
 */
export function wordingToPress(
  { asked }: OwnQuestion,
  child: AskedChild,
  said: string,
  fewest: number,
): string | undefined {
  const stems = new Set(telling(said));
  const [best] = asked
    .filter((one) => one.length <= longest && !/[.;:?!]./.test(one) && !ofOwnAge.test(one))
    .filter((one) => isOfAge(one, child) && isOf(one, child) && !tellsMore(one, said))
    .map((one) => {
      const isAsked = isOneQuestion(one);
      return { one, isAsked, shared: new Set(telling(one).filter((stem) => stems.has(stem))).size };
    })
    .filter(({ isAsked, shared }) => shared >= (isAsked ? fewest : Math.max(fewest, fewestTold)))
    .toSorted((a, b) => b.shared - a.shared || Number(b.isAsked) - Number(a.isAsked));
  if (best === undefined) return undefined;
  const text = spelled(best.one);
  return best.isAsked ? text : text.slice(0, -1);
}
const fewestTold = 2;
const telling = (text: string): string[] => stemsOf(text).filter((one) => one.length > 2 && !plain.has(one));
/** In half of all messages. */
const plain = new Set(
  stemsOf(
    'and the for are but not you she him her his has had was how why who can did our get got let one out any all day now too yes what when where which does will would should could have been with that this they them then than just like really want wants going make makes made keep keeps always never every time still only help tell says said know think about from into your child after before',
  ),
);

/** Not "her scarf stinks, how do I wash it": what is told before it may not be so here. */
const isOneQuestion = (one: string): boolean =>
  one.length <= longest && asks.test(one) && !/[.,;:?!]./.test(one);
/** Two rows on a phone. */
const longest = 75;
/** "Does it without noticing" tells. */
const asks =
  /^(?:(?:what|how|who|whom|where|why|which)(?:['’]?s)?|when (?:do|does|should|can|will|is|are)|(?:is|are|do|does|did|should|shall|can|could|may|must|will|would|isn't|won't|doesn't|don't|can't|shouldn't) (?:i|we|you|he|she|they|it(?! (?:without|all|every|only|when)\b)|that|this|there|the|a|an|my|his|her|their|autistic|people|others|schools?))\b/i;

/** No "she" of a boy, and neither where it is not known which it is. */
const isOf = (one: string, { facts }: AskedChild): boolean =>
  (facts.they.they === 'he' || !/\b(?:hes?|him|his|himself|boys?)\b/i.test(one)) &&
  (facts.they.they === 'she' || !/\b(?:shes?|hers?|herself|girls?)\b/i.test(one));

/** Somebody, a place or an age that was not spoken of; or somebody who asks for themself. */
const tellsMore = (one: string, said: string): boolean =>
  ofThemself.test(one) || (one.match(named) ?? []).some((word) => !said.includes(word.toLowerCase()));
const ofThemself =
  /\b(?:am i|i'?m|i am) (?:autistic|his|her)|\b(?:my|our) (?:boss|manager|diagnosis|autism|body|brain|landlord|flatmate)\b|\bso i (?:miss|can|don't)\b|\bif i (?:don't|can't|freeze|go silent)\b|\b(?:with|about|to) me\b|\bi (?:mask|stim|freeze|miss)\b/i;
const named =
  /\b(?:\d+|son|daughter|grand\w+|gran|nan|nanny|husband|wife|partner|ex|boyfriend|girlfriend|brothers?|sisters?|siblings?|twins?|baby|second one|little one|uncle|aunt|cousins?|nephews?|nieces?|stepdad|stepmum|mother|father|mum|mom|dad|in-laws?|neighbours?|pupils?|students?|residents?|clients?|classmates?|foster\w*|toddlers?|both|children|teen\w*|adults?|nursery|college|lessons?|dogs?|cats?|work|working|jobs?|boss|customers?|weddings?|brides?|parents|christmas|new year\S*|santa|halloween|elf)\b/gi;

/** Nobody is asked back what they have just asked. */
const wasAsked = (one: string, said: string): boolean => {
  const known = new Set(stemsOf(said));
  const stems = stemsOf(one).filter((stem) => stem.length > 2);
  return stems.length > 0 && stems.every((stem) => known.has(stem));
};

/** As it is written: carers type in a hurry. */
function spelled(one: string): string {
  const text = one
    .replace(/\b(he|she|what|who|how|where|that)s\b/gi, '$1’s')
    .replace(/\b(won|don|can|isn|doesn|didn|aren|wasn|shouldn)t\b/gi, '$1’t')
    .replace(/\bi\b/g, 'I')
    .replaceAll("'", '’');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/[?.!\s]*$/, '?');
}
