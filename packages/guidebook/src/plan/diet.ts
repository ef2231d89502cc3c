// The child's diet rules, and everything that must respect them: foods to offer, foods the carer named, and any other
// phrase in the profile that happens to name a food.
import type { DietRestriction } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { foodWords, offeredFoods } from '#generated/foods';
import type { FoodTag, Meal } from '#library/food/food';
import { allergyWords, dietRules, extraAllergens } from '#library/food/rules';
import { withoutActs } from './reading/allergens.ts';
import { isSoftOnly } from './reading/medical/soft-only.ts';

export type RuleName = keyof typeof dietRules;

export type Diet = {
  rules: readonly RuleName[];
  /** Rules that came from the allergies or notes text rather than from the form's list. */
  readFromText: readonly RuleName[];
  forbidden: ReadonlySet<FoodTag>;
  /** Words of the allergies text, so that "tomato" there keeps tomatoes off every list. */
  allergyStems: readonly string[];
  isYoung: boolean;
  /** Nothing hard, raw or lumpy is offered. */
  isSoftOnly: boolean;
  /** The child wants foods apart: no stews. */
  isUnmixed: boolean;
  /** Kinds of food the child does not eat, and what cross-reacts with a latex allergy: never on a list of ideas. */
  unwanted: readonly RegExp[];
};

const isRule = (name: DietRestriction): name is RuleName => name in dietRules;

export function dietOf(profile: ChildProfile, age: number | null): Diet {
  const listed = profile.dietRestrictions.filter(isRule);
  const inNotes =
    /\b(?:no|avoid|allergic to|allergy to|intolerant (?:to|of)|can(?:no|')t have)\s+([a-z ,&/-]{3,60})/gi;
  const fromNotes = [...`${profile.notes} ${profile.eatingHabits}`.matchAll(inNotes)]
    .map(([, named]) => named)
    .join(', ');
  const { allergens, intolerances, conditions } = readAllergies(profile.allergies);
  const text = [
    ...withoutActs(allergens),
    ...intolerances,
    ...conditions,
    profile.dietRestrictions.includes('Other') ? fromNotes : '',
  ].join(', ');
  const told = `${profile.notes}\n${profile.eatingHabits}`;
  const readFromText = [
    ...allergyWords.flatMap(([word, rule]) => (word.test(text) ? [rule] : [])),
    ...familyRules.flatMap(([word, rule]) => (word.test(told) ? [rule] : [])),
  ].filter((rule, at, all) => !listed.includes(rule) && all.indexOf(rule) === at);
  const rules = [...listed, ...readFromText];
  const kept = `${text}, ${allergensElsewhere(profile)}`;
  const forbidden = new Set<FoodTag>(
    [...rules, ...allergyWords.flatMap(([word, rule]) => (word.test(kept) ? [rule] : []))].flatMap(
      (rule) => dietRules[rule].tags,
    ),
  );
  for (const [word, tag] of extraAllergens) if (word.test(kept)) forbidden.add(tag);
  if (age !== null && age < 5) forbidden.add('hard');
  return {
    rules,
    readFromText,
    forbidden,
    allergyStems: (kept.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
      word.replace(/(?:ies|es|s)$/, ''),
    ),
    isYoung: age !== null && age < 5,
    isSoftOnly: isSoftOnly(profile),
    unwanted: unwantedIn(profile),
    isUnmixed: /\bmix(?:ed|ing)?\b|\bfoods? (?:apart|touch)|\btouching\b/i.test(profile.eatingHabits),
  };
}

/** An allergy may be told in any box: no idea of ours holds what is named there. */
const allergensElsewhere = ({
  notes,
  eatingHabits,
  safetyRisks,
  challenges,
  triggers,
}: ChildProfile): string =>
  [
    ...[notes, eatingHabits, safetyRisks, challenges, triggers]
      .join('\n')
      .matchAll(/(?<!\b(?:not|n['’]t|never|no longer) )\ballerg(?:ic|y|ies) to\s+([^.;\n]{3,60})/giu),
  ]
    .map(([, named]) => named)
    .join(', ');

/** Rules of a family that are written among the notes: "halal only please", "we are vegetarian", "Vegetarian. Loves pasta". */
const familyRules: readonly (readonly [RegExp, RuleName])[] = (
  [
    ['halal', 'Halal'],
    ['kosher', 'Kosher'],
    ['vegan', 'Vegan'],
    ['(?:vegetarian|pure veg)', 'Vegetarian'],
  ] as const
).map(([word, rule]) => [
  new RegExp(
    `(?:\\b(?:we|family|he|she|they|all|always|only|strictly|eats?|is|are|keep|must be|food is)(?:['’]re)?\\s+(?:(?:all|a|strictly|only|keep|eat|always)\\s+)*${word}\\b|\\b${word} (?:only|food|meat|household|home|family|diet|please|since|at)\\b|(?:^|[.,;!(-])\\s*(?:strict(?:ly)? |a )?${word}\\s*(?:$|[.,;!)-]))`,
    'im',
  ),
  rule,
]);

/** Those that hold everywhere: "halal when with her mum" is quoted, and is no rule for every cook. */
export const familyRulesTold = (
  { rules, readFromText }: Diet,
  { notes, eatingHabits }: ChildProfile,
): RuleName[] =>
  familyRules
    .map(([, rule]) => rule)
    .filter(
      (rule) =>
        rules.includes(rule) &&
        readFromText.includes(rule) &&
        !new RegExp(
          `\\b${rule} (?:when|if|at|with|on|except|sometimes|mostly|only (?:at|when|on|with))\\b`,
          'iu',
        ).test(`${notes}\n${eatingHabits}`),
    );

const refusal =
  /\b(?:no|not|never|refuses?|hates?|dislikes?|avoids?|won['’]?t(?: eat)?|will not eat|gags? (?:on|at))\s+(?:eats?\s+)?(?:(?:all|any|other|most|raw|cooked)\s+)*/i
    .source;
const kinds: readonly (readonly [string, RegExp])[] = [
  ['(?:fruits?|fruit or veg\\w*)', /orange|melon|pear|apple|banana|berries/i],
  [
    '(?:veg\\w*|greens|anything green|salads?|fruit (?:or|and) veg\\w*)',
    /courgette|mushroom|spinach|aubergine|beans\b|cucumber|pepper|carrot|broccoli|tomato|kale|avocado|olives/i,
  ],
  ['meat', /chicken|turkey|beef|lamb/i],
  ['fish', /salmon|fish/i],
  ['eggs?', /egg/i],
  ['rice', /rice/i],
  ['potato(?:es)?', /potato/i],
];

const unwantedIn = ({ eatingHabits, allergies }: ChildProfile): RegExp[] => [
  ...kinds.flatMap(([said, foods]) =>
    new RegExp(`${refusal}${said}\\b`, 'i').test(eatingHabits) ? [foods] : [],
  ),
  ...(/\blatex\b/i.test(allergies) ? [/avocado|banana|kiwi/i] : []),
];

/** Foods to offer at a meal, with "halal" or "kosher" before meat where that is the rule. */
export const foodsFor = (diet: Diet, meal: Meal): string[] =>
  offeredFoods
    .filter((food) => food.meal.includes(meal))
    .filter(({ name, has }) => !has.some((tag) => diet.forbidden.has(tag)) && !namesAllergen(name, diet))
    .filter(({ name }) => !(diet.isUnmixed && /\bstew\b/.test(name)))
    .filter(({ name }) => !diet.unwanted.some((kind) => kind.test(name)))
    .filter(({ name }) => !diet.isSoftOnly || soft.test(name))
    .map(({ name, has }) => (has.includes('meat') ? certified(name, diet) : name));

const soft = /porridge|scrambled|yogurt|soft-cooked|steamed|lentil stew|potato/;

const certified = (name: string, diet: Diet): string => {
  const mark = diet.rules.includes('Halal') ? 'halal ' : diet.rules.includes('Kosher') ? 'kosher ' : '';
  return mark + name;
};

/** Oat milk is no milk; almond milk is still almonds. */
const plantKinds =
  /\b(oat|soya?|almond|rice|coconut|hemp|pea)[- ](?:milk|drink|cream|yogh?urt|cheese|butter)\b/gi;

const namesAllergen = (name: string, diet: Diet): boolean => {
  const named = name.toLowerCase().replace(plantKinds, '$1');
  return diet.allergyStems.some((stem) => named.includes(stem));
};

type FoodWord = { pattern: RegExp; has: readonly FoodTag[] };
const foodPatterns: readonly FoodWord[] = foodWords
  .flatMap(({ words, has }) => words.map((word) => ({ word, has })))
  .toSorted((a, b) => b.word.length - a.word.length)
  .map(({ word, has }) => ({ pattern: new RegExp(`\\b${word}\\b`, 'i'), has }));

/** The food a phrase names, longest word first: "rice cakes" before "cakes". */
export const foodNamed = (phrase: string): FoodWord | null =>
  foodPatterns.find(({ pattern }) => pattern.test(phrase)) ?? null;

/** Every food a phrase names, in its own words. */
export function foodsIn(phrase: string): string[] {
  let left = phrase;
  const found: Array<{ at: number; word: string }> = [];
  for (const { pattern } of foodPatterns) {
    const match = pattern.exec(left);
    if (!match) continue;
    found.push({ at: match.index, word: match[0] });
    left = left.replace(pattern, (word) => ' '.repeat(word.length));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ word }) => word.toLowerCase());
}

/** The rules a food breaks. Halal and kosher meat counts as broken, because its mark must be named. */
export const rulesBroken = (diet: Diet, food: FoodWord): RuleName[] =>
  diet.rules.filter(
    (rule) =>
      dietRules[rule].tags.some((tag) => food.has.includes(tag)) ||
      ((rule === 'Halal' || rule === 'Kosher') && food.has.includes('meat')),
  );

const notEaten = /\b(?:toy|pretend|play(?:ing)? shop|videos?|pictures?|drawing|knows|names?)\b/i;
/** Made in kinds that fit nearly any rule, so that a word such as "gluten-free" before them is enough. */
const sold =
  /\b(?:pasta|spaghetti|macaroni|noodles?|bread|toast|bagels?|sandwich(?:es)?|wraps?|crackers?|biscuits?|cookies?|cakes?|cupcakes?|muffins?|pancakes?|waffles?|pizza|milk|cheese|yogh?urt|butter|ice cream|chocolate|cereals?|porridge|oats|nuggets?|burgers?|sausages?|meatballs?|mayo(?:nnaise)?|custard|juice|jam|ketchup|chicken|turkey|beef|lamb|meat|fries|chips|crisps|pies?|brownies?|pudding)\b/i;

/** "Gluten-free pasta" for "pasta" when that is the rule; null when no kind of this food fits. */
export function fittingKind(phrase: string, diet: Diet): string | null {
  const food = foodNamed(phrase);
  if (food === null) return phrase;
  const broken = rulesBroken(diet, food);
  const isAllergen = namesAllergen(phrase, diet);
  if (broken.length === 0 && !isAllergen) return phrase;
  const kinds = broken
    .map((rule) => dietRules[rule].kind)
    .filter((kind) => !phrase.toLowerCase().includes(`${kind} `));
  const stillMeat =
    food.has.includes('meat') && diet.rules.some((rule) => rule === 'Vegetarian' || rule === 'Vegan');
  const isPork = food.has.includes('pork') && (diet.rules.includes('Halal') || diet.rules.includes('Kosher'));
  if (!sold.test(phrase) || isPork || (stillMeat && !/nuggets?|burgers?|sausages?|meatballs?/i.test(phrase)))
    return null;
  if (
    broken.includes('Ketogenic') ||
    broken.includes('Low FODMAP') ||
    broken.length === 0 ||
    broken.length > 2
  )
    return null;
  return kinds.length === 0 ? phrase : phrase.replace(food.pattern, (word) => `${kinds.join(' ')} ${word}`);
}

/** Any phrase of the profile, with a food in it named so that it fits the rules, or left out as "that food". */
export function dietFitting(phrase: string, diet: Diet): string {
  if (diet.rules.length === 0 && diet.allergyStems.length === 0) return phrase;
  if (foodNamed(phrase) === null) return phrase;
  return fittingKind(phrase, diet) ?? phrase;
}

/** True when the phrase offers a food no kind of which fits: it must not be written as something to give. */
export const isOffLimits = (phrase: string, diet: Diet): boolean =>
  !notEaten.test(phrase) && fittingKind(phrase, diet) === null;
