// What is hard, entry by entry: which situation of the library it surely is, or only of which kind, or neither.
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { bareTopic, phraseOf } from '#child/phrase-shape';
import type { Situation } from '#library/entries';
import { isCovered } from '../asking/qualifiers.ts';
import { asSaid } from '../carer-words.ts';
import { cleanText, isRepeatable } from '../clean.ts';
import type { HardMoment } from '../facts.ts';
import { isUnread } from '../hard-moments.ts';
import {
  emptiesDevice,
  hasOwnQuestion,
  isWarning,
  isWeatherWord,
  losesVoice,
} from '../meanings/own-question.ts';
import { isNeed, tellsOfBody } from './body-needs.ts';
import { type ClinicFacts, maySetOff } from './clinic-facts.ts';
import { getsAt, isDangerous } from './dangers.ts';
import { harmsIn } from './harm/harm-by-others.ts';
import { isStruckByOthers } from './harm/struck-by-others.ts';
import { baresSkin, isTreatment } from './medical/treatments.ts';
import { fitsAge } from './named/age-fit.ts';
import { namedSituation } from './named/named-situation.ts';
import { otherWayRound } from './other-way-round.ts';
import { belongsElsewhere } from './phrases-to-read.ts';
import { keepNames } from './read-items.ts';
import { isBareCutting, tellsOfSelfHarm } from './self-harm.ts';
import { hidesPain } from './told/hidden-pain.ts';
import { opensWay } from './told/ways-out.ts';
import { isWrongName } from './told/wrong-name.ts';
import { forbidsCall, isStaffing, tellsOfChewing, tellsWhatToDo } from './told-rules.ts';
import { isOver } from './tried.ts';
import {
  likeliestOf,
  meantBy,
  type Readings,
  situationOf,
  sureFrom,
  type Understood,
  understand,
} from './understand.ts';

/** `least` is the chance from which an entry of the library is taken; `meanings` is what the carer said phrases mean. */
export type MomentReader = {
  readings: Readings;
  meanings: ReadonlyMap<string, string>;
  clinic: ClinicFacts;
  isAdult: boolean;
  age: number | null;
  least?: number;
  isOfRisks?: boolean;
  talksByDevice?: boolean;
};

/** A box holds a thousand characters: what carers write there in earnest stays below this. */
export const mostHard = 24;

export const hardMomentsOf = (
  phrases: readonly string[],
  reader: MomentReader,
  most = mostHard,
): HardMoment[] =>
  readMoments(phrases, reader, most).map((moment) => {
    const likely = isUnread(moment) && moment.isLate !== true ? likelyFor(moment.phrase, reader) : undefined;
    return likely === undefined ? moment : { ...moment, likely };
  });

/** The likeliest situation of a phrase nobody said anything about, if the plan would take it from the carer (PL42). */
function likelyFor(phrase: string, reader: MomentReader): Situation | undefined {
  if (reader.meanings.has(phrase) || holdsTitle.test(phrase) || isOnlyADay(phrase)) return undefined;
  const id = likeliestOf(reader.readings.get(phrase));
  if (id === undefined) return undefined;
  const asChosen = { ...reader, readings: new Map(), meanings: new Map([[phrase, id]]) };
  const [taken] = readMoments([phrase], asChosen, 1);
  return taken?.situation?.id === id && isCovered(taken.situation, phrase) ? taken.situation : undefined;
}

/** Denied, or the clinic's from a certain age on. */
const isNoMoment = (phrase: string, age: number | null): boolean =>
  saysNo(phrase) || isBareCutting(phrase, age);

const readMoments = (
  phrases: readonly string[],
  {
    readings,
    meanings,
    clinic,
    isAdult,
    age,
    least = sureFrom,
    isOfRisks = false,
    talksByDevice = false,
  }: MomentReader,
  most: number,
): HardMoment[] => {
  // A danger stays one, also where a clinic has a word in it; harm by others and to oneself stand elsewhere.
  const isKept = (phrase: string) =>
    isOfRisks &&
    (isDangerous(phrase) || !isForClinic(phrase)) &&
    harmsIn(phrase).length === 0 &&
    !tellsOfSelfHarm(phrase) &&
    !isOver(phrase);
  const isOfClinic = (said: string) => clinic.said.some((text) => text.includes(said));
  // Neither a danger nor what stands beside a clinic's matter is settled by a tap (PL42).
  const toldOf = (phrase: string) =>
    isOfRisks || isNeverTold(phrase) || isOfClinic(asSaid(phrase))
      ? undefined
      : meantBy(meanings.get(phrase));
  return (
    phrases
      .filter((phrase) => (!belongsElsewhere(phrase) || isKept(phrase)) && !isNoMoment(phrase, age))
      .filter(
        (phrase) =>
          isOfRisks ||
          !(tellsOfChewing(phrase) || isStaffing(phrase) || tellsOfBody(phrase) || hidesPain(phrase)),
      )
      // Of a long list the first get steps and the rest stands as written; a danger counts wherever it comes.
      .filter((_, at) => most === mostHard || at < most)
      .flatMap((phrase, at) =>
        at < most || hasOwnQuestion(phrase) || hurtsOthers(phrase)
          ? momentOf(phrase, { reading: readings.get(phrase), least, told: toldOf(phrase), talksByDevice })
          : momentOf(phrase, { reading: undefined, least, told: undefined, talksByDevice }).map((moment) => ({
              ...moment,
              isLate: true,
            })),
      )
      .map((moment) =>
        isMisread(moment, { clinic, isAdult, age, isOfRisks }) ? { ...moment, ...unread } : moment,
      )
      .filter(({ said, situation }) => situation !== null || isKept(said) || !isOfClinic(said))
  );
};

type Around = Pick<MomentReader, 'clinic' | 'isAdult' | 'age'> & { isOfRisks: boolean };

/** What was read does not hold for this child, or is not ours to advise on: it is asked about. */
const isMisread = (
  { phrase, situation, kind }: HardMoment,
  { clinic, isAdult, age, isOfRisks }: Around,
): boolean =>
  // Advice for a classroom is none for a grown-up.
  (isAdult && situation !== null && isForSchool(situation)) ||
  (situation !== null && !fitsAge(situation, phrase, age)) ||
  // Among the dangers nothing is a matter of lessons, sounds or waiting.
  (isOfRisks && kind !== null && !ofDangers.has(kind)) ||
  // What a clinic ordered is neither put off nor left out.
  isTreatment(phrase, clinic) ||
  baresSkin(phrase, clinic) ||
  (clinic.matters.has('seizures') && maySetOff.test(phrase)) ||
  // Where a clinic sets the meals, food is not advised on; what stands beside a clinic's matter must be surely read.
  (clinic.setsMeals && isOfFood({ kind, situation }));

/** Food by its kind, or steps that offer nothing else. */
const isOfFood = ({ kind, situation }: Pick<HardMoment, 'kind' | 'situation'>): boolean =>
  kind === 'food' ||
  (situation !== null &&
    [situation.before, situation.act].some((lines) => lines.every((line) => offersFood.test(line))));
const offersFood = /\b(?:foods?|eats?|drinks?|snacks?|meals?|water and|hungry|fluids?)\b/iu;

const ofDangers: ReadonlySet<string> = new Set(['safety', 'feeling', 'body', 'people', 'food']);
const unread = { situation: null, kind: null } as const;

/** Beside a line that only names whom to tell. */
export const happensAtSchool = (situation: Situation): boolean =>
  /\b(?:teachers?|lessons?|class\w*|school|group work|corridors?|assembl\w+|playtime|break ?time|exams?)\b/iu.test(
    situation.name,
  ) ||
  isForSchool({
    ...situation,
    before: situation.before.map(withoutSlot),
    act: situation.act.map(withoutSlot),
  });
const withoutSlot = (line: string): string => line.replaceAll('{school}', '');

/** Told so by its steps, or counted at school and nowhere else. */
const isForSchool = ({ before, act, goal, where }: Situation): boolean =>
  /\b(?:lessons?|class(?:room|mates?)?|teachers?|school|playground|homework|the bell|break time|pupils?)\b/i.test(
    [...before, ...act, goal].join(' '),
  ) || /^(?:at school|in class)$/u.test(where ?? '');

/** What others do to a body is nothing to get used to. */
const isOthersTouch = (phrase: string): boolean =>
  /\b(?:touch(?:ed|es|ing)|hug\w*|grab\w*|tickl\w*|strok\w*|kiss\w*|held|pat(?:s|ted|ting)?|cuddl\w*)\b/iu.test(
    phrase,
  );

const needsNoKind = (phrase: string): boolean =>
  isWarning(phrase) || isWeatherWord(phrase) || isOthersTouch(phrase);

/** A danger and what is the clinic's are taken by a sure reading alone, and among the dangers nothing by its words. */
const namedFor = (
  phrase: string,
  reading: EntryReading | undefined,
  least: number,
): Understood | undefined => (least === sureFrom ? meantBy(namedSituation(phrase, reading)) : undefined);

type Told = {
  reading: EntryReading | undefined;
  least: number;
  told: Understood | undefined;
  talksByDevice: boolean;
};

function momentOf(phrase: string, { reading, least, told, talksByDevice }: Told): HardMoment[] {
  const said = asSaid(phrase);
  const plain = cleanText(phrase);
  if (plain.length < 2 || !/[\p{L}\p{N}]/u.test(plain)) return [];
  const named = told ?? namedFor(phrase, reading, least);
  const isVague = isTime(phrase) || (named === undefined && isOnlyADay(phrase));
  const taken = isVague ? unread : understand(reading, least, named);
  // What the carer chose stands, whatever else the phrase says.
  const likeliest =
    told === undefined && taken.situation && !isCovered(taken.situation, phrase) ? unread : taken;
  const turned = otherWayRound(likeliest.situation?.id, phrase);
  const instead = told === undefined ? situationOf(turned?.instead) : null;
  const first = turned === undefined ? likeliest : (instead ?? unread);
  // Somebody else may be hurt: steps for that stand rather than a question.
  const read = first.situation === null && hurtsOthers(phrase) ? (situationOf('hitting') ?? first) : first;
  // A danger gets the steps for a danger, or is asked about: never those for something like it.
  const isOther =
    ((isDangerous(phrase) || runsOutOf.test(phrase)) && read.kind !== 'safety') ||
    getsAt.test(phrase) ||
    losesVoice(phrase) ||
    drinksMuch.test(phrase) ||
    (isStruckByOthers(phrase) && (read.situation === null || blows.has(read.situation.id))) ||
    (talksByDevice && emptiesDevice(phrase)) ||
    isWrongName(phrase) ||
    opensWay(phrase) ||
    forbidsCall(phrase) ||
    tellsWhatToDo(phrase) ||
    (tellsWhy.test(phrase) && read.situation?.id !== 'being-told-no') ||
    (told === undefined && holdsTitle.test(phrase));
  const isDoubtful =
    read.situation === null &&
    (needsNoKind(phrase) ||
      isNeed(phrase) ||
      (read.kind === 'ending' && !tellsOfEnd.test(phrase)) ||
      (read.kind === 'crowd' && !tellsOfCrowd.test(phrase)));
  const understood = isOther || isDoubtful ? unread : read;
  if (isRepeatable(said))
    return [
      { phrase, said, topic: keepNames(plain, bareTopic(phraseOf(plain).text) || plain), ...understood },
    ];
  // What a plan may not repeat is understood and then renamed, or left out.
  const name = understood.situation?.name.replace(/\{\w+\} ?/g, '').trim();
  return name === undefined ? [] : [{ phrase, said: name, topic: name, ...understood }];
}

/** It may be an illness: no drink is put in front of anybody before the doctor knows. */
const drinksMuch =
  /\bthirsty (?:a lot|all (?:day|the time)|lately)\b|\b(?:always|constantly) thirsty\b|\bdrinks? (?:all day|all the time|a lot|non-?stop)\b/iu;

/** Steps for who strikes: they say the reverse to who is struck. */
const blows: ReadonlySet<string> = new Set([
  'hitting',
  'self-injury',
  'excited-biting',
  'hair-pulling',
  'siblings',
]);

/** A lock that is missing ends nothing: steps for an ending need a word of one. */
const tellsOfEnd =
  /\b(?:end(?:s|ed|ing)?|stop\w*|finish\w*|over|leav(?:e|es|ing)|clos(?:es|ed|ing)|off|last|home|goodbye|bye|done|time(?:['’]?s)? up|tidy\w*|packing|put(?:ting)? (?:it |them )?away|turn\w*|switch\w*|out of|get(?:ting)? out|coming (?:off|out|in|away))\b/iu;

const tellsOfCrowd =
  /\b(?:crowd\w*|busy|people|queues?|halls?|canteens?|cafeterias?|assembl\w+|nois\w*|loud|full|packed|part(?:y|ies)|many|lots?|everyone|everybody|kids|children|class\w*|bus(?:es)?|trains?|stations?|markets?|shop\w*|mall|town|centre|center|push\w*|corridors?|hallways?|playgrounds?|events?|wedding|church|concert|stadium|match|visitors|guests|gatherings?|groups?|rush)\b/iu;

/** A bare time is no trouble: "up 6", "bed 7.30 pm". */
const isTime = (phrase: string): boolean => /\d/.test(phrase) && phrase.split(/\s+/).length <= 4;

/** Asked about in words of its own, or surely harm: whatever was chosen for such a phrase does not count. */
const isNeverTold = (phrase: string): boolean =>
  hasOwnQuestion(phrase) || hurtsOthers(phrase) || runsOff(phrase) || forbidsCall(phrase) || isTime(phrase);

/** "Biting", "hits his sister": hands or teeth on somebody, not on oneself or a thing. */
export const hurtsOthers = (phrase: string): boolean =>
  /^(?:he |she |they )?(?:(?:will|can|sometimes|often|keeps?) )?(?:hits?|hitting|bit(?:es?|ing)|kick(?:s|ing)?|punch(?:es|ing)?|slap(?:s|ping)?|scratch(?:es|ing)?|pinch(?:es|ing)?|nips?|nipping|push(?:es|ing)?|head-?butts?|attack(?:s|ing)?|shov(?:es|ing)|lash(?:es|ing) out)(?:$| (?:out|when|if|and (?:kick|bit|scratch|pinch|hit)\w*)\b| (?:at )?(?:(?:his|her|their|the|my|our|other|little|baby|younger|older|small) )*(?:me|us|you|people|others?|kids?|child(?:ren)?|brothers?|sisters?|siblings?|twins?|mum|mom|mam|dad|nan|gran\w*|staff|teachers?|ta|aides?|adults|friends?|baby|babies|cats?|dogs?|wean|toddlers?|classmates|cousins?|aunt\w*|uncles?|peers?|pupils?|helpers?|nurses?|abuela|partner|girls?|boys?)\b)|^(?:he |she |they )?lash(?:es|ing) out\b/iu.test(
    phrase.trim(),
  ) && !/\b(?:him|her|them)sel\w+|\bown\b/iu.test(phrase);

/** "Price is Right preempted": the words of a title say nothing of what is meant. Where every word has its capital, it is a way of writing. */
const holdsTitle =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:(?:is|of|the|and|in|to|a|on|for|with) )+\p{Lu}\p{Ll}+\b.*(?<!\p{L})\p{Ll}{4,}|(?<!\p{L})\p{Ll}{4,}\b.* \p{Lu}\p{Ll}+ (?:(?:is|of|the|and|in|to|a|on|for|with) )+\p{Lu}\p{Ll}+/u;

/** The reason is told: steps for the same act with another reason would miss it. */
const tellsWhy = /\bwhen (?:not|nobody) underst\w*|\bcan(?:no|['’])?t (?:get|say|tell|ask)\b/iu;

/** A day that holds something is not the thing: on "PE day" it may be the kit, the bus or the crowd. */
const isOnlyADay = (phrase: string): boolean =>
  /^(?:the |on |every )?[\p{L}-]+(?: [\p{L}-]+)? days?$/iu.test(phrase.trim());

/** Told as something hard, and a matter of the wandering plan wherever it was written. */
export const runsOff = (phrase: string): boolean =>
  !isOver(phrase) &&
  (runsOutOf.test(phrase) ||
    (!/\brunn?(?:s|ing)? out of\b/iu.test(phrase) &&
      (bareRunner.test(phrase.trim()) || goesSomewhere.test(phrase))));
/** Out of a place, not of milk: "out of the shop", "out of class when it rains"; "out of school jumpers" is a cupboard that is empty. */
const runsOutOf =
  /\b(?:r[au]n(?:s|ning)?|bolt(?:s|ed|ing)?|dart(?:s|ed|ing)?|dash(?:es|ed|ing)?|storm(?:s|ed|ing)?|walk(?:s|ed|ing)?|rush(?:es|ed|ing)?|charg(?:es|ed|ing)|sneak(?:s|ing)?|slip(?:s|ped|ping)?) (?:straight |right )?out of (?:(?:the|a|an|any|every|our|my|his|her|their|your|nan['’]?s|gran\p{L}*['’]?s) (?:\p{L}+ )?(?:gates?|doors?|gardens?|yards?|house|home|flat|school|nursery|college|class(?:es|room)?s?|lessons?|assembly|(?:bed|bath|waiting |dining |play)?rooms?|halls?|shops?|stores?|supermarkets?|building|playground|park|car|bus|church|mosque|temple|library|surgery|clinic|hospital|restaurants?|caf[eé]s?|cinema|hotel|station|premises|grounds|site|places?)\b|(?:gates?|doors?|gardens?|yards?|house|home|flat|school|nursery|college|class(?:es|room)?s?|lessons?|assembly|(?:bed|bath|waiting |dining |play)?rooms?|halls?|shops?|stores?|supermarkets?|building|playground|park|car|bus|church|mosque|temple|library|surgery|clinic|hospital|restaurants?|caf[eé]s?|cinema|hotel|station|premises|grounds|site|places?)\b(?=\s*(?:$|[.,;:!?()–-]|(?:when|whenever|if|at|and|or|to|into|in|on|onto|as|after|because|without|every|each|during|towards?|most|once|twice|\d|alone|before|gates?|doors?)\b)))/iu;
/** "Bolts", "a runner", "has got out the front door twice": nothing more is written, and it is meant. */
const bareRunner =
  /^(?:(?:he|she|they) )?(?:(?:has|have|often|sometimes|also) )*(?:goes|going|went|gone) (?:missing|awol)\b|^(?:(?:he|she|they)(?:['’]s| is| will| can)? )?(?:(?:a|is a|does a|an|sometimes|often) )*(?:bolts?|bolting|bolter|runner|runs|legs it\b.*|escap(?:es|ing)|escape artist|absconds?|absconding|elop(?:es|ing|ement)\b.*|wanders|wandering)[.!]?$|^(?:he |she |they )?bolts? (?!(?:(?:his|her|their|down|the) )*(?:food|meals?|dinner|lunch|breakfast|doors?))|\b(?:got|gets?|keeps? (?:on )?getting|kept getting) out (?:of )?(?:the |our )?(?:front |back |side |garden )*(?:door|gate|garden|house|flat|school)\b|\bgetting out (?:of )?(?:the |our )?(?:front |back |side |garden )*(?:door|gate|garden)\b(?!['’]?s? (?:(?:is|was) )?(?:(?:the|a|an|our|his|her|so|very|really|such) )*(?:problem|issue|battle|struggle|hard|difficult|thing)|(?: (?:of the house|and off|ready))* (?:in (?:the )?mornings?|on (?:a )?(?:school|mon|tues|wednes|thurs|fri)\p{L}*|for (?:school|work|nursery|anything|the bus|appointments?)|on time|to (?:go to )?(?:school|nursery|work|appointments?)|before (?:school|nursery)|at all|with (?:shoes|a coat)))|^leaves (?:the )?(?:site|school|class\w*|grounds|building|premises)\b/iu;
/** Among dangers "getting out of the house" is no late morning. */
export const isDangerOut = (risk: string): boolean =>
  !isOver(risk) &&
  /\b(?:getting|letting (?:him|her|them)sel\p{L}+|sneaking|slipping|breaking) out\b(?! of (?:the |a |his |her |their )?(?:bed|bath|cars?|seat\p{L}*|chair|straps?|harness|buggy|pram|pushchair|cot|clothes))/iu.test(
    risk,
  );
const goesSomewhere =
  /\b(?:runs?|running|bolts?|bolting|darts?|darting|dashes|dashing|wanders?|wandering|sneaks?|slips?|climbs?|escapes?|escaping) (?:(?:straight|right|out|off|away|back) )*(?:off|away|out|into|to|towards?|onto|across|over|for) (?:the |a |our |his |her |their )?(?:(?:main|busy|front|back|school|garden|open) )*(?:roads?|street|traffic|cars?|car park|motorway|water|river|pond|canal|lake|sea|ocean|beach|surf|harbour|weir|pool|railway|tracks?|train|platform|door|gate|fence|window|roof|house|school|shop)\b|\b(?:runs?|bolts?|wanders?|running|bolting|wandering) (?:off|away)\b|\b(?:bolts?|bolting|darts?|darting) (?:in|on|through) (?:the |a )?(?:\w+ ){0,2}(?:lots?|car ?parks?|streets?|roads?|shops?|stations?|crowds?)\b|\b(?:goes|walks?|leaves|heads?) (?:off )?(?:(?:out|to) (?:the |a )?(?:\w+ )?(?:stations?|bus stop|town|shops?|park|woods?|river|canal|beach|harbour|bridge)) (?:alone|on (?:his|her|their) own|without telling)\b/iu;

/** "About once a week" behind a comma belongs to what was said before it. */
export const saysHowOften = (text: string): boolean =>
  /^(?:(?:about|around|roughly|maybe|at least|up to|almost|nearly)\s+)?(?:once|twice|(?:\d+|two|three|four|five|several|many|a few) times|every|each|daily|weekly|monthly|often|sometimes|rarely|most|some)(?:\s+(?:or|to|and|twice|once|times|a|per|each|every|other|few|\d+|two|three|days?|weeks?|months?|years?|mornings?|evenings?|nights?))*$/i.test(
    text,
  );

/** Denied, with or without the reason. Whatever limits it ("but", "unless", "at home") is no denial. */
export const saysNo = (text: string): boolean => {
  const told = text.trim();
  return (
    /^(?:none|n\/a|no (?:known )?(?:risks?|concerns?|issues?|history)(?: known)?)[.!]?$/iu.test(told) ||
    ((/^(?:no|nope|never|none|not|used to)\b/iu.test(told) || deniedAct.test(told) || stays.test(told)) &&
      nothingElse.test(told.replaceAll(allDenied, ' ').replaceAll(allStays, ' ')))
  );
};
/** "Doesn't wander, goes on planned trips": denied first, and nothing behind it tells of going off. */
export const deniesGoing = (wanderingBehavior: string): boolean => {
  const [first = '', ...rest] = sentencesOf(wanderingBehavior).flatMap(entriesOf);
  return (
    saysNo(wanderingBehavior.trim()) ||
    hidesIndoors(wanderingBehavior) ||
    cannotGo.test(wanderingBehavior.trim()) ||
    (saysNo(first) &&
      rest.length > 0 &&
      rest.every((part) => saysNo(part) || (isAgreed.test(part) && !mayBeOff.test(part))))
  );
};
/** "No - wheelchair user". */
const cannotGo =
  /^(?!.*\bbut\b)(?:no|n\/?a|not possible)\b[^.;]{0,20}\b(?:wheelchair|(?:can(?:no|['’])?t|does(?:n['’]?t| not)|not yet) walk\w*|non-?mobile|not mobile|non-?ambulant)\b/iu;
/** "No but hides under tables": nobody is gone. */
export const hidesIndoors = (wanderingBehavior: string): boolean => indoors.test(wanderingBehavior.trim());
const indoors =
  /^(?:no|not really|never|does(?:n['’]?t| not) (?:wander|run(?: off)?))\b[,. ]*(?:but )?(?:(?:he|she|they|will|can|sometimes|often|does|may) )*(?:hides?|hiding) (?:under|behind|in|inside) (?:the |a |his |her |their )?(?:(?:book|reading|quiet|class|school|coat|sensory|home|own|stock|store|dark|cosy) ?){0,2}(?:tables?|desks?|beds?|bedroom|room|sofas?|chairs?|curtains?|wardrobes?|cupboards?|toilets?|corners?|covers|duvet|library|cloakroom|tents?|den|coats|blankets?)(?: (?:when|if)(?: \p{L}+){1,4})?[.!]?$/iu;
const isAgreed =
  /\b(?:planned|agreed|arranged|supervised|asks (?:us )?first|tells us|stays|clubs?|with (?:us|me|an?|his|her|their|mum|mom|dad|staff|family))\b/iu;
const mayBeOff =
  /\b(?:but|r[au]n\w*|bolt\w*|dart\w*|wander\w*|leav\w*|left|lost|missing|slip\w*|escap\w*|gone|off|away|out|climb\w*|hid\w*|follow\w*|unless|once|if|when|used to|except)\b/iu;
const deniedAct =
  /\b(?:never|does(?:n['’]?t| not)|did(?:n['’]?t| not)|would(?:n['’]?t| not)|has(?:n['’]?t| not| never)|not|no longer|no) (?:ever )?(?:wander(?:s|ed|ing)?|run(?:s|ning)?(?: (?:off|away))?|ran(?: (?:off|away))?|leaves?|left|bolt(?:s|ed|ing)?|go(?:es)? (?:off|anywhere|away)|gone (?:off|anywhere|missing)|tried|try|done (?:it|this|that)|an? (?:(?:\p{L}+ )?(?:wanderer|runner|bolter|absconder|escaper|flight risk)|problem|issue|worry|risk|concern)|known|wandering)\b/iu;
const allDenied = new RegExp(deniedAct.source, 'giu');
/** "Stays out all night" is none. */
const stays =
  /\b(?:stays?(?! (?:out|up|away|at|in|until|til))|sticks? (?:close|with|to|by)|keeps? close|(?<!\b(?:not|n['’]?t|never|always|less|be) (?:very |so )?)(?:careful|sensible|cautious))\b/iu;
const allStays = new RegExp(stays.source, 'giu');
/** What is left of a denial: little words, and since when. */
const nothingElse =
  /^(?:[\s,.;:!–-]|\b(?:no|nope|never|none|not|he|she|they|\{child\d*\}|is|are|has|have|was|did|it|this|that|now|currently|really|at all|so far|yet|always|just|any ?more|these days|for (?:years|months|a long time|now)|since (?:\p{L}+ )?\d{4}|since (?:\p{L}+ )?\p{L}+|put|close|near|by|beside|next|to|with|us|me|mum|mom|dad|his|her|their|family|carers?|staff|side|here|there|very|used to|in the past|thankfully|luckily|thank god)\b)*$/iu;
