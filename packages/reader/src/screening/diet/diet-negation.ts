import table from './diet-conflicts.json' with { type: 'json' };
import { Phrases, type Token } from './diet-tokens.ts';

// Whether a food is named only to be left out: "avoid milk, cheese and butter", "swap milk for oat milk", "the milk
// allergy". What is negated is not offered.

const before = new Phrases<string>();
for (const phrase of table.meta.pre_negators) before.add(phrase, phrase, false);
for (const phrase of [
  'ban',
  'bans',
  'banned',
  'nothing with',
  'cut out',
  'cuts out',
  'steering clear of',
  'must avoid',
  'out goes',
  'watch for',
  'watch out for',
  'look out for',
  'be careful with',
  'beware of',
  'hidden',
  'rules out',
  'look like',
  'looks like',
  'taste like',
  'tastes like',
  "mustn't",
  "shouldn't have",
  "shouldn't eat",
])
  before.add(phrase, phrase, false);
const after = new Phrases<true>();
for (const phrase of [
  ...table.meta.post_negators,
  'is out',
  'are out',
  'are off limits',
  'is off limits',
  'is not allowed',
  'are not allowed',
  'must go',
  'has to go',
  'have to go',
  'contains gluten',
  'contain gluten',
  'has gluten',
  'have gluten',
  'hides in',
  'hide in',
  'avoidance',
])
  after.add(phrase.replace(/^-/, ''), true, false);
const reset = new Set(table.meta.pre_negator_reset.filter((word) => word !== 'for' && !word.includes(' ')));
reset.add('includes');
reset.add('like');
const swaps = new Set(['swap', 'swap out', 'replace', 'replaces', 'substitute for']);
const refusals = new Set(['never', 'not', 'do not', "don't", 'must not', "mustn't", 'does not', "doesn't"]);
/** "No problem: cheese", "don't forget the milk", "not only cheese": a no that negates nothing. */
const emptyNo = new Set([
  'problem',
  'matter',
  'doubt',
  'need',
  'longer',
  'one',
  'only',
  'just',
  'worries',
  'rush',
  'hurry',
  'pressure',
  'wonder',
  'forget',
  'hesitate',
  'more',
]);
/** "Avoid anything with malt": this "with" belongs to what is avoided. */
const carriers = new Set(
  'anything something foods food products product those ones made brands items sweets things one'.split(' '),
);
const undone = ['no need to', 'not need to', 'not have to', 'no longer', 'no reason to', 'need not'];

export function isNegated(tokens: readonly Token[], from: number, length: number): boolean {
  return isNegatedBefore(tokens, from) || isNegatedAfter(tokens, from + length);
}

function isNegatedBefore(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0; at--) {
    const negator = before.longestAt(tokens, at);
    if (negator === null || at + negator.length > from) continue;
    if (isEmpty(tokens, at, negator.length)) continue;
    if (!isReset(tokens, at + negator.length, from, negator.value)) return true;
  }
  return false;
}

function isEmpty(tokens: readonly Token[], at: number, length: number): boolean {
  if (emptyNo.has(tokens[at + length]?.word ?? '')) return true;
  const lead = tokens
    .slice(Math.max(0, at - 4), at)
    .map((token) => token.word)
    .join(' ');
  return undone.some((phrase) => lead.endsWith(phrase));
}

function isReset(tokens: readonly Token[], from: number, to: number, negator: string): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) return true;
    // The verb right after "never" belongs to it: "never offer peanuts".
    if (at === from && refusals.has(negator)) continue;
    if (token.word === ',' && negator === 'without') return true;
    if (token.word === 'for' && swaps.has(negator)) return true;
    if (token.word === 'with' && carriers.has(tokens[at - 1]?.word ?? '')) continue;
    if (token.word === 'includes' && /^(?:that|which|this)$/.test(tokens[at - 1]?.word ?? '')) continue;
    if (reset.has(token.word)) return true;
  }
  return false;
}

function isNegatedAfter(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(from + 3, tokens.length); at++) {
    if (tokens[at]?.isMark) return false;
    const found = after.longestAt(tokens, at);
    // "cheese and nut-free bread": the "free" belongs to the word before it, not to the cheese.
    if (found !== null && (at === from || found.length > 1)) return true;
    if (found !== null && !['free', 'allergy', 'allergies'].includes(tokens[at]?.word ?? '')) return true;
  }
  return false;
}

/** Before a food in its clause: it is looked for on a label or asked about, or it is where the forbidden thing is found. */
const toldOf =
  /\b(?:check|checks|checking|checked|read|reading|scan|scanning|search|screen(?:ed)?)\b[^.;:]{0,60}\bfor\b|\b(?:check|read)(?:ing)? (?:the |every |each |all )?(?:labels?|packets?|ingredients)\b|\blabels?\b[^.;]{0,60}\b(?:for|says?|lists?|means?|shows?)\b|\bif (?:the|a) (?:packet|pack|ingredients?)[^.;:]{0,20}\b(?:says?|lists?|shows?|names?)\b|\bwhether\b|\bif (?:it|they|the \p{L}+) (?:contains?|has|have|holds?)\b|\b(?:some|many|most|often|may|might|can|also|sometimes|usually)\b[^.;:]{0,40}\bcontains?\b|\b(?:skip|avoid|leave|put back|reject)\b[^.;:]{0,40}\b(?:list(?:s|ing|ed)?|nam(?:es|ing)|says?|contain\w*)\b|\b(?:other names|words) (?:for|such as|like)\b|\b(?:hides?|hiding|lurks?) in\b|\ballerg(?:y|ies)\W{1,4}$|\b(?:gluten|dairy|lactose|casein|gelatine?)\b[^.;:]{0,30}\b(?:found in|hidden in|comes from|protein in|is in)\b/iu;
/** What is offered after all: "check the shop for snacks and offer cheese". */
const offered = /\b(?:offer|serve|give|try|use|choose|add|buy|likes?|loves?|enjoys?)\b/iu;
/** After a food: the whole list it stands in is ruled out, "shrimp, crab and fish sauce are off the menu". */
const listRuledOut =
  /^(?:-? (?:and|or) \p{L}+[- ]free\b|[^.;:]{0,80}?(?:\b(?:is|are) (?:off the menu|off limits|out\b|not allowed|not safe|not for (?:him|her|them)|banned|(?:all )?gluten\b)|\b(?:isn|aren)['’]t (?:for (?:him|her|them)|safe|allowed)))/iu;

/** `[from, to]` is where the food stands in its clause. */
export function isToldOf(clause: string, from: number, to: number): boolean {
  const lead = clause.slice(0, from);
  const match = toldOf.exec(lead);
  if (match !== null && !offered.test(lead.slice(match.index))) return true;
  const list = listRuledOut.exec(clause.slice(to));
  return list !== null && !offered.test(lead) && !offered.test(list[0]);
}
