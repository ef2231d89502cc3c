// The child as the plan writer sees it: every field read, cleaned, split and matched against the library, once.
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { ageOf } from '#child/age';
import { listItems } from '#child/list-items';
import { bareTopic, phraseOf } from '#child/phrase-shape';
import { type Pronouns, pronounsOf } from '#child/pronouns';
import { type SayingWay, sayingWayOf } from '#child/speech';
import { stableNumber } from '#child/stable-choice';
import { comfortAdvice } from '#generated/advice';
import { interests, strengths } from '#generated/likings';
import { situations } from '#generated/situations';
import type { Interest, Situation } from '#library/entries';
import { finder } from '#library/match';
import { yearsBetween } from './calendar.ts';
import { cleanName, cleanText, isRepeatable, withoutMarkup } from './clean.ts';
import { type Diet, dietFitting, dietOf, foodsIn, isOffLimits } from './diet.ts';

export type PlanAge = 'toddler' | 'child' | 'teen';

/** `said` is the carer's phrase, cleaned; `topic` is what it is about: "dogs" of "afraid of dogs". */
export type Item = { said: string; topic: string };
export type HardMoment = Item & { situation: Situation | null };
export type Liking = Item & { interest: Interest | null };

export type ChildFacts = {
  profile: ChildProfile;
  today: string;
  seed: string;
  name: string;
  they: Pronouns;
  age: number | null;
  group: PlanAge;
  way: SayingWay;
  diet: Diet;
  comforts: readonly Item[];
  strengths: readonly Item[];
  interests: readonly Liking[];
  activities: readonly Liking[];
  triggers: readonly HardMoment[];
  challenges: readonly HardMoment[];
  risks: readonly HardMoment[];
  wandering: readonly Item[];
  sleep: readonly Item[];
  eating: readonly Item[];
  interaction: readonly Item[];
  supports: readonly Item[];
  learning: readonly Item[];
  notes: readonly Item[];
};

export const findSituation = finder(situations);
export const findInterest = finder(interests);
export const findStrength = finder(strengths);
export const findComfort = finder(comfortAdvice);

/** A risk is read as a danger or as distress, never as a matter of taste: "eats sand" is not about new foods. */
const dangerIn = (said: string): Situation | null => {
  const found = findSituation(said, (entry) => entry.kind === 'safety');
  return found !== null && (found.kind === 'safety' || dangers.has(found.id)) ? found : null;
};
const dangers = new Set([
  'hitting',
  'self-injury',
  'throwing',
  'meltdown',
  'pain',
  'dog-barking',
  'insects',
  'shutdown',
  'heat-cold',
  'teasing',
  'car',
  'taking-medicine',
]);

const mostItems = 10;

/** A form copied from another child may say "his" of a girl: what belongs to the child takes the child's own word. */
const withOwnPronouns = (text: string, they: Pronouns): string =>
  text
    .replace(/\b(?:his|her)(?= \p{L})/giu, (word) => (word.toLowerCase() === they.their ? word : they.their))
    .replace(/\b(?:himself|herself)\b/gi, they.themself);

export function readChild({ profile, today }: CarePlanAsk): ChildFacts {
  const age = ageOf(profile) ?? yearsBetween(profile.dob, today);
  const diet = dietOf(profile, age);
  const they = pronounsOf(profile.gender);
  const items = (text: string, most = mostItems): Item[] =>
    itemsOf(profile.gender === '' ? text : withOwnPronouns(text, they), diet).slice(0, most);
  const hard = (text: string, isSafety = false): HardMoment[] =>
    itemsOf(profile.gender === '' ? text : withOwnPronouns(text, they), diet, true)
      .slice(0, mostItems)
      .map((item) =>
        speakable({
          ...item,
          situation: isSafety ? dangerIn(item.said) : findSituation(item.said),
        }),
      );
  const liked = (text: string): Liking[] =>
    items(text).map((item) => ({ ...item, interest: findInterest(item.topic) }));
  return {
    profile,
    today,
    seed: String(stableNumber(JSON.stringify(profile))),
    name: cleanName(profile.name) || 'the child',
    they,
    age,
    group: age === null ? 'child' : age < 5 ? 'toddler' : age < 13 ? 'child' : 'teen',
    way: sayingWayOf(profile),
    diet,
    comforts: items(profile.comfortItems, 4),
    strengths: items(profile.strengths, 8),
    interests: liked(profile.specialInterests),
    activities: liked(profile.activities),
    triggers: hard(profile.triggers),
    challenges: hard(profile.challenges),
    risks: hard(profile.safetyRisks, true).filter(({ said }) => !saysNo(said)),
    wandering: readItems(
      listItems(withoutMarkup(profile.wanderingBehavior).replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n')),
      diet,
    )
      .slice(0, 4)
      .filter(({ said }) => !saysNo(said) && !saysHowOften(said)),
    sleep: items(profile.sleepSchedule),
    eating: itemsOf(withoutMarkup(profile.eatingHabits).replace(/[():]/g, ','), {
      ...diet,
      rules: [],
      allergyStems: [],
    }).slice(0, 12),
    interaction: items(profile.interactionStyle),
    supports: itemsOf(profile.socialSupports, diet).slice(0, mostItems),
    learning: items(profile.learningStyle),
    notes: sentencesOf(profile.notes, diet).slice(0, 6),
  };
}

const speakable = (moment: HardMoment): HardMoment => {
  if (isRepeatable(moment.said)) return moment;
  const name = moment.situation?.name.replace(/\{\w+\} ?/g, '').trim() ?? 'a hard moment';
  return { ...moment, said: name, topic: name };
};

/** "About once a week" behind a comma belongs to what was said before it. */
const saysHowOften = (text: string): boolean =>
  /^(?:(?:about|around|roughly|maybe|at least|up to|almost|nearly)\s+)?(?:once|twice|(?:\d+|two|three|four|five|several|many|a few) times|every|each|daily|weekly|monthly|often|sometimes|rarely|most|some)(?:\s+(?:or|to|and|twice|once|times|a|per|each|every|other|few|\d+|two|three|days?|weeks?|months?|years?|mornings?|evenings?|nights?))*$/i.test(
    text,
  );

const saysNo = (text: string): boolean =>
  /^(?:no|never|none|not (?:known|really|at all|yet|so far)|no (?:known )?(?:risks?|wandering|concerns?|issues?|history)(?: known)?|does(?:n't| not) (?:wander|run off)|n\/a)$/i.test(
    text,
  );

/** Commas, lines, sentences and short "and" lists, each cleaned; nothing twice. */
const itemsOf = (text: string, diet: Diet, isHard = false): Item[] =>
  readItems(sentencesAndLists(withoutMarkup(text)), diet, isHard);

/** Notes are prose: only sentences and lines are taken apart. */
const sentencesOf = (text: string, diet: Diet): Item[] => readItems(text.split(/\n|(?<=[.!?])\s+/), diet);

/** What a plan may not repeat is dropped, except in hard moments, where it is understood and then renamed. */
function readItems(raws: readonly string[], diet: Diet, isHard = false): Item[] {
  const seen = new Set<string>();
  return raws.flatMap((raw, index) => {
    const fitting = dietFitting(cleanText(raw), diet);
    const said =
      isHard && isOffLimits(fitting, diet)
        ? foodsIn(fitting).reduce((text, food) => text.replace(new RegExp(food, 'i'), 'food'), fitting)
        : fitting;
    const key = said.toLowerCase();
    if (!isHard && !isRepeatable(said)) return [];
    if (said.length < 2 || !/[\p{L}\p{N}]/u.test(said) || seen.has(key)) return [];
    seen.add(key);
    const topic = isRepeatable(said) ? bareTopic(phraseOf(said).text) || said : said;
    return [{ said, topic: index > 0 ? capitalAsIn(said, topic) : keepNames(said, topic) }];
  });
}

const properFirst =
  /^(?:rubik(?:['’]s)?|quran|bible|torah|irish|indian|manchester|polish|english|french|german|spanish|italian|japanese|korean|chinese|roman|egyptian|greek|ramadan|eid|christmas|easter|diwali|hanukkah|passover|halloween|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lego|minecraft|roblox|pok[eé]mon|thomas|disney|harry|mario|star|python|christmas|nintendo|titanic|marvel|frozen|bluey|peppa|paw|doctor|sonic|lion)\b/i;

export const keepNames = (said: string, text: string): string =>
  properFirst.test(text) ? capitalAsIn(said, text) : text;

/** A capital inside a list is a name: "Polish history" after a comma keeps it. */
const capitalAsIn = (said: string, topic: string): string => {
  const at = said.toLowerCase().indexOf(topic.toLowerCase());
  return at === -1 ? topic : said.slice(at, at + topic.length);
};

const sentencesAndLists = (text: string): string[] =>
  listItems(text.replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n')).flatMap((item) => {
    const parts = item.split(/\s+(?:and|&|plus|or|und|y|et)\s+|\s+\/\s+/i);
    const isList =
      parts.length > 1 &&
      parts.every((part) => part.length > 2 && part.split(/\s+/).length <= 3) &&
      !/\b(?:between|both|mac|up|hide|rough|trial|stop|now|black|back|salt|rock|dress|quiet|mum|mom|dad|mother|father|arts|bread|cat|dog)\s+(?:and|&)\b/i.test(
        item,
      );
    return isList ? parts : [item];
  });
