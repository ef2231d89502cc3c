import type { DietRestriction } from '@calmbridge/domain/child/options';
import table from './diet-conflicts.json' with { type: 'json' };
import { allDishes, dishesAgainst } from './diet-dishes.ts';
import { claimOf, genericTerms } from './diet-generic.ts';
import { Phrases } from './diet-tokens.ts';

// The diet table, ready to search: each rule knows its forbidden and doubtful words, what only looks like them, and
// the words that make a food safe again.

/** `isGeneric`: a dish or an ingredient that can be made to fit, such as a pancake. */
export type FoodTerm = { is: 'block' | 'warn' | 'fine'; term: string; isGeneric: boolean };
export type DietRule = {
  id: string;
  /** Ends the sentence "this profile …". */
  says: string;
  terms: Phrases<FoodTerm>;
  modifier: RegExp | null;
  /** How a text says that it keeps to this rule. */
  claim: RegExp | null;
  /** Meat, for the rule that it is not eaten together with dairy. */
  pair: { left: Phrases<true>; right: DietRule } | null;
};

type Lists = { block: readonly string[]; warn: readonly string[]; exceptions: readonly string[] };
type Row = { block: string | string[]; warn: string | string[]; exceptions: string | string[] } & Partial<
  Record<'own_block' | 'own_warn' | 'own_exceptions', string[]>
>;

const rows = table.restrictions as unknown as Record<string, Row>;
const modifiers = table.modifiers as Record<string, string>;
const playRisks = table.global_false_friends.sensory_play_risk as unknown as Record<string, string[]>;
/** "Rice cream", "oat drink", "coconut yoghurt": made of plants, whatever stands in for milk. */
const plantMilks =
  'oat rice soy soya coconut almond cashew hazelnut hemp pea flax macadamia quinoa potato plant vegan non-dairy dairy-free plant-based'
    .split(' ')
    .flatMap((plant) =>
      'milk drink cream yoghurt yogurt cheese butter custard kefir creme shake latte|whipped cream|sour cream|cream cheese|ice cream|hot chocolate|milk chocolate'
        .split('|')
        .flatMap((part, at) => (at === 0 ? part.split(' ') : [part]))
        .map((made) => `${plant} ${made}`),
    );
const built = new Map<string, DietRule>();

export const falseFriends = new Phrases<true>();
for (const phrase of table.global_false_friends.phrases) falseFriends.add(phrase, true);

export const ambiguousFoods = new Phrases<true>();
for (const word of table.needs_food_context.terms) ambiguousFoods.add(word, true);

/** Any word of food at all: two side by side are a dish, even when each alone may be an animal or a verb. */
export const anyFood = new Phrases<true>();
for (const name of Object.keys(rows)) {
  const { block, warn } = listsOf(name);
  for (const term of [...block, ...warn]) anyFood.add(term, true);
}

for (const dish of allDishes) anyFood.add(dish, true);

export const foodContext = new RegExp(table.needs_food_context.context_re, 'iu');
export const labelNote = new RegExp(table.meta.label_note, 'iu');
export const sectionAvoid = new RegExp(table.meta.section_avoid, 'iu');
export const sectionOffer = new RegExp(table.meta.section_offer, 'iu');

/** The rule behind an option of the form; null for those that forbid nothing by themselves. */
export function dietRule(option: DietRestriction): DietRule | null {
  if (option.startsWith('NKA') || option === 'Other') return null;
  return ruleOf(option);
}

export function allergenRule(allergen: string): DietRule | null {
  const lists = (table.extra_allergens as unknown as Record<string, Lists>)[allergen];
  if (lists === undefined) return null;
  return remembered(`allergy:${allergen}`, () =>
    makeRule(allergen, `lists an allergy to ${allergen}`, withDishes(allergen, lists), null),
  );
}

/** A rule made from a word the carer wrote. */
export const ownRule = (word: string): DietRule =>
  remembered(`own:${word}`, () =>
    makeRule(
      word,
      `says no ${word}`,
      { block: [word], warn: [], exceptions: [`${word}-free`, `no ${word}`] },
      null,
    ),
  );

export const chokingRule: DietRule = makeRule(
  'choking',
  'is of a child under 5: cut lengthways or small, cook soft, and sit beside',
  { block: [], warn: table.choking_under_5.warn, exceptions: [] },
  null,
);

function ruleOf(name: string): DietRule {
  return remembered(name, () => {
    const lists = listsOf(name);
    const risks = Object.hasOwn(playRisks, keyOf(name)) ? (playRisks[keyOf(name)] ?? []) : [];
    const rule = makeRule(
      keyOf(name),
      sayingOf(name),
      withDishes(name, { ...lists, warn: [...lists.warn, ...risks] }),
      modifiers[name],
      name,
    );
    return name === 'Kosher' ? { ...rule, pair: { left: meats(), right: ruleOf('Dairy-Free') } } : rule;
  });
}

/** What the first table says of a food stands; the dishes come after it. */
function withDishes(name: string, lists: Lists): Lists {
  const { block, warn } = dishesAgainst(name);
  const exceptions =
    name === 'Dairy-Free' || name === 'Vegan' ? [...lists.exceptions, ...plantMilks] : lists.exceptions;
  return { exceptions, block: [...lists.block, ...block], warn: [...lists.warn, ...warn] };
}

function meats(): Phrases<true> {
  const left = new Phrases<true>();
  for (const meat of table.restrictions.Kosher.pair_rule.left) left.add(meat, true);
  return left;
}

function makeRule(
  id: string,
  says: string,
  lists: Lists,
  modifier: string | null | undefined,
  option = '',
): DietRule {
  const terms = new Phrases<FoodTerm>();
  const generic = genericTerms(option);
  const add = (is: FoodTerm['is'], names: readonly string[]) => {
    for (const term of names) terms.add(term, { is, term, isGeneric: generic.has(term) });
  };
  add('fine', lists.exceptions);
  add('block', lists.block);
  add('warn', lists.warn);
  return {
    id,
    says,
    terms,
    modifier: modifier ? new RegExp(`\\b${modifier}\\b`, 'iu') : null,
    claim: claimOf(option, modifier ?? undefined),
    pair: null,
  };
}

/** A list is spelled out, or "@Vegetarian.block + @Dairy-Free.block + own". */
function listsOf(name: string): Lists {
  const row = rows[name];
  if (row === undefined) return { block: [], warn: [], exceptions: [] };
  const read = (list: 'block' | 'warn' | 'exceptions'): readonly string[] => {
    const value = row[list];
    if (typeof value !== 'string') return value;
    const others = Array.from(value.matchAll(/@([^.]+)\./g), (match) => listsOf(match[1] ?? '')[list]);
    return [...others.flat(), ...(row[`own_${list}`] ?? [])];
  };
  return { block: read('block'), warn: read('warn'), exceptions: read('exceptions') };
}

const keyOf = (name: string) =>
  (table.restrictions as unknown as Record<string, { key: string }>)[name]?.key ?? name;

function sayingOf(name: string): string {
  if (name.startsWith('No ')) return `says ${name.replace(/^No/, 'no').toLowerCase()}`;
  return `is ${name === 'Low FODMAP' ? 'low FODMAP' : name.toLowerCase()}`;
}

function remembered(name: string, make: () => DietRule): DietRule {
  const known = built.get(name);
  if (known !== undefined) return known;
  const rule = make();
  // Words a carer wrote are without number: they are not kept.
  if (!name.startsWith('own:')) built.set(name, rule);
  return rule;
}
