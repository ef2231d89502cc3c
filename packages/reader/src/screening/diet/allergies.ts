import { type DietRestriction, noKnownAllergies } from '@calmbridge/domain/child/options';
import table from './diet-conflicts.json' with { type: 'json' };
import { allergenRule, type DietRule, dietRule, ownRule } from './diet-table.ts';
import { Phrases, tokensOf } from './diet-tokens.ts';

// Reads the carer's own line about allergies ("peanuts, mild dairy, pollen") into diet rules.

export type DietFacts = {
  dietRestrictions: readonly DietRestriction[];
  allergies: string;
  age: string;
  notes?: string;
};

const aliases = new Phrases<string>();
for (const [word, option] of Object.entries(table.alias_to_restriction)) aliases.add(word, option);
for (const allergen of Object.keys(table.extra_allergens)) aliases.add(allergen, `+${allergen}`);

const nothing = /^(?:none|no|nil|n\/?a|nka|nkda|not? known|unknown|no known .*|no allerg.*|-+)?$/iu;
const outgrown = /\b(?:not allergic|outgr[eo]w\w*|no longer|used to|never had)\b/iu;
const notFood =
  /\b(?:pollen|dust|mites?|cats?|dogs?|fur|mou?lds?|grass|hay ?fever|penicillin|amoxicillin|antibiotics?|ibuprofen|aspirin|bees?|wasps?|stings?|nickel|plasters?|perfume|asthma|eczema|sun|medicines?|medications?|drugs?|sulfa\w*|medic[- ]?alert|bracelet)\b/iu;
/** Where the injector is, what a reaction looks like, what is done about it: a rule made of "at school" would strike every sentence on school. */
const aboutReaction =
  /\b(?:school|nursery|pre-?school|kinder\w*|class\w*|teachers?|nurse\w*|office|home|house|kitchen|drawer|fridge|cupboard|bag|rucksack|backpack|car|desk|pocket|hospitals?|a&e|er|doctors?|gp|clinic|ambulance|999|911|112|hives|rash(?:es)?|welts|swell\w*|swollen|lips?|face|eyes?|throat|tongue|tummy|stomach|skin|mouth|breath\w*|wheez\w*|cough\w*|vomit\w*|sick|throws? up|threw up|itch\w*|redness|runny|age|aged|years?|months?|old|ago|last|once|twice|time|times|tested|test|blood|epi-?pens?|jext|emerade|auvi-?q|auto-?injectors?|inject\w*|pens?|anti-?histamines?|cetirizine|piriton|piriteze|benadryl|zyrtec|claritin|loratadine|inhalers?|puffer|blisters|spots|sneez\w*|plan|carry|carries|carried|kept|keep)\b/iu;
/** What somebody does, and what is said of knowing. */
const noName =
  /\b(?:give|gives|given|call|calls|ring|tell|lay|lie|use|used|take|hold|stick|wash|watch|do|go|goes|say|says|said|wait|eat|eats|ate|eating|fight|correct|touch\w*|gets?|had|ok|okay|fine|yes|nah|nil|none|known|history|records|quiet|front|bed|water|hands?|dangerous|little|far|gate|pouch|drops|mg|ml|mcg|ice|thigh|clothes|only)\b|['’](?:ll|re|ve|d|m)\b/iu;
const forbids =
  /(?:\bno|\bavoid|allerg(?:ic|y) to|intolerant (?:to|of)|can(?:no|')t have)\s+([a-z ,&/'-]{3,60})/giu;
const fillWords =
  /\b(?:severe|mild|moderate|slight|strong|bad|serious|suspected|possible|anaphyla\w*|allerg(?:y|ies|ic)|intoleran(?:ce|t)|reacts?|reactions?|sensitiv(?:e|ity)|to|of|the|a|an|all|any|some|has|have|is|he|she|they|and|products?|foods?|no|avoid|raw|cooked|epipen|carries|very|with|from|mainly|especially)\b/giu;

/** Words of every sentence: a rule made of one would strike it out of all that is written. */
const everyday =
  /\b(?:not|never|only|just|but|if|when|for|in|on|at|by|or|it|its|his|her|their|him|them|be|been|are|was|were|had|can|cannot|do|does|don['’]?t|doesn['’]?t|isn['’]?t|will|would|this|that|these|those|then|than|so|also|still|now|there|here|up|out|off|as|we|i|you|my|our|us|me|who|which|what|because|since|until|after|before|during|more|less|most|much|many|same|other|again|yet|too|get|gets|got|go|goes|days?|weeks?|hours?|minutes?)\b/giu;

export function dietRules(facts: DietFacts): DietRule[] {
  const found = new Map<string, DietRule>();
  const add = (rule: DietRule | null) => {
    if (rule !== null && !found.has(rule.id)) found.set(rule.id, rule);
  };
  for (const option of facts.dietRestrictions) add(dietRule(option));
  const listed = new Set(partsOf(listOf(facts.allergies)));
  for (const part of partsOf(facts.allergies)) for (const rule of rulesOf(part, listed.has(part))) add(rule);
  if (facts.dietRestrictions.includes('Other'))
    for (const match of `${facts.notes ?? ''}\n${facts.allergies}`.matchAll(forbids))
      for (const part of partsOf(match[1] ?? '')) for (const rule of rulesOf(part, true)) add(rule);
  return [...found.values()];
}

/** "No known allergies" beside an allergy or a "No …" restriction: the stricter one holds, and the form should say so. */
export function isContradictory(facts: DietFacts): boolean {
  if (!facts.dietRestrictions.includes(noKnownAllergies)) return false;
  return (
    facts.dietRestrictions.some((option) => option.startsWith('No ')) ||
    partsOf(facts.allergies).some((part) => rulesOf(part, true).length > 0)
  );
}

/** The list that such a line begins with. Further on and in brackets stands what happens and what is done: there only foods that we know count. */
const listOf = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)?/g, ', ')
    .split(/[.;:\n]|\b(?:if|when)\b/iu)
    .find((part) => /\p{L}/u.test(part)) ?? '';

const partsOf = (text: string): string[] =>
  text
    .split(/[,;/&\n.()]|\b(?:and|or|plus)\b/iu)
    .map((part) => part.trim())
    .filter((part) => !nothing.test(part) && !outgrown.test(part));

function rulesOf(part: string, mayInvent: boolean): DietRule[] {
  const rules: DietRule[] = [];
  const tokens = tokensOf(part);
  for (let at = 0; at < tokens.length; at++) {
    const alias = aliases.longestAt(tokens, at);
    if (alias === null) continue;
    rules.push(...aliasRules(alias.value));
    at += alias.length - 1;
  }
  if (rules.length > 0 || !mayInvent || notFood.test(part) || aboutReaction.test(part) || noName.test(part))
    return rules;
  const word = part
    .toLowerCase()
    .replace(fillWords, ' ')
    .replaceAll(/[^\p{L} '-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isNamed = word.replace(everyday, ' ').replaceAll(/[\s'-]/g, '').length >= 3;
  return isNamed && word.split(' ').length <= 3 ? [ownRule(word)] : [];
}

function aliasRules(alias: string): DietRule[] {
  if (alias.startsWith('+')) return [allergenRule(alias.slice(1))].filter((rule) => rule !== null);
  if (alias === '@pork') return ['pork', 'bacon', 'ham', 'gammon', 'lard'].map(ownRule);
  return alias
    .split('+')
    .map((option) => dietRule(option as DietRestriction))
    .filter((rule) => rule !== null);
}
