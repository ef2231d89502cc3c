// Articles that a carer leaves out in a hurry: "learning to ride bike", "sunscreen on face".
import { countedNouns } from './counted-nouns.ts';
import { siblingWords } from './people.ts';
import { type Term, termsOf } from './terms.ts';

/** "I give blood sample", "an elevator is in lobby": one of what is counted, and no article before it. */
export const isBareNoun = (terms: readonly Term[], at: number): boolean => bareFrom(terms, at) !== null;

/** Where the phrase of a bare noun begins; null for a noun that is not bare. */
function bareFrom(terms: readonly Term[], at: number): number | null {
  const term = terms[at];
  const next = terms[at + 1];
  if (!term || !countedNouns.has(term.lower) || /^\p{Lu}/u.test(term.text)) return null;
  if (!term.tags.has('Singular') || /^(?:i|we|they|he|she)$/.test(terms[at - 1]?.lower ?? '')) return null;
  if (next && term.post.trim() === '' && (next.tags.has('Noun') || next.tags.has('Value'))) return null;
  let from = at;
  while (from > 0 && isBeforeNoun(terms[from - 1])) from -= 1;
  const first = terms[from - 1];
  // "We are moving house."
  if (term.lower === 'house' && /^mov(?:e|es|ed|ing)$/.test(first?.lower ?? '')) return null;
  if (/^(?:by|called|of|be|being|become)$/.test(first?.lower ?? '')) return null;
  // "Speech therapy on video", "before snack".
  if (from === at && setPhrases.has(`${first?.lower} ${term.lower}`)) return null;
  // "At holiday club", "in special care".
  if (
    from < at &&
    (term.lower === 'club' || /^(?:special|intensive|foster|day)$/.test(terms[at - 1]?.lower ?? ''))
  )
    return null;
  const isOwned =
    first !== undefined &&
    (first.tags.has('Determiner') ||
      first.tags.has('Possessive') ||
      first.tags.has('Value') ||
      owners.test(first.lower));
  return isOwned ? null : from;
}

const isBeforeNoun = (term: Term | undefined): boolean =>
  term !== undefined &&
  /^\s*$/.test(term.post) &&
  (term.tags.has('Adjective') || term.tags.has('Noun') || isHow.test(term.lower)) &&
  !term.tags.has('Possessive') &&
  !term.tags.has('Pronoun') &&
  !term.tags.has('Value') &&
  !owners.test(term.lower);
/** Read as adverbs, for their ending. */
const isHow =
  /^(?:wobbly|wiggly|silly|curly|smelly|prickly|friendly|lovely|daily|weekly|chilly|cuddly|jolly)$/;
const owners =
  /^(?:the|an?|my|our|his|her|their|its|this|that|these|those|some|any|no|one|another|each|every|which|what|\d.*)$|['’]s$/;

/**
 * The words with the articles they want. Only after a preposition or a doing, where it is certain that a noun phrase begins; what
 * the words begin with gets its article where the sentence is made.
 */
export function withArticles(text: string): string {
  const terms = termsOf(text.replaceAll('~', ''));
  if (text.includes('~')) return text;
  const before = new Map<number, string>();
  for (const at of terms.keys()) {
    const from = bareFrom(terms, at);
    if (from === null || from === 0) continue;
    const opener = terms[from - 1];
    if (
      !opener ||
      !opens(opener) ||
      terms[from]?.lower === 'next' ||
      isSetPhrase(opener.lower, terms[from]?.lower ?? '')
    )
      continue;
    // "After gym", "before bath": what is done there.
    if (/^(?:after|before)$/.test(opener.lower) && !/^(?:toilet|potty)$/.test(terms[at]?.lower ?? ''))
      continue;
    // "Your go to bat" has a verb after "to".
    if (opener.lower === 'to' && !knownPlaces.test(terms[at]?.lower ?? '')) continue;
    before.set(from, articleFor(opener.lower, terms[from], terms[at]));
  }
  if (before.size === 0) return text;
  return terms
    .map((term, at) => `${before.has(at) ? `${before.get(at)} ` : ''}${term.text}${term.post}`)
    .join('')
    .trim();
}

const opens = ({ lower }: Term): boolean =>
  /^(?:in|on|at|to|from|with|over|under|into|near|for|behind|without|through|off|after|before)$/.test(
    lower,
  ) ||
  /^(?:ride|wear(?:ing)?|us(?:e|ing)|hav(?:e|ing)|get(?:ting)?|tak(?:e|ing)|giv(?:e|ing)|see|meet|put|needs?|has|open(?:ing)?|clos(?:e|ing)|press(?:ing)?|shar(?:e|ing)|buy(?:ing)?|choos(?:e|ing)|mak(?:e|ing)|bring(?:ing)?)$/.test(
    lower,
  );

/** "On holiday", "in line", "by bus": said without an article. */
const isSetPhrase = (opener: string, noun: string): boolean =>
  setPhrases.has(`${opener} ${noun}`) ||
  /^(?:holiday|breakfast|after-school)$/.test(noun) ||
  /^(?:school|home|work|bed|class)$/.test(noun);
const setPhrases = new Set(
  `before snack|after snack|before bath|after bath|after gym|on holiday|in line|on foot|in front|in place|on board|on time|in time|on call|in person|on screen|on video|in hand|at table|to side|on top|on stage|in pairs`.split(
    '|',
  ),
);

const bodyParts =
  /^(?:face|head|nose|mouth|arm|leg|hand|foot|finger|toe|thumb|ear|eye|neck|tongue|chin|cheek|shoulder|chest|wrist|throat|scalp|thigh|tummy|knee|forehead)$/;
const knownPlaces =
  /^(?:park|pool|garden|kitchen|bathroom|bedroom|hall|library|playground|canteen|clinic|hospital|station|market|shop|supermarket|office|lobby|car|bus|train|sandpit|corner|road|street|door|gate|table|floor|balcony|porch|theatre|cinema|airport|beach|zoo|toilet|potty|plane|aeroplane|airplane|lift|dark)$/;

function articleFor(opener: string, first: Term | undefined, noun: Term | undefined): string {
  const head = noun?.lower ?? '';
  if (bodyParts.test(head) || siblingWords.has(head) || /^(?:cousin|friend|teacher)$/.test(head)) return 'my';
  if (
    /^(?:in|on|at|to|from|into|near|behind|under|over|through|after|before)$/.test(opener) &&
    knownPlaces.test(head)
  )
    return 'the';
  return /^(?:[aeiou]|hour|honest)/.test(first?.lower ?? '') &&
    !/^(?:uni|use|eu|one\b)/.test(first?.lower ?? '')
    ? 'an'
    : 'a';
}
