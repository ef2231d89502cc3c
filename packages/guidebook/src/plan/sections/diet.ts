// Diet-focused care plan: the family's rules, a safe list, an avoid list, a ladder without pressure, a sample day.

import { stableNumber } from '#child/stable-choice';
import { inWords, uncapitalised } from '#child/words';
import { eatingAdvice } from '#generated/advice';
import type { Meal } from '#library/food/food';
import { foodLadder } from '#library/food/ladder';
import { allergyWords, dietRules } from '#library/food/rules';
import { sureFinder } from '#library/match';
import { quoted } from '../carer-words.ts';
import { dietFitting, fittingKind, foodsFor, foodsIn, isOffLimits, type RuleName } from '../diet.ts';
import { tellsSoftOnly } from '../reading/medical/soft-only.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import {
  allergiesElsewhere,
  cutRulesIn,
  foodAllergiesOf,
  foodRulesElsewhere,
  gagLines,
  isSetWhole,
  noRuleLines,
  setByTeam,
  tellsCut,
} from './food-rules.ts';
import { withoutEchoes } from './page/without-echoes.ts';

const findEating = sureFinder(eatingAdvice);

/** "Our pancakes are eggless": the carer has said which kind is safe, so it is quoted. */
const isExplained = (
  food: string,
  { allergies, eatingHabits, notes }: Voice['child']['profile'],
): boolean => {
  const isNamed = new RegExp(`\\b${food.replace(/e?s$/u, '')}`, 'iu');
  return [allergies, eatingHabits, notes]
    .flatMap((text) => text.split(/[,;\n]|(?<=[.!?])\s+/u))
    .some((part) => isNamed.test(part) && whichKind.test(part));
};
const whichKind =
  /\b(?:(?:egg|milk|nut|gluten|wheat|dairy|lactose|sugar)[- ]?(?:less|free)|gf|df|vegan|safe (?:one|kind|brand)|(?:is|are) (?:safe|fine|ok(?:ay)?|allowed)|can (?:have|eat)|tolerates?|baked in|without (?:egg|milk|nuts|gluten))\b/iu;

/** Eating habits as lines, from any field: foods are checked against the diet, patterns get a step. */
export function eatingLines(voice: Voice): string[] {
  const { child } = voice;
  // Where a clinic sets the meals, current foods are only quoted.
  if (child.clinic.setsMeals) return wholeWords(voice, '');
  const off = [...new Set(child.eating.flatMap(({ said }) => (isRefused(said) ? [] : foodsIn(said))))].filter(
    (food) => isOffLimits(food, child.diet) && !isExplained(food, child.profile),
  );
  const lines = [
    ...wholeWords(voice, off.length > 0 ? '' : afterFoods(voice)),
    ...child.eating.flatMap(({ said }, index) => eatingLine(voice, said, index)),
    ...gagLines(child.profile.eatingHabits),
  ];
  if (off.length > 0)
    lines.push(
      `- **To avoid until it is clear:** ${inWords(off)}. You list it as eaten, and ${ruledBy(child.profile)} may rule it out. Read the label: which kind is safe? ____`,
    );
  return lines;
}

/** Foods are quoted whole: a lost cut, brand or "cold" may be the one detail that mattered. */
function wholeWords({ child }: Voice, line: string): string[] {
  const { eatingHabits } = child.words;
  const isRuleAlone = child.eating.every(({ said }) => namesRule(said, child.profile.dietRestrictions));
  if (eatingHabits === '' || (isRuleAlone && child.eating.length > 0)) return [];
  // Text that is all the clinic's stands in its section.
  const isClinics = !/\p{L}/u.test(
    child.clinic.said.reduce((left, said) => left.replace(said, ' '), eatingHabits),
  );
  return isClinics
    ? [`- What ${child.name} eats and drinks, and how, stands under “From your clinic’s plan”.`]
    : [`- Eating now, in your words: ${eatingHabits} ${line}`.trimEnd()];
}

/** "Goes to bed at 8 after milk": no cook has to be told. */
const tellsOfNight =
  /\b(?:goes to bed|in bed|asleep|sleeps?|wakes?|(?:is |gets )?up (?:at (?:night|\d)|for (?:milk|a bottle))|naps?)\b/iu;

function afterFoods(voice: Voice): string {
  const { eatingHabits } = voice.child.profile;
  if (fewFoods.test(eatingHabits))
    return voice.fill(
      'few-foods',
      'So short a list goes to the doctor or a dietitian: growth, iron, teeth. Nothing new is pushed meanwhile. Whom to ask: ____',
    );
  if (tellsOfNight.test(eatingHabits)) return '';
  if (troubled.test(eatingHabits) || notFood.test(eatingHabits) || foodsIn(eatingHabits).length === 0)
    return '';
  return voice.line('eats-now', [
    'Tell every cook just this, and hide nothing in it.',
    'Whoever cooks or packs the bag has read it.',
  ]);
}

function eatingLine(voice: Voice, said: string, index: number): string[] {
  const { child } = voice;
  // A rule on texture or cut is kept, not worked on.
  if (tellsSoftOnly(said))
    return [
      `- ${quoted(said)} Keep to it in every kitchen and bag. Who set it, and when is it looked at again? ____`,
    ];
  // How fast somebody eats is not about food: it is in the clinic's section.
  if (tellsCut(said))
    return cutRulesIn([{ said }])
      .filter(
        (rule) =>
          !/\b(?:fast|quick\w*|bolts?|gulps?|stuff\w*|cram\w*|swallow\w*|chok\w*|chew\w*)\b/iu.test(rule),
      )
      .map(
        (rule) =>
          `- ${quoted(rule)} Keep to it in every kitchen, bag and party; ask before it is served any other way.`,
      );
  // Where the reason was told, it is not asked for.
  if (troubled.test(said) && /\bbecause\b/iu.test(said))
    return [
      `- ${quoted(said)} ${voice.fill('eating-where', 'Where could {name} eat instead, with whom, and who arranges it? ____')}`,
    ];
  if (troubled.test(said))
    return [
      `- ${quoted(said)} ${voice.fill('eating-ask', 'What stands in the way then: the room, the hour, the company, or not wanting to? If weight or mood changes, tell the doctor: ____')}`,
    ];
  const advice = findEating(said);
  if (
    advice === null ||
    fewFoods.test(said) ||
    namesRule(said, child.profile.dietRestrictions) ||
    isBareFood(said)
  )
    return [];
  if (!isRefused(said) && isOffLimits(said, child.diet)) return [];
  if (advice.id === 'well' && isEatingHard(child)) return [];
  voice.cite(...advice.by);
  return [labelled(dietFitting(said, child.diet), voice.line(`eating${index}`, advice.lines))];
}

/** Nobody praises the eating where another box, or the rest of this one, tells of trouble with it. */
const isEatingHard = ({ profile, clinic }: Voice['child']): boolean =>
  clinic.hasChewing ||
  clinic.matters.has('pica') ||
  hardAtTable.test(profile.eatingHabits) ||
  [profile.triggers, profile.challenges, profile.safetyRisks].some((text) => ofMeals.test(text));
const ofMeals =
  /\b(?:eat(?:s|ing)?|meals?|food|dinners?|lunch(?:es)?|breakfasts?|hungry|snacks?|weight|overeat\w*|plates?|mealtimes?|cutlery)\b/iu;
const hardAtTable =
  /\b(?:stopped|stop (?:him|her|them)|too (?:much|fast|quick\w*)|stuffs?|crams?|steals?|hid(?:es|ing)|hoards?|won['’]?t|refuses?|only eats|nothing else|overeat\w*|weight|chok\w*|gag\w*)\b/iu;

const fewFoods =
  /^only\b|\bonly (?:\w+ ){0,3}(?:no\.?|brand)(?!\w)|milk bottle|bottle still|that['’]?s (?:it|all)|\bthats (?:it|all)\b|\b[1-9] (?:foods|things)\b|very selective|nothing else|(?:bottle|milk) mostly/iu;
const troubled =
  /\b(?:binge\w*|purg\w*|no eating|not eating|starv\w*|up and down|once a day|skip(?:s|ping)? (?:lunch|meals?|breakfast|dinner)|misses (?:lunch|meals?|breakfast|dinner)|when alone|a battle|forgets to eat)\b/iu;

const ruledBy = ({ dietRestrictions }: Voice['child']['profile']): string => {
  const rules = dietRestrictions.filter((rule) => rule !== 'Other' && !rule.startsWith('NKA'));
  return rules.length > 0 ? rules.join(', ') : 'an allergy';
};

/** Things that are not food are not listed as eaten. */
const notFood = /\b(?:stones?|sand|soil|mud|paper|foam|chalk|sponges?|soap|plastic|non[- ]?foods?)\b/iu;

/** "Halal" among the habits says what the ticked rule says. */
const namesRule = (said: string, rules: readonly string[]): boolean =>
  rules.some(
    (rule) => said.toLowerCase().replace(/[^a-z]/g, '') === rule.toLowerCase().replace(/[^a-z]/g, ''),
  );

const isRefused = (said: string): boolean =>
  /\b(?:no|nae|not|never|off|without|refuses?|hates?|dislikes?|avoids?|won['’]?t|will not|does not|doesn['’]?t|gags?|smells?|vegetarian|vegan|sick)\b/i.test(
    said,
  );
/** "Pasta", "eats rice": nothing but the food, so the list of own foods says it all. */
const isBareFood = (said: string): boolean =>
  said
    .replace(/\b(?:eats?|likes?|loves?|mostly|plain|mainly|some|and|or|with)\b/gi, '')
    .trim()
    .split(/\s+/).length <= foodsIn(said).join(' ').split(' ').length;

/** Eaten now, but nothing a plan should serve at every meal. */
const noMeal =
  /\b(?:energy drinks?|cola|coke|fizzy|soda|lemonade|sweets?|candy|chocolates?|crisps?|chips|biscuits?|cookies?|cakes?|ice ?creams?|lollies|coffee|tea|juice|squash|sugar|ketchup|sauces?)\b/i;

/** What the child eats now, each food as it was told and in a kind that fits the rules. */
export const ownFoods = (voice: Voice): string[] => {
  const named = voice.child.eating.flatMap(({ said }) =>
    isRefused(said) || tellsMore.test(said)
      ? []
      : foodsIn(said).length === 1
        ? [uncapitalised(said)]
        : foodsIn(said),
  );
  return [...new Set(named)]
    .filter((food) => !noMeal.test(food) && food.split(' ').length <= 5)
    .flatMap((food) => {
      const fitting = fittingKind(food, voice.child.diet);
      return fitting === null ? [] : [fitting];
    });
};
/** More than a food: when, how often, on what condition. */
const tellsMore =
  /\b(?:when|if|at|asks?|must|e\.?g|since|midnight|all the time|every|hidden|sneaks?|loves?|likes?|eats?|will|only|is|from)\b|\d/iu;

export function dietSection(voice: Voice): Section {
  const { child } = voice;
  voice.cite('abi', 'bmi');
  const { diet } = child;
  const own = ownFoods(voice);
  const rules = ['### Food rules and why', '', ...ruleLines(voice), ''];
  if (child.clinic.setsMeals)
    return {
      title: 'Diet-focused care plan',
      lines: [
        ...rules,
        bullet(
          voice.fill(
            'clinic-meals',
            'A clinic sets what {name} eats and drinks, so this plan names no food, no new tastes and no sample day. Take questions to that team: ____',
          ),
        ),
        ...(child.eating.length > 0 ? ['', '### In your words', '', ...eatingLines(voice)] : []),
      ],
    };
  return {
    title: 'Diet-focused care plan',
    lines: [
      ...rules,
      '### Safe list',
      '',
      ...safeLines(voice, own),
      '',
      '### Avoid list',
      '',
      ...avoidLines(voice),
      '',
      ...(diet.isSoftOnly ? [] : ladderLines(voice)),
      '### Sample day',
      '',
      ...sampleDay(voice, own),
      '',
      '### Nutrition and referral',
      '',
      ...referralLines(
        voice,
        diet.rules.map((rule) => dietRules[rule].watch),
      ),
    ],
  };
}

function ladderLines(voice: Voice): string[] {
  return [
    '### Ladder to a new food, no pressure',
    '',
    bullet(
      voice.line('ladder-lead', [
        '{name} may stop on any rung and go back; each may take weeks',
        'One rung at a time, {name} sets the speed; praise the step, never the swallow',
      ]),
      foodLadder.map((rungs, index) => voice.line(`rung${index}`, rungs)).join('; then '),
    ),
    '',
  ];
}

function ruleLines(voice: Voice): string[] {
  if (isSetWhole(voice.child)) return [bullet(setByTeam)];
  const { diet, profile } = voice.child;
  const lines = diet.rules.map((rule) =>
    labelled(
      rule,
      diet.readFromText.includes(rule)
        ? 'Follows from the allergies written here; keep to it at home and away'
        : isAllergyToo(voice, rule)
          ? 'An allergy, so there are no exceptions: tell every cook in writing'
          : voice.line(`rule-${rule}`, [
              "The family's rule; every kitchen and bag keeps it",
              'Kept at home, at {school} and at parties; tell cooks in writing',
              'A fixed rule: check it before a new food, brand or school meal',
            ]),
      `Look for hidden ${dietRules[rule].label}`,
    ),
  );
  if (profile.dietRestrictions.includes('Other') && !voice.child.clinic.setsMeals)
    lines.push(bullet('Other rule: write it here so that cooks can follow it: ____'));
  if (lines.length === 0) lines.push(bullet(voice.line('no-rules', noRuleLines(voice.child))));
  lines.push(
    bullet(
      voice.line('why-rules', [
        "Rules protect health or follow the family's values. Diets are not a treatment for autism (NICE CG170)",
        'Why: health, faith or family choice. No diet is a treatment for autism (NICE CG170)',
      ]),
    ),
  );
  return lines;
}

/** A rule on the form that the allergies text names as well. */
const isAllergyToo = ({ child }: Voice, rule: RuleName): boolean =>
  allergyWords.some(([word, named]) => named === rule && word.test(child.profile.allergies));

function safeLines(voice: Voice, own: readonly string[]): string[] {
  const { child } = voice;
  const some = (meal: Meal, count: number) => rotate(voice, foodsFor(child.diet, meal), meal).slice(0, count);
  return [
    ...eatingLines(voice),
    ...(own.length === 0 && child.eating.length === 0
      ? [bullet('Write the foods that always work, with brand: ____')]
      : []),
    labelled(
      'For the bag',
      `Pack ${inWords(some('snack', 2), 'or') || 'one of the safe foods'} and water. ${child.diet.isYoung ? 'Cut small and soft, sit beside; check the label' : 'Check the label'}`,
    ),
  ];
}

function avoidLines(voice: Voice): string[] {
  const { diet } = voice.child;
  const lines = diet.rules.map((rule) => `- Avoid (${rule}): ${inWords(dietRules[rule].avoid)}.`);
  const { clinic } = voice.child;
  const said = [...foodAllergiesOf(clinic.allergies), ...allergiesElsewhere(clinic)];
  // The text may say what to do in a reaction; our lines must not contradict it.
  if (said.length > 0) lines.push(`- Allergies, as written: ${said.map(quoted).join(' ')}`);
  for (const rule of foodRulesElsewhere(voice.child.profile))
    lines.push(`- Avoid, as you wrote: ${quoted(rule)}`);
  if (diet.rules.includes('Gluten-Free'))
    lines.push('- Avoid in play: play dough and flour dough hold wheat; use a gluten-free kind or clay.');
  if (diet.isYoung) lines.push('- Avoid under five: whole grapes, whole nuts, popcorn, hard sweets.');
  if (lines.length === 0) lines.push('- Avoid: nothing by rule. Write what upsets body or senses: ____');
  return lines;
}

const forMornings =
  /\b(?:toast|bread|cereals?|porridge|oats|yogh?urt|eggs?|bananas?|fruit|berries|apples?|pears?|pancakes?|bagels?|crackers?|rice cakes?)\b/i;

function sampleDay(voice: Voice, own: readonly string[]): string[] {
  const { child } = voice;
  const pick = (meal: Meal, index: number): string | undefined => {
    const foods = rotate(voice, foodsFor(child.diet, meal), `day-${meal}`);
    return foods[index % Math.max(1, foods.length)];
  };
  const plate = (...foods: Array<string | undefined>) =>
    inWords(withoutEchoes(foods.filter((food) => food !== undefined))) || 'a plate from the safe list';
  const safe = (index: number) => own[index % Math.max(1, own.length)];
  const isDrink = (food: string | undefined) =>
    food !== undefined && /juice|milk|drink|soda|water/i.test(food);
  const solid = own.filter((food) => !isDrink(food));
  const sure = (index: number) => solid[index % Math.max(1, solid.length)];
  return [
    labelled(
      'Breakfast',
      `Offer ${plate(pick('breakfast', 0), solid.find((food) => forMornings.test(food)) ?? pick('snack', 2))}; water`,
    ),
    labelled('Mid-morning', `Offer ${plate(pick('snack', 0))}`),
    labelled(
      'Lunch',
      `Serve ${plate(sure(1) ?? pick('main', 0), pick('protein', 0), pick('side', 0))}; water in ${child.they.their} own cup`,
    ),
    labelled('Afternoon', `Offer ${plate(safe(2) ?? pick('snack', 1))}, at the same minute each day`),
    labelled(
      'Dinner',
      `Serve ${plate(pick('main', 1), pick('protein', 1), pick('side', 1))}; one new thing on a side dish, to look at only`,
    ),
    bullet('Every item keeps to the rules above; check the label when a brand changes'),
  ];
}

function referralLines(voice: Voice, watch: readonly string[]): string[] {
  const special = [...new Set(watch)].filter((text) => !text.startsWith('nothing'));
  const { rules } = voice.child.diet;
  return [
    bullet(
      special.length > 0
        ? `Ask the dietitian about ${inWords([...new Set(special.flatMap((text) => text.split(/, | and /)))])}`
        : voice.line('dietitian', [
            'Ask a dietitian once a year about growth, iron and fibre',
            'Show the list of accepted foods to a dietitian; bring a week of notes',
          ]),
    ),
    bullet(
      voice.line('refer', [
        'Weight loss, gagging, fewer than twenty foods or a whole group gone: see the doctor and ask for a feeding assessment (NICE CG170)',
        'Ask for a feeding assessment when foods get fewer, meals bring distress or growth slows (NICE CG170)',
        'Doctor and dietitian soon if {he} {v:loses} weight, {v:chokes} or {v:drops} a whole food group (NICE CG170)',
      ]),
    ),
    ...(rules.includes('Low FODMAP')
      ? [bullet('Low FODMAP runs in phases with a dietitian; plan when foods come back')]
      : []),
  ];
}

/** The same list from another starting point for each child. */
function rotate<T>(voice: Voice, list: readonly T[], key: string): T[] {
  const start = list.length === 0 ? 0 : stableNumber(voice.child.seed + key) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
