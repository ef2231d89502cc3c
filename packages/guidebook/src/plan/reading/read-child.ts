// Reads a profile for the plan writer: every field cleaned, split and matched against the library, once.
import { type CarePlanAsk, childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { calledIn } from '@calmbridge/domain/child/called-in-notes';
import { fieldsAlone } from '@calmbridge/domain/child/meanings';
import { nameAlone } from '@calmbridge/domain/child/name-alone';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { ageOf } from '#child/age';
import { sayingWayOf } from '#child/speech';
import { stableNumber } from '#child/stable-choice';
import {
  happenedOnce,
  isAim,
  isCareNeed,
  isLimitOfCarer,
  isOnWaitingList,
  isTroubleWithPeer,
} from '../asking/facts-of-others.ts';
import { yearsBetween } from '../calendar.ts';
import { inOwnWords, plainProfile, toQuote } from '../carer-words.ts';
import { cleanName, isRepeatable } from '../clean.ts';
import { type Diet, dietOf } from '../diet.ts';
import {
  type ChildFacts,
  findActivity,
  findInterest,
  type HardMoment,
  type Item,
  type Liking,
  type PlanAge,
} from '../facts.ts';
import { isUnread } from '../hard-moments.ts';
import { losesOwnVoice } from '../meanings/own-question.ts';
import { boxWordsOf } from './box-words.ts';
import { type ClinicFacts, clinicFactsOf } from './clinic-facts.ts';
import { apart, isDangerous, isRealDanger, isRisky, namesDanger } from './dangers.ts';
import { hardEntriesOf } from './hard-entries.ts';
import { harmFactsOf } from './harm/harm-by-others.ts';
import { isHarmfulMethod } from './harm/harmful-method.ts';
import { toldOfHarm, withoutToldOfHarm } from './harm/told-of-harm.ts';
import { dangersLeft } from './medical/crisis.ts';
import { dangersApart } from './medical/dangers-apart.ts';
import { mayBeOwnAlarm } from './medical/own-device.ts';
import { belongsElsewhere } from './phrases-to-read.ts';
import { apartFromSecrets } from './private/kept-private.ts';
import { pronounsTold } from './pronouns-told.ts';
import { itemsIn, itemsOf } from './read-items.ts';
import {
  deniesGoing,
  hardMomentsOf,
  hurtsOthers,
  isDangerOut,
  type MomentReader,
  runsOff,
  saysHowOften,
  saysNo,
} from './read-moments.ts';
import { ownWayIn, talksByDevice, unmentionable, waitTold } from './tips.ts';
import { answerIn, headOf } from './told/answered.ts';
import { answerTold } from './told/answers.ts';
import { dangerEntriesOf } from './told/danger-entries.ts';
import { painMethodTold } from './told/hidden-pain.ts';
import { opensWay } from './told/ways-out.ts';
import { wishesTold } from './told/wishes.ts';
import { isOnlyTried, triedIn, triedListIn, worksLabel, worksTold } from './tried.ts';
import { type Readings, sureOfDanger } from './understand.ts';

export function readChild(
  { profile: written, today }: CarePlanAsk,
  readings: Readings = new Map(),
): ChildFacts {
  const plain = plainProfile(written);
  const { open, secrets } = apartFromSecrets(plain);
  const profile = withoutToldOfHarm(open);
  const age = ageOf(profile) ?? yearsBetween(profile.dob, today);
  const isAdult = age !== null && age >= 18;
  const diet = dietOf(profile, age);
  const clinic = clinicFactsOf(profile);
  const meanings = new Map(Object.entries(written.meanings));
  return {
    profile,
    secrets,
    today,
    seed: seedOf(written),
    ...namesOf(profile),
    they: pronounsTold(profile),
    age,
    group: groupOf(age),
    isAdult,
    way: sayingWayOf(profile),
    isWayKnown: profile.communication !== '' || profile.preferredCommunication !== '',
    ownWay: ownWayIn(profile),
    waits: waitTold(profile),
    unmentionable: unmentionable(profile),
    diet,
    clinic,
    harm: harmFactsOf(plain, hardEntriesOf, toldOfHarm(plain)),
    words: boxWordsOf(profile, age !== null && age < 6),
    ...goodThings(profile, diet, age),
    ...hardThings(profile, {
      readings,
      meanings,
      clinic,
      isAdult,
      age,
      talksByDevice: talksByDevice(profile),
    }),
    ...triedThings(profile, clinic),
    wandering: wanderingIn(profile),
    eating: eatingIn(profile, diet),
  };
}

/** Saying what a phrase means shuffles no other line. */
const seedOf = (profile: ChildProfile): string => String(stableNumber(JSON.stringify(fieldsAlone(profile))));

const groupOf = (age: number | null): PlanAge =>
  age === null ? 'child' : age < 5 ? 'toddler' : age < 13 ? 'child' : 'teen';

function goodThings(profile: ChildProfile, diet: Diet, age: number | null) {
  const isOneOfDanger = ({ said }: Item) =>
    (isRisky(said, profile) && !isHarmless(said, profile)) || (isClimbing(said) && age !== null && age < 6);
  const [comforts, riskyComforts] = apart(comfortsIn(profile.comfortItems, diet), ({ said }) =>
    isRisky(said, profile, true),
  );
  const [strengths, riskyStrengths] = apart(
    itemsIn(profile.strengths, diet, 8),
    (item) => isOneOfDanger(item) && isRealDanger(item.said),
  );
  const [interests, riskyInterests] = apart(
    likedIn(profile.specialInterests, diet, findInterest),
    isOneOfDanger,
  );
  const named = new Set(interests.map(({ topic }) => topic.toLowerCase()));
  // How an activity is placed in the day follows from all of it: night walks are no walks.
  const [activities, riskyActivities] = apart(
    likedIn(profile.activities, diet, findActivity).filter(({ topic }) => !named.has(topic.toLowerCase())),
    isOneOfDanger,
  );
  const risky = [...riskyComforts, ...riskyStrengths, ...riskyInterests, ...riskyActivities];
  return {
    comforts,
    strengths,
    interests,
    activities,
    // A lock that is opened is nothing loved: it stands under Safety.
    risky: risky
      .map(partOf(isOneOfDanger))
      .filter(({ said }, at) => !opensWay(said) && risky.findIndex((one) => one.said === said) === at),
    learning: itemsIn(profile.learningStyle, diet),
  };
}

/** Of "brilliant climber, so affectionate" the climbing. */
const partOf =
  <T extends Item>(isOne: (item: Item) => boolean) =>
  (item: T): T => {
    const parts = item.said.split(/,\s+(?:and |so )?|\s+and so\s+/iu);
    const said = parts.length > 1 ? parts.find((part) => isOne({ said: part, topic: part })) : undefined;
    return said === undefined || /\b(?:beads|string)\b/iu.test(item.said) ? item : { ...item, said };
  };

/** A word shared with a danger makes none of affection, of a breed, or of tiles that nobody puts into a mouth. */
const isHarmless = (said: string, { safetyRisks, challenges }: ChildProfile): boolean =>
  !namesDanger.test(said) &&
  (/\b(?:affection\w*|cuddl\w*|hug(?:s|ging)?|kindness|breeds?)\b/iu.test(said) ||
    (/\bmagnetic\b/iu.test(said) &&
      !/\b(?:swallow\w*|mouth\w*|eats?|pica|chok\w*)\b/iu.test(`${safetyRisks}\n${challenges}`)));
const isClimbing = (said: string): boolean => /^climbs?\b|\bclimbing\b/iu.test(said);

/** Things to hold are a list: a comma parts them, whatever follows it. */
const comfortsIn = (text: string, diet: Diet): Item[] =>
  text
    .split(/[,;\n](?![^(]*\))/u)
    // What has a limit ("not at nursery", "only for sleep") is quoted whole and put into no sentence of ours.
    .filter((part) => !/\b(?:not|no|only|never|except|unless|just (?:for|at))\b/iu.test(part))
    .flatMap((part) => itemsIn(part, diet))
    .slice(0, 4);

const likedIn = (text: string, diet: Diet, find: typeof findInterest): Liking[] =>
  itemsIn(text, diet)
    .filter(({ said }) => !isDenied.test(said))
    .map((item) => ({ ...item, interest: find(item.topic) }));
/** "No swimming", "never the trampoline": loved is nothing of it. A number is no denial. */
const isDenied = /^(?:no|not|never|without|hates?|do(?:es)?(?:n['’]?t| not)) \p{L}/iu;

const hardThings = (profile: ChildProfile, reader: MomentReader) => ({
  triggers: hardIn(profile.triggers, profile, reader),
  challenges: hardIn(profile.challenges, profile, reader),
  risks: hardMomentsOf(dangerEntriesOf(dangersLeft(dangersApart(profile.safetyRisks).own)), {
    ...reader,
    least: sureOfDanger,
    isOfRisks: true,
  }),
  // "No afternoon sleep" asks for no step on naps.
  sleep: reader.clinic.setsNight
    ? []
    : hardMomentsOf(
        entriesOf(profile.sleepSchedule).filter((entry) => !/^(?:no|not|never|without)\b/iu.test(entry)),
        reader,
      ),
  interaction: hardMomentsOf(entriesOf(profile.interactionStyle), reader),
  notes: hardMomentsOf(sentencesOf(profile.notes), reader, 6),
});

const hardIn = (box: string, profile: ChildProfile, reader: MomentReader): HardMoment[] =>
  hardMomentsOf(hardEntriesOf(box), reader).map(asVoice(profile)).map(asAnswered).map(asFamilySays(profile));

/** Beside the carer's own answer stands none of ours; a danger keeps what holds from today. */
const asAnswered = ({ likely, ...moment }: HardMoment): HardMoment => {
  const isDanger = moment.kind === 'safety' && isDangerous(headOf(moment.phrase));
  const answer = isDanger ? null : answerIn(moment.phrase);
  return answer === null
    ? { ...moment, ...(likely && { likely }) }
    : { ...moment, situation: null, kind: null, answer };
};

/** A device that talks for somebody is asked about as a voice, whatever it was read as. */
const asVoice =
  (profile: ChildProfile) =>
  ({ likely, ...moment }: HardMoment): HardMoment =>
    losesOwnVoice(moment.said, profile) ||
    mayBeOwnAlarm(moment.said, profile) ||
    isTroubleWithPeer(moment.said) ||
    isLimitOfCarer(moment.said) ||
    isCareNeed(moment.said) ||
    isOnWaitingList(moment.said) ||
    (isAim(moment.said) && wishesTold(profile).length > 0) ||
    happenedOnce(moment.said)
      ? { ...moment, situation: null, kind: null }
      : likely === undefined
        ? moment
        : { ...moment, likely };

/** What the family wrote of it in another box comes before any step of ours (PL41), but where somebody may be hurt. */
const asFamilySays =
  (profile: ChildProfile) =>
  (moment: HardMoment): HardMoment => {
    if (isUnread(moment) || moment.kind === 'safety' || hurtsOthers(moment.phrase)) return moment;
    const told = answerTold(profile, moment.said);
    return told === null ? moment : { ...moment, told };
  };

function triedThings(profile: ChildProfile, { said }: ClinicFacts): Pick<ChildFacts, 'helps' | 'fails'> {
  const { triggers, challenges, notes, interactionStyle, sleepSchedule } = profile;
  // What is said of one entry stands there, and helps with nothing else.
  const hard = triedIn(
    [triggers, challenges]
      .flatMap(hardEntriesOf)
      .filter((entry) => answerIn(entry) === null || isOnlyTried(entry) || worksLabel.test(entry))
      .join('\n'),
  );
  // The other boxes stand whole: only what was put behind a label of its own is taken out of them.
  const told = [notes, interactionStyle, sleepSchedule];
  const tried = {
    helps: [
      ...told
        .flatMap((text) => [...worksTold(text), ...triedListIn(text).helps])
        .filter((one) => !isHarmfulMethod(one)),
      ...hard.helps,
    ],
    fails: [...hard.fails, ...triedIn(told.join('\n')).fails],
  };
  // A medicine that works is the clinic's, with all that was written of it; and a bribe is an aside.
  const isOfClinic = (text: string) =>
    isForClinic(text) || [...said, ...painMethodTold(profile)].some((passage) => passage.includes(text));
  // "Pete helped fill this in" names no help.
  const isName = (text: string) => profile.name.toLowerCase().split(/\s+/u).includes(text.toLowerCase());
  const repeatable = (texts: readonly string[]) =>
    texts
      .map((text) => toQuote(text).replace(/,? (?:and|but|then|so) (?:it|that|this)$/iu, ''))
      .filter(
        (text) =>
          isRepeatable(text) &&
          !isName(text) &&
          !isOfClinic(text) &&
          !/\bbrib\w*|^\d|\bbleach\b|^(?:only|just|nothing|this|that|it|which|always|mostly|really|sometimes)$/iu.test(
            text,
          ),
      );
  return { helps: repeatable(tried.helps), fails: repeatable(tried.fails) };
}

const wanderingIn = (profile: ChildProfile): Item[] =>
  [
    ...(deniesGoing(profile.wanderingBehavior) ? [] : entriesOf(profile.wanderingBehavior)).filter(
      // "Sometimes" alone says that it happens.
      (phrase, _, all) => !saysNo(phrase) && !(all.length > 1 && saysHowOften(phrase)),
    ),
    ...[profile.triggers, profile.challenges].flatMap(hardEntriesOf).filter(runsOff),
    ...dangerEntriesOf(profile.safetyRisks).filter((risk) => runsOff(risk) || isDangerOut(risk)),
  ].map((phrase) => ({ said: inOwnWords(phrase), topic: inOwnWords(phrase) }));

/** What a child eats now is said as it is, whatever the diet allows. */
const eatingIn = (profile: ChildProfile, diet: Diet): Item[] =>
  itemsOf(
    entriesOf(profile.eatingHabits.replace(/[():]/g, ','))
      .flatMap((phrase) => phrase.split(/(?<=\p{L})\.\s+(?=\p{Ll})/u))
      .filter((phrase) => !belongsElsewhere(phrase)),
    { ...diet, rules: [], allergyStems: [] },
  ).slice(0, 12);

/** The name people use is the first word, until the page puts the one in that the family gave. */
function namesOf(profile: ChildProfile): { name: string; fullName: string } {
  const written = profile.name;
  // The stop of "Miriam K." stays behind when the name goes into its placeholder.
  const full = nameAlone(cleanName(written)).replace(/^(\{child\d*\})[.\s]+$/u, '$1');
  if (full === '') return { name: 'the child', fullName: 'the child' };
  // The page keeps both names: another placeholder than the usual one is the whole name.
  if (/^\{child\d*\}$/.test(full)) return { name: childPlaceholder, fullName: full };
  // "your child" is no name of two words.
  return {
    name: /^\p{Ll}/u.test(full) ? full : calledIn({ ...profile, name: cleanName(written) }),
    fullName: full,
  };
}
