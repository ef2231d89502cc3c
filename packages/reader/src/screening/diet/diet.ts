import type { Flag } from '../flag.ts';
import { type DietFacts, dietRules } from './allergies.ts';
import { type Claims, createClaims } from './diet-claims.ts';
import { type Clause, createClauseReader } from './diet-clauses.ts';
import { createNameMask } from './diet-names.ts';
import { isNegated, isToldOf } from './diet-negation.ts';
import {
  ambiguousFoods,
  anyFood,
  chokingRule,
  type DietRule,
  falseFriends,
  foodContext,
  labelNote,
} from './diet-table.ts';
import { type Token, tokensOf } from './diet-tokens.ts';

export type { DietFacts } from './allergies.ts';
export { isContradictory } from './allergies.ts';

// Finds food in a text that this child must not or may not have. A floor, not a proof: labels still have to be read.

const cutSmall =
  /\b(?:cut|cuts|halved|quarter(?:ed|s)?|lengthways|lengthwise|chopped|mashed|grated|thin(?:ly)?|soft|pur[eé]ed)\b/iu;
const underFive = 5;
/** "His sister has ice cream": nothing is offered to this child. */
const eatenByOthers =
  /^\W*(?:while |when |if |because )?(?:(?:his|her|their|the|your|my) (?:\w+ )?(?:brothers?|sisters?|siblings?|dad|mum|mom|father|mother|parents|friends?|classmates|teacher|grandma|grandad|cousins?|dog|cat|rabbit|hamster|pet)|(?:the )?other (?:children|kids|pupils|people)|everyone else|the rest of the (?:family|class)|you and your partner) (?:can |may |might |will |still |often |all )*(?:has|have|eats?|likes?|loves?|drinks?|gets?|enjoys?|orders?)\b/iu;
/** "Can he have a little bread?" asks, and the answer follows. */
const asksLeave =
  /^\W*(?:can|could|may|should|is|are) (?:he|she|they|we|i|my \p{L}+|\p{Lu}\p{L}+) (?:still |ever |really |allowed to )?(?:have|eat|drink)\b[^?]*\?/iu;
const substituted = new Set('milk milks drink drinks flour pasta noodles yoghurt yogurt oats'.split(' '));
/** Between a food and the words that make it safe. */
const isSaidOf =
  /^(?: [^\s.;:()]+){0,6}? (?:is|are|be|being|as|labell?ed|marked|certified|says)(?: (?:both|all|also|certified|labell?ed|marked|made|as))? ?["“'*]*$/iu;

export const findDietConflicts = (text: string, facts: DietFacts): Flag[] =>
  text
    .split('\n')
    .flatMap(createDietReader(facts))
    .sort((a, b) => a.at[0] - b.at[0]);

/** Reads a text line by line, as `createClauseReader` does. */
export function createDietReader(facts: DietFacts): (line: string) => Flag[] {
  const rules = dietRules(facts);
  const isSmall = facts.age !== '' && Number(facts.age) < underFive;
  if (rules.length === 0 && !isSmall) return () => [];
  const clausesOfLine = createClauseReader();
  const maskNames = createNameMask();
  const claims = createClaims(rules);
  const flagsIn = (clause: Clause) => {
    const tokens = tokensOf(clause.text, clause.start);
    const masked = maskFalseFriends(tokens);
    maskToyAnimals(clause, tokens, masked);
    maskNames(clause, tokens, masked);
    if (eatenByOthers.test(clause.text) || asksLeave.test(clause.text)) return [];
    const read = { clause, tokens, masked, claims };
    const flags = rules.flatMap((rule) => conflictsIn(read, rule));
    if (isSmall && !cutSmall.test(clause.section))
      flags.push(...hitsOf(read, chokingRule).map((hit) => flagOf(hit, chokingRule)));
    return flags;
  };
  return (line) => {
    claims.read(line);
    return clausesOfLine(line).flatMap((clause) => (clause.isExempt ? [] : flagsIn(clause)));
  };
}

type Read = { clause: Clause; tokens: Token[]; masked: boolean[]; claims: Claims };
type Hit = { term: string; severity: 'block' | 'warn'; from: number; length: number; at: [number, number] };

function conflictsIn(read: Read, rule: DietRule): Flag[] {
  const flags = hitsOf(read, rule)
    .filter((hit) => hit.severity === 'block' || !labelNote.test(read.clause.section))
    .map((hit) => flagOf(hit, rule));
  return [...flags, ...pairFlags(read, rule)];
}

function hitsOf(read: Read, rule: DietRule): Hit[] {
  const { tokens, masked, claims } = read;
  const hits: Hit[] = [];
  const isSaidToFit = claims.isClaimed(rule) || (claims.isInHeading() && rule.claim !== null);
  for (let at = 0; at < tokens.length; at++) {
    if (masked[at]) continue;
    const found = rule.terms.longestAt(tokens, at);
    if (found === null) continue;
    const { value: food, length } = found;
    if (food.is === 'fine') noteSubstitute(read, rule, at + length - 1);
    else if (
      !(isSaidToFit && food.isGeneric) &&
      !claims.isIntroduced(rule, food.term) &&
      isOffered(read, at, length, rule, food.term)
    ) {
      const span: [number, number] = [tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0];
      hits.push({ term: food.term, severity: food.is, from: at, length, at: span });
    }
    at += length - 1;
  }
  return hits;
}

/** After "oat milk" or "oat drink", milk is oat milk; after peanut butter, butter is still butter. */
function noteSubstitute({ tokens, claims }: Read, rule: DietRule, last: number) {
  const token = tokens[last];
  if (token === undefined || !substituted.has(token.word)) return;
  const meant = token.word.startsWith('drink') ? { ...token, word: 'milk' } : token;
  const own = rule.terms.longestAt([meant], 0)?.value;
  if (own !== undefined && own.is !== 'fine') claims.introduce(rule, own.term);
}

function isOffered(read: Read, at: number, length: number, rule: DietRule, term: string): boolean {
  const { clause, tokens } = read;
  const isAmbiguous = length === 1 && ambiguousFoods.longestAt(tokens, at) !== null;
  if (isAmbiguous && !isAboutFood(read, at)) return false;
  if (isNegated(tokens, at, length)) return false;
  const end = (tokens[at + length - 1]?.end ?? 0) - clause.start;
  if (isToldOf(clause.text, (tokens[at]?.start ?? 0) - clause.start, end)) return false;
  if (rule.modifier === null) return true;
  if (rule.modifier.test(wordsBefore(clause, tokens, at))) {
    read.claims.introduce(rule, term);
    return false;
  }
  return !saidAfter(clause.text.slice(end), rule.modifier);
}

/** The three words before a hit and the hit itself: "gluten-free buckwheat pancakes". A hyphened word counts as one. */
function wordsBefore(clause: Clause, tokens: Token[], at: number): string {
  const first = tokens[Math.max(0, at - 4)];
  const start = (first?.start ?? clause.start) - clause.start;
  return clause.text.slice(start, (tokens[at]?.start ?? 0) - clause.start);
}

/** "Flour (gluten-free)", "play dough there must be gluten-free". */
function saidAfter(after: string, modifier: RegExp): boolean {
  const found = modifier.exec(after);
  if (found === null) return false;
  const between = after.slice(0, found.index);
  return /^(?:\s*[,(]|['’]s an?)\s*$/u.test(between) || isSaidOf.test(between);
}

function isAboutFood({ clause, tokens, masked }: Read, at: number): boolean {
  const own = tokens[at];
  const rest =
    own === undefined
      ? clause.text
      : `${clause.text.slice(0, own.start - clause.start)} ${clause.text.slice(own.end - clause.start)}`;
  if (foodContext.test(rest)) return true;
  return [at - 1, at + 1].some(
    (beside) =>
      beside >= 0 &&
      beside < tokens.length &&
      !masked[beside] &&
      (anyFood.longestAt(tokens, beside) !== null || ambiguousFoods.longestAt(tokens, beside) !== null),
  );
}

function maskFalseFriends(tokens: Token[]): boolean[] {
  const masked = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at++) {
    const friend = falseFriends.longestAt(tokens, at);
    if (friend !== null) masked.fill(true, at, at + friend.length);
  }
  return masked;
}

const toyWords = new Set([
  'toy',
  'plush',
  'cuddly',
  'knitted',
  'plastic',
  'wooden',
  'pretend',
  'stuffed',
  'soft',
]);
const animals = new Set(
  'rabbit rabbits duck ducks lamb lambs goose turkey chicken chickens fish crab crabs goat pig pigs cow cows sheep shark octopus snail'.split(
    ' ',
  ),
);
const cooking =
  /\b(?:serv|cook|roast|bak(?:e|ing)|fry|fried|recipe|stew|slice|portion|eats? (?:the |some )?stuffed)/iu;

const animalPlace =
  /^(?:s|es)?\W+(?:\w+ ){0,3}?(?:in|at|on|by|from|near) (?:a |an |the |his |her |their |our |its )?(?:\w+ )?(?:tank|aquarium|pond|bowl of water|field|farm|zoo|park|cage|hutch|garden|barn|sea|river|lake|wild|picture|book|video|film|screen)\b/iu;

/** "Her stuffed rabbit" is held, not eaten; "serve stuffed rabbit" is a dish. */
function maskToyAnimals(clause: Clause, tokens: Token[], masked: boolean[]) {
  for (let at = 1; at < tokens.length; at++)
    if (animals.has(tokens[at]?.word ?? '') && toyWords.has(tokens[at - 1]?.word ?? ''))
      masked[at] ||= !cooking.test(clause.text);
  for (const [at, { word, end }] of tokens.entries())
    if (animals.has(word) && animalPlace.test(clause.text.slice(end - clause.start)))
      masked[at] ||= !cooking.test(clause.text);
}

const keptApart =
  /\b(?:apart|separate\w*|wait\w*|hours|pareve|parve|neither|nor|(?:meat|dairy|milky) meals?|not mix\w*)\b/iu;

/** Meat and dairy in one dish. */
function pairFlags(read: Read, rule: DietRule): Flag[] {
  const { tokens, masked } = read;
  if (rule.pair === null || keptApart.test(read.clause.text)) return [];
  const meat = tokens.findIndex((_, at) => !masked[at] && rule.pair?.left.longestAt(tokens, at) !== null);
  if (meat === -1) return [];
  const dairy = hitsOf(read, rule.pair.right).find((hit) => hit.severity === 'block');
  if (dairy === undefined) return [];
  const found = `${tokens[meat]?.word} with ${dairy.term}`;
  return [
    {
      rule: `diet/${rule.id}`,
      found,
      why: `puts meat and dairy together; this profile ${rule.says}`,
      at: dairy.at,
      severity: 'block',
    },
  ];
}

function flagOf(hit: Hit, rule: DietRule): Flag {
  const doubt = hit.severity === 'warn' ? ', which may not fit' : '';
  return {
    rule: `diet/${rule.id}`,
    found: hit.term,
    why: `mentions ${hit.term}${doubt}; this profile ${rule.says}`,
    at: hit.at,
    severity: hit.severity,
  };
}
