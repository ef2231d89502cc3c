// What is asked about a danger nobody could read (PL15): what stands between it and the child. Anything else that was not read is asked by
// one question for all: words would choose another, and "overlapping talk at dinner" is not about food.
import { quoted } from '../carer-words.ts';
import { dangerRows } from '../danger-rows.ts';
import type { HardMoment } from '../facts.ts';
import {
  isAidAtFault,
  isForDoctor,
  isNeeded,
  isWarning,
  isWeatherWord,
  losesOwnVoice,
} from '../meanings/own-question.ts';
import { isNeed } from '../reading/body-needs.ts';
import { asksOfAdults, isDangerous, namesDeadly } from '../reading/dangers.ts';
import { isStruckByOthers, stepIn } from '../reading/harm/struck-by-others.ts';
import { careTold } from '../reading/medical/care-told.ts';
import { mayBeOwnAlarm, whoseAlarm } from '../reading/medical/own-device.ts';
import { baresSkin, isTreatment } from '../reading/medical/treatments.ts';
import { runsOff } from '../reading/read-moments.ts';
import { answerIn, headOf } from '../reading/told/answered.ts';
import { answerTold } from '../reading/told/answers.ts';
import { isTalkingItself, needsHearingCheck } from '../reading/told/hearing-check.ts';
import { opensWay } from '../reading/told/ways-out.ts';
import { isWrongName, rightWord } from '../reading/told/wrong-name.ts';
import { tellsOrder, tellsWhatToDo } from '../reading/told-rules.ts';
import { isWrittenAtSchool } from '../sections/safety/at-school.ts';
import { roadRule } from '../sections/safety/wandering.ts';
import type { Voice } from '../voice.ts';
import { anyDanger } from './any-danger.ts';
import {
  careNeed,
  downOnGround,
  isCareNeed,
  isDownOnGround,
  isLimitOfCarer,
  isOnWaitingList,
  isTroubleWithPeer,
  limitOfCarer,
  namedPeer,
  whileWaiting,
} from './facts-of-others.ts';

/** Null where it is neither a danger, nor the doctor's, nor something that has to be, nor a need of the body, nor told of in another box. */
export function questionOn(voice: Voice, moment: HardMoment): string | null {
  const { said } = moment;
  const textIn = (rows: readonly Row[]) => rows.find(({ is }) => is(said, voice))?.text;
  const before = textIn(beforeDangers);
  if (before === rightWord && tellsPronouns(voice.child.profile, said))
    return voice.fill(
      'question',
      before.replace(/ The right name, title.*$/u, ' The name is {name}, and {he}, {him}, {his}.'),
    );
  if (before === ofCare) return careText(voice, said);
  if (before !== undefined) return voice.fill('question', before);
  // A hot water bottle that helps is no danger of the child's.
  const about = moment.answer === 'helps' ? headOf(said) : said;
  if (isDangerous(about) || opensWay(about)) return dangerQuestion(voice, moment);
  const after = textIn(afterDangers);
  if (after !== undefined) return voice.fill('question', after);
  return moment.answer === 'helps' ? null : asTold(voice, moment);
}

/** "Uses they/them", "pronoun they": nothing is asked that was told. What was ticked may be the very thing that people get wrong. */
const tellsPronouns = ({ notes, interactionStyle }: Voice['child']['profile'], said: string): boolean =>
  /\bpronouns?\b|\b(?:they|she|he)\s?\/\s?(?:them|her|him)\b/iu.test(`${notes} ${interactionStyle} ${said}`);

type Row = { is: (said: string, voice: Voice) => boolean; text: string };

/** Put off, it harms; forced, it is dreaded the next time: neither is ours to say, and nobody told who ordered it or how. */
const ofCare =
  'This touches {his} medical care, so no step of ours stands here. Ask {his} team how it is done kindly, who does it, and what is done when {name} {v:says} no: ____';

const careText = (voice: Voice, said: string): string => {
  const told = careTold(voice.child.profile, said);
  const asked = voice.fill('question', ofCare);
  return told === null ? asked : `As you wrote: ${quoted(told)} ${asked}`;
};

/** Whoever asks why in front of others shames. */
const unseen =
  'A place of {his} own to change, or not changing, and long sleeves all year: nobody asks why. Who at {school} sees to it, and who of the mental health team is asked what else helps? ____';

const aidFirst =
  '{He} {v:needs} it, so it is seen to at once. Where are the spare, the batteries and the dry case, and who helps? ____';

/** A device that does not speak cannot be asked for help, and nobody takes a voice away. */
const spareVoice =
  'This is {his} voice. A board on paper with the same words is always in reach and comes out at once: where is it? ____ Who charges the device each night? ____ Nobody takes it away, for whatever reason.';

/** What the family wrote of it elsewhere is not asked for again. */
const asTold = ({ child }: Voice, { said }: HardMoment): string | null => {
  if (isTalkingItself(said) && needsHearingCheck(child))
    return 'The hearing check and the speech and language therapist under Communication come first.';
  const told = answerTold(child.profile, said);
  if (told !== null) return `You wrote: ${quoted(told)}`;
  if (child.wandering.length > 0 && (runsOff(said) || goingOff.test(said)))
    return 'The wandering plan says who does what.';
  return pointers.find(({ words, box }) => words.test(said.trim()) && child.words[box] !== '')?.text ?? null;
};

const goingOff =
  /^(?:elop\w+|abscond\w*|(?:running|runs?|walking|walks?|wandering|wanders?|bolt(?:s|ing)|storming) (?:off|away|out))\b(?! of\b)/iu;

/** The whole box on it has a part of its own: nothing is asked for twice. */
const pointers: readonly { words: RegExp; box: 'sleepSchedule' | 'eatingHabits'; text: string }[] = [
  {
    words:
      /^(?:(?:his|her|their|bad|poor|broken|no|lack of) )*(?:sleep(?:ing|s)?(?: (?:very |so |really )?(?:badly|poorly|little))?|bed ?times?|bed|nights?|night ?times?|going to (?:sleep|bed)|(?:not|won['’]?t|doesn['’]?t) sleep(?:ing)?|settling(?: at night)?|(?:staying |being )?(?:up|awake) (?:all night|late|at night)|wakes? (?:up )?at night)(?: (?:is )?(?:hard|issues?|problems?|trouble|patterns?|at night|through))?$/iu,
    box: 'sleepSchedule',
    text: 'What you wrote of the night, and what goes with it, stands under “Daily routine and sleep”.',
  },
  {
    words:
      /^(?:(?:his|her|their|very|so|a) )*(?:eating|food|meals?|meal ?times?|(?:fussy|picky|limited|restricted|selective|bad) (?:eat(?:er|ing)|foods?|diet)|(?:will )?only eats? .+|eats? (?:only|nothing but|very little|hardly anything) ?.*|not eating (?:much|enough))(?: (?:issues?|problems?))?$/iu,
    box: 'eatingHabits',
    text: 'What is eaten, and what goes with it, stands in the part on food.',
  },
];

const doctorFirst = 'Show this to the doctor first, in these words. When, and who goes along? ____';

/** Nobody gets used to an alarm first: whoever is there goes, and the noise is seen to on the way. */
const realAlarm =
  'When it is real, shelter or the way out comes first, at once and together; ears are covered on the way. Practise that on calm days, and tell {him} beforehand of every test. Where to, and who takes {him}? ____';
const weatherFirst =
  'Everyone stays where the official advice says. What is off then, what the day is instead, and how {he} {v:hears} of it first: ____';
const hasToStay =
  'This has to stay. On a calm day show {name} what happens and what you do together; who knows a gentler way? ____';

/** Of "hats, hearing aids, dogs, waiting" only one has to stay. */
const isAmongOthers = (said: string): boolean => {
  const members = said
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/^[^:]{1,30}:\s+/u, '')
    .split(/[,;]\s+|\.\s+/u);
  return members.some((member) => !isNeeded(member) && !ofAid.test(member));
};
const ofAid = /\b(?:he|she|they|it|him|her|them|we|i)\b/iu;

const needFirst =
  'The body comes first: this is seen to before anything is asked of {him}. How {he} {v:shows} it, and at which hours it is offered: ____';

const feedFirst =
  'Something to eat or drink now, the kind {he} always {v:takes}, before anything is asked of {him}; some of it in every bag. At which hours is it offered before {he} {is} hungry? ____';
const isHunger = (said: string): boolean =>
  isNeed(said) && /\b(?:hung(?:er|ry)|hangry|thirst|starv\w+|empty|rumbling)/iu.test(said);

/** Hunger is no illness; what may be eaten is the clinic's, and nothing by mouth is named here. */
const needAsOrdered =
  'The body comes first: this is seen to before anything is asked of {him}, as far as what is written from the clinic allows. How {he} {v:shows} it, and at which hours: ____';

/** A danger is not watched to be understood. */
export function dangerQuestion(voice: Voice, { said }: HardMoment): string {
  return dangerQuestions(voice, said)[0] ?? voice.fill('question', anyDanger);
}

/** "Turns on taps and cooker knobs" names two: both are answered. */
export const dangerQuestions = (voice: Voice, said: string): string[] =>
  dangerRows
    .filter(({ words }) => words.test(said))
    .slice(0, (!asksOfAdults(said) || namesDeadly(said)) && /\b(?:and|or)\b|&|,/u.test(said) ? 2 : 1)
    .map((row) =>
      row.ask.startsWith('A gate at the top') && isAtSchool(voice, said) ? { ask: stairsAtSchool } : row,
    )
    .map(
      ({ ask, older }: { ask: string; older?: string }) =>
        (voice.child.group === 'teen' ? older : undefined) ?? ask,
    )
    .map((ask) => voice.fill('question', tellsOrder(said) ? withoutOrder(ask) : saidOnce(voice, ask)));

/** No gate is put up on the stairs of a school. */
const stairsAtSchool =
  'Ask {school} who is beside {him} there, and what is changed today so that nobody falls: ____';
const isAtSchool = ({ child }: Voice, said: string): boolean =>
  isWrittenAtSchool(child.profile) || /\b(?:at|in) (?:school|class|college|work|nursery)\b/iu.test(said);

/** First aid that stands in the clinic's part is not said again. */
const saidOnce = ({ child }: Voice, ask: string): string => {
  const hasRule = ask.startsWith('At every road') && roadRule(child).length > 0;
  return (hasRule ? withoutWho(ask) : ask)
    .split(/(?<=[.?])\s+/u)
    .filter(
      (sentence) =>
        !(sentence.startsWith('Choking') && choking.some((matter) => child.clinic.matters.has(matter))) &&
        // Of what is drunk only the clinic speaks.
        !(child.clinic.setsMeals && /^It (?:has cooled|cools) /u.test(sentence)) &&
        !(sentence.startsWith('A battery') && child.clinic.matters.has('pica')) &&
        // The rule for roads stands above it.
        !(hasRule && sentence.startsWith('At every road')),
    )
    .join(' ');
};
/** "Who is it" asks about the sentence before it. */
const withoutWho = (ask: string): string =>
  ask.replace(/ Who is it\? ____/u, '').replace(/ Who is it, and which/u, ' Which');
const choking = ['pica', 'swallowing', 'gagging'] as const;

/** Beside the family's own order for an emergency stands no other. */
const withoutOrder = (ask: string): string =>
  /\b(?:emergency|poison)\b/iu.test(ask)
    ? `${ask
        .split(/(?<=[.?])\s+/u)
        .filter((sentence) => !/\b(?:emergency|poison)\b/iu.test(sentence))
        .join(' ')} In an emergency as you wrote; have the clinic confirm it: ____`.trim()
    : ask;

/** The first that holds. */
const beforeDangers: readonly Row[] = [
  {
    is: (said, { child }) => isTreatment(said, child.clinic) && answerIn(said) !== 'helps',
    text: ofCare,
  },
  { is: (said, { child }) => baresSkin(said, child.clinic), text: unseen },
  { is: (said, { child }) => mayBeOwnAlarm(said, child.profile), text: whoseAlarm },
  { is: (said, { child }) => losesOwnVoice(said, child.profile), text: spareVoice },
  { is: isAidAtFault, text: aidFirst },
  { is: isWrongName, text: rightWord },
  { is: isStruckByOthers, text: stepIn },
  { is: isTroubleWithPeer, text: namedPeer },
  { is: isLimitOfCarer, text: limitOfCarer },
  { is: isCareNeed, text: careNeed },
  { is: isOnWaitingList, text: whileWaiting },
];
const afterDangers: readonly Row[] = [
  { is: (said) => isForDoctor.test(said), text: doctorFirst },
  { is: isWeatherWord, text: weatherFirst },
  { is: isWarning, text: realAlarm },
  { is: (said) => isNeeded(said) && !isAmongOthers(said), text: hasToStay },
  {
    is: (said) => tellsWhatToDo(said) && answerIn(said) === null,
    text: 'Everyone keeps to this as it is written.',
  },
  { is: (said, { child }) => isNeed(said) && child.clinic.setsMeals, text: needAsOrdered },
  { is: isDownOnGround, text: downOnGround },
  { is: isHunger, text: feedFirst },
  { is: isNeed, text: needFirst },
];
