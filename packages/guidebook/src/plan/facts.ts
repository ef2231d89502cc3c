// The child as the plan writer sees it: every field read, cleaned, split and matched against the library, once.
import { type CarePlanAsk, childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { ageOf } from '#child/age';
import { bareTopic, phraseOf } from '#child/phrase-shape';
import { type Pronouns, pronounsOf } from '#child/pronouns';
import { type SayingWay, sayingWayOf } from '#child/speech';
import { stableNumber } from '#child/stable-choice';
import { comfortAdvice, learningAdvice, supportAdvice } from '#generated/advice';
import { interests, strengths } from '#generated/likings';
import type { Interest, Situation, SituationKind } from '#library/entries';
import { sureFinder } from '#library/match';
import { yearsBetween } from './calendar.ts';
import { inOwnWords, plainProfile } from './carer-words.ts';
import { cleanName, cleanText, isRepeatable } from './clean.ts';
import { type ClinicFacts, clinicFactsOf } from './clinic-facts.ts';
import { type Diet, dietFitting, dietOf } from './diet.ts';
import { belongsElsewhere } from './phrases-to-read.ts';
import { isOver, triedIn } from './tried.ts';
import { type Readings, understand } from './understand.ts';

export type PlanAge = 'toddler' | 'child' | 'teen';

/** `said` is the carer's phrase, cleaned; `topic` is what it is about: "dogs" of "afraid of dogs". */
export type Item = { said: string; topic: string };
/** Surely read: a situation of the library. Only its kind is sure: that. Neither: the carer's words alone. */
export type HardMoment = Item & { situation: Situation | null; kind: SituationKind | null };
export type Liking = Item & { interest: Interest | null };

export type ChildFacts = {
  profile: ChildProfile;
  today: string;
  seed: string;
  /** What people call the child; the whole name stands in the title and on the emergency sheet. */
  name: string;
  fullName: string;
  they: Pronouns;
  age: number | null;
  group: PlanAge;
  isAdult: boolean;
  way: SayingWay;
  /** Whether the carer has said how the child communicates; if not, nothing is made of it. */
  isWayKnown: boolean;
  diet: Diet;
  clinic: ClinicFacts;
  comforts: readonly Item[];
  strengths: readonly Item[];
  interests: readonly Liking[];
  activities: readonly Liking[];
  triggers: readonly HardMoment[];
  challenges: readonly HardMoment[];
  risks: readonly HardMoment[];
  wandering: readonly Item[];
  sleep: readonly HardMoment[];
  eating: readonly Item[];
  interaction: readonly HardMoment[];
  supports: readonly Item[];
  learning: readonly Item[];
  notes: readonly HardMoment[];
  /** What the carer says works, and what does not: facts, in the carer's words. */
  helps: readonly string[];
  fails: readonly string[];
};

export const findInterest = sureFinder(interests, true);
const findActivity = sureFinder(interests);
export const findStrength = sureFinder(strengths);
export const findComfort = sureFinder(comfortAdvice);
export const findSupport = sureFinder(supportAdvice, true);
export const findLearning = sureFinder(learningAdvice);

const mostItems = 10;

export function readChild(
  { profile: written, today }: CarePlanAsk,
  readings: Readings = new Map(),
): ChildFacts {
  const profile = plainProfile(written);
  const age = ageOf(profile) ?? yearsBetween(profile.dob, today);
  const isGrown = age !== null && age >= 18;
  const diet = dietOf(profile, age);
  const clinic = clinicFactsOf(profile);
  const items = (text: string, most = mostItems): Item[] =>
    itemsOf(
      entriesOf(text).filter((phrase) => !belongsElsewhere(phrase)),
      diet,
    ).slice(0, most);
  const hard = (phrases: readonly string[], most = mostItems): HardMoment[] =>
    phrases
      .filter((phrase) => !belongsElsewhere(phrase) && !saysNo(phrase))
      .slice(0, most)
      .flatMap((phrase) => momentOf(phrase, readings))
      // Advice for a classroom is none for a grown-up.
      .map((moment) =>
        isGrown && moment.situation && isForSchool(moment.situation) ? { ...moment, ...unread } : moment,
      )
      // Where a clinic sets the meals, food is not advised on; what stands beside a clinic's matter must be surely read.
      .map((moment) => (clinic.setsMeals && moment.kind === 'food' ? { ...moment, ...unread } : moment))
      .filter(
        ({ said, situation }) => situation !== null || !clinic.said.some((text) => text.includes(said)),
      );
  const liked = (text: string, find = findInterest): Liking[] =>
    items(text).map((item) => ({ ...item, interest: find(item.topic) }));
  const tried = triedIn(
    [
      profile.triggers,
      profile.challenges,
      profile.notes,
      profile.interactionStyle,
      profile.sleepSchedule,
    ].join('\n'),
  );
  const names = namesOf(profile.name);
  return {
    profile,
    today,
    seed: String(stableNumber(JSON.stringify(written))),
    ...names,
    they: pronounsOf(profile.gender),
    age,
    group: age === null ? 'child' : age < 5 ? 'toddler' : age < 13 ? 'child' : 'teen',
    isAdult: isGrown,
    way: sayingWayOf(profile),
    isWayKnown: profile.communication !== '' || profile.preferredCommunication !== '',
    diet,
    clinic,
    comforts: items(profile.comfortItems, 4),
    strengths: items(profile.strengths, 8),
    interests: liked(profile.specialInterests),
    // How an activity is placed in the day follows from all of it: night walks are no walks.
    activities: liked(profile.activities, findActivity),
    triggers: hard(entriesOf(profile.triggers)),
    challenges: hard(entriesOf(profile.challenges)),
    risks: hard(entriesOf(profile.safetyRisks)),
    wandering: [
      ...entriesOf(profile.wanderingBehavior).filter((phrase) => !saysNo(phrase) && !saysHowOften(phrase)),
      ...[profile.triggers, profile.challenges, profile.safetyRisks].flatMap(entriesOf).filter(runsOff),
    ].map((phrase) => ({ said: inOwnWords(phrase), topic: inOwnWords(phrase) })),
    sleep: hard(entriesOf(profile.sleepSchedule)),
    eating: itemsOf(
      entriesOf(profile.eatingHabits.replace(/[():]/g, ',')).filter((phrase) => !belongsElsewhere(phrase)),
      { ...diet, rules: [], allergyStems: [] },
    ).slice(0, 12),
    interaction: hard(entriesOf(profile.interactionStyle)),
    supports: wholeOrListed(profile.socialSupports, items, findSupport),
    learning: wholeOrListed(profile.learningStyle, items, findLearning),
    notes: hard(sentencesOf(profile.notes), 6),
    helps: tried.helps.map((text) => cleanText(text)).filter(isRepeatable),
    fails: tried.fails.map((text) => cleanText(text)).filter(isRepeatable),
  };
}

/** A list is read one by one where each is known; "one friend, Aoife, moving to Cork" tells of one and stays whole. */
const wholeOrListed = (
  text: string,
  items: (text: string) => Item[],
  find: (said: string) => object | null,
): Item[] =>
  sentencesOf(text).flatMap((sentence) => {
    const listed = items(sentence);
    const whole = inOwnWords(sentence).replace(/[.!]$/, '');
    return listed.every(({ said }) => find(said) !== null) ? listed : [{ said: whole, topic: whole }];
  });

/** The name people use is the first word, until the page puts the one in that the family gave. */
function namesOf(written: string): { name: string; fullName: string } {
  const full = cleanName(written);
  if (full === '') return { name: 'the child', fullName: 'the child' };
  // The page keeps both names: another placeholder than the usual one is the whole name.
  if (/^\{child\d*\}$/.test(full)) return { name: childPlaceholder, fullName: full };
  // "your child" is no name of two words.
  return { name: /^\p{Ll}/u.test(full) ? full : (full.split(' ')[0] ?? full), fullName: full };
}

const unread = { situation: null, kind: null } as const;

const isForSchool = ({ before, act, goal }: Situation): boolean =>
  /\b(?:lessons?|class(?:room|mates?)?|teachers?|school|playground|homework|the bell|break time|pupils?)\b/i.test(
    [...before, ...act, goal].join(' '),
  );

function momentOf(phrase: string, readings: Readings): HardMoment[] {
  const said = cleanText(phrase);
  if (said.length < 2 || !/[\p{L}\p{N}]/u.test(said)) return [];
  // A bare time is no trouble: "up 6", "bed 7.30 pm".
  const isTime = /\d/.test(phrase) && phrase.split(/\s+/).length <= 4;
  const understood = isTime ? unread : understand(phrase, readings.get(phrase));
  if (isRepeatable(said))
    return [{ said, topic: keepNames(said, bareTopic(phraseOf(said).text) || said), ...understood }];
  // What a plan may not repeat is understood and then renamed, or left out.
  const name = understood.situation?.name.replace(/\{\w+\} ?/g, '').trim();
  return name === undefined ? [] : [{ said: name, topic: name, ...understood }];
}

/** Told as something hard, and a matter of the wandering plan wherever it was written. */
const runsOff = (phrase: string): boolean =>
  !isOver(phrase) &&
  /\b(?:runs?|running|bolts?|bolting|darts?|darting|dashes|dashing|wanders?|wandering|sneaks?|slips?|climbs?|escapes?|escaping) (?:(?:straight|right|out|off|away|back) )*(?:off|away|out|into|to|towards?|onto|across|over|for) (?:the |a |our |his |her |their )?(?:(?:main|busy|front|back|school|garden|open) )*(?:roads?|street|traffic|cars?|car park|motorway|water|river|pond|canal|lake|sea|pool|railway|tracks?|train|platform|door|gate|fence|window|roof|house|school|shop)\b|\b(?:runs?|bolts?|wanders?|running|bolting|wandering) (?:off|away)\b/iu.test(
    phrase,
  );

/** "About once a week" behind a comma belongs to what was said before it. */
const saysHowOften = (text: string): boolean =>
  /^(?:(?:about|around|roughly|maybe|at least|up to|almost|nearly)\s+)?(?:once|twice|(?:\d+|two|three|four|five|several|many|a few) times|every|each|daily|weekly|monthly|often|sometimes|rarely|most|some)(?:\s+(?:or|to|and|twice|once|times|a|per|each|every|other|few|\d+|two|three|days?|weeks?|months?|years?|mornings?|evenings?|nights?))*$/i.test(
    text,
  );

const saysNo = (text: string): boolean =>
  /^(?:no|never|none|not (?:known|really|at all|yet|so far)|no (?:known )?(?:risks?|wandering|concerns?|issues?|history)(?: known)?|does(?:n't| not) (?:wander|run off)|n\/a)[.!]?$/i.test(
    text,
  );

/** Each cleaned and named so that it fits the diet; nothing twice, nothing a plan may not repeat. */
function itemsOf(raws: readonly string[], diet: Diet): Item[] {
  const seen = new Set<string>();
  return raws.flatMap((raw, index) => {
    const said = dietFitting(cleanText(raw), diet);
    const key = said.toLowerCase();
    if (!isRepeatable(said) || said.length < 2 || !/[\p{L}\p{N}]/u.test(said) || seen.has(key)) return [];
    seen.add(key);
    const topic = bareTopic(phraseOf(said).text) || said;
    return [{ said, topic: index > 0 ? capitalAsIn(said, topic) : keepNames(said, topic) }];
  });
}

const properFirst =
  /^(?:rubik(?:['’]s)?|quran|bible|torah|irish|indian|manchester|polish|english|french|german|spanish|italian|japanese|korean|chinese|roman|egyptian|greek|ramadan|eid|christmas|easter|diwali|hanukkah|passover|halloween|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lego|minecraft|roblox|pok[eé]mon|thomas|disney|harry|mario|star|python|christmas|nintendo|titanic|marvel|frozen|bluey|peppa|paw|doctor|sonic|lion|duplo|playmobil|barbie|linux|xbox|playstation|youtube|tiktok|netflix|spotify|google|d&d|dungeons|zelda|pixar|postman|hey|octonauts|numberblocks|alphablocks|cbeebies|sylvanian|fortnite|geoguessr|wikipedia)\b/i;

export const keepNames = (said: string, text: string): string =>
  properFirst.test(text) ? capitalAsIn(said, text) : text;

/** A capital inside a list is a name: "Polish history" after a comma keeps it. */
const capitalAsIn = (said: string, topic: string): string => {
  const at = said.toLowerCase().indexOf(topic.toLowerCase());
  return at === -1 ? topic : said.slice(at, at + topic.length);
};
