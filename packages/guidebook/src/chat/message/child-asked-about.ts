// The child a message is about: the profile where there is one, else what the carer's own words give away.
import { type ChatAsk, childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';
import { stableNumber } from '#child/stable-choice';
import { capitalised, inWords, withArticle } from '#child/words';
import type { Meal } from '#library/food/food';
import { fittingKind, foodNamed, foodsFor } from '#plan/diet';
import type { ChildFacts } from '#plan/facts';
import { cardOf, comfortsToHold, type Extra } from '#plan/fill';
import { asNoun } from '#plan/phrases';
import { readChild } from '#plan/reading/read-child';
import type { StepTag } from '../topic.ts';
import { isGrownUp, themself, unnamedIn } from './asker.ts';
import { remembering } from './remembering.ts';

export type AskedChild = {
  facts: ChildFacts;
  extra: Extra;
  tags: ReadonlySet<StepTag>;
  known: Known;
  /** An autistic person asks about their own life: what speaks of a child is left out. */
  isSelf?: boolean;
  /** There is no profile. */
  isUnknown?: boolean;
};

/** Which of the child's own things there are to speak of. */
export type Known = { comfort: boolean; interest: boolean; way: boolean; food: boolean };

export function childAskedAbout(ask: ChatAsk): AskedChild {
  const { profile, turns, message } = ask;
  const said = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message]
    .toReversed()
    .map((text) => text.slice(0, 2000));
  const unnamed = unnamedIn(ask);
  // What the profile leaves open is taken from the carer's words.
  const facts = profile
    ? factsOf(named({ ...profile, gender: profile.gender || genderIn(said) }, unnamed))
    : guessedFacts(guessed(said, unnamed));
  const foods = facts.eating.flatMap(({ said: item }) => eaten(item, facts));
  const bedtime = /\b\d{1,2}[:.]\d{2}(?: ?[ap]m)?\b|\b\d{1,2} ?[ap]m\b/i.exec(
    facts.profile.sleepSchedule,
  )?.[0];
  const triggers = facts.triggers.map(asNoun).filter((noun) => noun !== 'this' && noun.length <= 40);
  const known: Known = {
    comfort: comfortsToHold(facts).length > 0,
    interest: facts.interests.length + facts.activities.length > 0,
    way: facts.way !== 'any',
    food: foods.length > 0,
  };
  const isSelf = profile === null && unnamed === themself;
  const extra = extraSlots(facts, known, foods, bedtime, triggers.slice(0, 2).join(' and '));
  return {
    facts,
    known,
    isSelf,
    isUnknown: profile === null,
    extra: isSelf ? { ...extra, ...ownWords } : extra,
    tags: tagsOf(facts, known, triggers.length > 0, bedtime !== undefined),
  };
}

const ownWords: Extra = {
  interest: 'what you love',
  Interest: 'What you love',
  food: 'a food you always take',
  foods: 'foods you always take',
  Food: 'A food you always take',
};

const factsOf = (profile: ChildProfile): ChildFacts => withPlainComforts(readChild({ profile, today: '' }));

/** A child nobody has described is one of few, and is met at each turn of a talk. */
function guessedFacts(profile: ChildProfile): ChildFacts {
  const key = [profile.name, profile.gender, profile.age, profile.communication].join();
  const known = guessedBefore.get(key) ?? factsOf(profile);
  guessedBefore.keep(key, known);
  return known;
}
const guessedBefore = remembering<ChildFacts>(100);

/** A name is short and plain, or the placeholder; anything else is no name. */
const named = (profile: ChildProfile, unnamed: string): ChildProfile => {
  const isName =
    profile.name === childPlaceholder || /^[\p{L}\p{M}\p{N} .,'’()-]{1,60}$/u.test(profile.name.trim());
  return isName && !/\bignore\b|\bwww\b/i.test(profile.name) ? profile : { ...profile, name: unnamed };
};

/** "Stuffed rabbit" beside a meal reads like food to a diet check: there it is "soft toy". */
function withPlainComforts(facts: ChildFacts): ChildFacts {
  const readsAsFood = (said: string) =>
    findDietConflicts(`Offer ${said} at the table.`, facts.profile).length > 0;
  const comforts = facts.comforts.map((item) =>
    readsAsFood(item.said) ? { said: 'soft toy', topic: 'soft toy' } : item,
  );
  return { ...facts, comforts };
}

function extraSlots(
  facts: ChildFacts,
  known: Known,
  foods: readonly string[],
  bedtime: string | undefined,
  triggers: string,
): Extra {
  const { they } = facts;
  const agreed = (single: string, plural: string) => (they.plural ? plural : single);
  const safeFood = foods[0] ?? `a food ${they.they} always ${agreed('takes', 'take')}`;
  const loved = `what ${they.they} ${agreed('loves', 'love')}`;
  return {
    food: safeFood,
    foods: foods.length > 0 ? inWords(foods.slice(0, 4)) : safeFood,
    Food: capitalised(safeFood),
    bedtime: bedtime ?? '',
    triggers,
    snacks: inWords(offered(facts, 'snack', 2), 'or'),
    Mains: capitalised(inWords(offered(facts, 'main', 2), 'or')),
    proteins: inWords(offered(facts, 'protein', 2), 'or'),
    sides: inWords(offered(facts, 'side', 2), 'or'),
    does: agreed('does', 'do'),
    Does: agreed('Does', 'Do'),
    was: agreed('was', 'were'),
    Was: agreed('Was', 'Were'),
    has: agreed('has', 'have'),
    Has: agreed('Has', 'Have'),
    ...(known.interest
      ? { card: withArticle(cardOf(facts)) }
      : { card: 'a card', interest: loved, Interest: capitalised(loved) }),
  };
}

/** Foods that keep to the rules, from another starting point for each child. */
function offered({ diet, profile, seed }: ChildFacts, meal: Meal, count: number): string[] {
  const foods = foodsFor(diet, meal).filter((food) => findDietConflicts(food, profile).length === 0);
  const start = foods.length === 0 ? 0 : stableNumber(seed + meal) % foods.length;
  const list = [...foods.slice(start), ...foods.slice(0, start)].slice(0, count);
  return list.length > 0 ? list : ['what is on the safe list'];
}

function tagsOf(facts: ChildFacts, known: Known, hasTriggers: boolean, hasBedtime: boolean): Set<StepTag> {
  const senses = new Set<string>(facts.profile.sensorySensitivities);
  const holds: readonly (readonly [StepTag, boolean])[] = [
    ['little', facts.group === 'toddler'],
    ['child', facts.group !== 'teen'],
    ['teen', facts.group === 'teen'],
    ['adult', (facts.age ?? 0) >= 18],
    ['speaks', facts.way === 'speech'],
    ['unspeaking', facts.way !== 'speech' && facts.way !== 'any'],
    ['sound', senses.has('Sound')],
    ['light', senses.has('Light')],
    ['touch', senses.has('Touch')],
    ['crowds', senses.has('Crowds')],
    ['smell', senses.has('Smell')],
    ['taste', senses.has('Taste')],
    ['textures', senses.has('Textures')],
    ['comfort', known.comfort],
    ['interest', known.interest],
    ['triggers', hasTriggers],
    ['bedtime', hasBedtime],
    ['wanders', facts.wandering.length > 0],
  ];
  return new Set(holds.filter(([, is]) => is).map(([tag]) => tag));
}

/** A short food the child eats and may have. */
function eaten(item: string, { diet, profile }: ChildFacts): string[] {
  const plain = item
    .replace(/^(?:eats?|likes?|loves?|only|will eat|enjoys)\s+(?:only\s+)?/i, '')
    .toLowerCase();
  const isRefused =
    /\b(?:no|not|never|refuses?|hates?|avoids?|gags?|won't|dislikes?|allerg|without|smell)\b/i.test(item);
  if (foodNamed(plain) === null || isRefused || plain.split(' ').length > 3) return [];
  if (diet.isYoung || fittingKind(plain, diet) !== plain || findDietConflicts(plain, profile).length > 0)
    return [];
  return [plain];
}

function guessed(said: readonly string[], unnamed: string): ChildProfile {
  const text = said.join('\n').toLowerCase();
  const years =
    /(?<!\b(?:i['’]?m|i am) )\b(\d{1,2}) ?-?(?:years?|yrs?|yo|y\/o)\b|\b(?:is|age|aged|turned|(?<!\b(?:wakes?|woke|up|bed|starts?|comes?|ends?|home|today|tomorrow|asleep|goes?|rings?|calls?) )at|he['’]?s|she['’]?s) (\d{1,2})\b(?! ?(?:am|pm|o|[:.]\d|:|%|times|minutes|hours|foods|things|,? at \d))|\b(?:boy|girl|son|daughter|lad|lass|toddler|grandson|granddaughter|nephew|niece|man|woman|guy|lady|brother|sister|pupil|support),? (?:of )?\(?(\d{1,2})\b(?! ?(?:am|pm|:|%|times|minutes|hours|days|weeks|foods|things|ways))/.exec(
      text,
    );
  const age = Number(years?.[1] ?? years?.[2] ?? years?.[3] ?? 0);
  const isAdult = unnamed === themself || isGrownUp(text);
  const isTeen = /\bteen(?:ager|age)?\b/.test(text);
  const isLittle = /\b(?:toddler|nursery|preschool)\b/.test(text);
  return {
    ...emptyProfile,
    name: unnamed,
    gender: /^your (?:brother|grandson|nephew|stepson|godson)$/.test(unnamed)
      ? 'Male'
      : /^your (?:sister|granddaughter|niece|stepdaughter|goddaughter)$/.test(unnamed)
        ? 'Female'
        : genderIn(said),
    age: age >= 2 && age <= 99 ? String(age) : isAdult ? '30' : isTeen ? '15' : isLittle ? '3' : '',
    communication: /\bnon-?\s?(?:verbal|speaking)\b|\b(?:does not|doesn'?t|can'?t) (?:talk|speak)\b/.test(
      text,
    )
      ? 'Non-Verbal'
      : '',
  };
}

/** The newest message that names a son or a daughter decides, else the first that says he or she: later ones speak of others too. */
function genderIn(said: readonly string[]): ChildProfile['gender'] {
  const newestFirst = said.map((text) =>
    leaning(
      text.replace(ofAsker, '').replace(passers, ''),
      /\b(?:my|our|foster|a|one|this) (?:\w+ ){0,2}?(?:daughter|dauter|girl|granddaughter|niece|lass|woman|lady)\b/gi,
      /\b(?:my|our|foster|a|one|this) (?:\w+ ){0,2}?(?:son|boy|grandson|nephew|lad|man|guy|gentleman)\b/gi,
    ),
  );
  const oldestFirst = said
    .toReversed()
    .map((text) =>
      leaning(
        text,
        /\b(?:she|her|hers|herself|daughter|girl|shes)\b/gi,
        /\b(?:he|him|his|himself|son|boy|hes)\b/gi,
      ),
    );
  return [...newestFirst, ...oldestFirst].find((one) => one !== '') ?? '';
}

/** "I'm a dinner lady": not who is meant. */
const ofAsker = /\b(?:i['’]?m|i am|as) (?:an?|the) (?:[\w-]+ ){0,3}?(?:lady|woman|man|girl|guy)\b/gi;

/** "One lady tutted", "a man in the queue": somebody who came by. */
const passers =
  /\b(?:an?|one|this|some|another) (?:[\w-]+ ){0,2}?(?:lady|woman|man|guy|gentleman|girl|boy|lad)\b(?= (?:(?:just|even|actually|then|\w+ly) )?(?:tutted|gave|said|told|came|shouted|stared|asked|looked|offered|smiled|laughed|filmed|called|pushed|hit|kicked|helped|stopped|(?:in|on|at|from) the (?:shop|queue|street|bus|train|till|checkout|park|caf[eé]|car park|next table|pool|supermarket)|behind|next to))/gi;

/** As often for both: whoever is named first. */
function leaning(text: string, female: RegExp, male: RegExp): ChildProfile['gender'] {
  const hers = text.match(female)?.length ?? 0;
  const his = text.match(male)?.length ?? 0;
  if (hers !== his) return hers > his ? 'Female' : 'Male';
  if (hers === 0) return '';
  return text.search(male) < text.search(female) ? 'Male' : 'Female';
}
