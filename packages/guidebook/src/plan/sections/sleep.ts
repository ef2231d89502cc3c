// The night: the box whole and as it was told. What works is kept only where the words say that it is good, trouble gets a step or one
// question, and then a wind-down with the times found in the text (PL19).
import { sleepAdvice } from '#generated/advice';
import { sureFinder } from '#library/match';
import { teenWindDown, windDown } from '#library/wind-down';
import { clockText, sleepTimesIn, withoutHours } from '../calendar.ts';
import { inOwnWords, quoted } from '../carer-words.ts';
import { cleanText } from '../clean.ts';
import type { ChildFacts, HardMoment } from '../facts.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { bullet, labelled, type Voice } from '../voice.ts';

const findSleep = sureFinder(sleepAdvice);

/** The evening and the night: empty when nothing is written about them, or when a clinic sets them. */
export function sleepLines(voice: Voice): string[] {
  const { child } = voice;
  const { sleepSchedule } = child.words;
  const ofClinic = clinicNights(child).map((said) => `- Of the night, too, in your words: ${quoted(said)}`);
  if (sleepSchedule === '') return ofClinic;
  // What nurses or a clinic set is told where the night is looked up, and nothing of ours stands beside it.
  if (child.clinic.setsNight) return [`- The night, in your words: ${sleepSchedule}`, ...ofClinic];
  // A grown-up's evening is theirs: gaming till one gets no step unless the night is told as hard.
  const isOwn = child.isAdult && !tellsOfHardNight(child.profile.sleepSchedule);
  const known = child.sleep
    .filter((item) => isKnown(item) && !(isOwn && findSleep(item.said) !== null))
    .slice(0, 2);
  const whole = wholeLine(voice, known.length > 0);
  return [
    whole,
    ...ofClinic,
    ...known.map((item, index) => knownLine(voice, item, index)),
    // Steps for any night stand only where it is hard and nothing more precise is known.
    ...(known.length > 0
      ? known.every(({ said }) => good.test(said)) && !tellsOfHardNight(child.profile.sleepSchedule)
        ? []
        : [doctorLine(voice)]
      : whole.includes('____') && !breaksOff.test(child.profile.sleepSchedule)
        ? windDownFor(voice)
        : []),
  ];
}

/** What the clinic's part holds of the night, told in another box: whoever sits up looks for it here first. */
const clinicNights = ({ clinic, profile }: ChildFacts): string[] =>
  clinic.said.filter(
    (said) =>
      /\b(?:at night|overnight|night[- ]?time|(?:in|during) (?:his|her|their) sleep|asleep|when (?:he|she|they) sleeps?)\b/iu.test(
        said,
      ) && !inOwnWords(profile.sleepSchedule).includes(said),
  );

/** A word on a hard night, and not only its hours. */
export const tellsOfHardNight = (said: string): boolean => trouble.test(withoutHours(said));

/** What merely stands in the evening, a book or an open door, is no trouble: only what is of the night, or told as hard, gets steps. */
export const isKnown = (item: HardMoment): boolean =>
  findSleep(item.said) !== null ||
  (isSure(item) && (item.kind === 'night' || ofNight.test(item.said) || trouble.test(item.said)));
const ofNight =
  /\b(?:afraid|scared|fear\w*|worr\w*|won['’]?t|can(?:no|['’])?t|refus\w*|cr(?:y|ies|ying)|scream\w*|hates?|hard|fights?|battle|upset|trouble|problem|noise|loud|dark|bad|alone|screens?|phone|tablet)\b/iu;

function knownLine(voice: Voice, item: HardMoment, index: number): string {
  const found = findSleep(item.said);
  if (found) {
    voice.cite(...found.by);
    const line = voice.line(`sleep${index}`, found.lines);
    // "Fine: Sleep works" says it twice.
    return found.id === 'sleeps-well' ? bullet(line) : labelled(cleanText(item.said), line);
  }
  if (!isSure(item)) return '';
  const chain = chainOf(voice, item);
  voice.cite(...chain.by);
  return labelled(cleanText(item.said), chain.before, chain.act);
}

/** "Which is fine, leave her be": nothing is asked about what the family lets be. */
const isLetBe =
  /\bwhich is (?:fine|ok|okay|grand)\b|\bleave (?:him|her|them) be\b|\b(?:fine|ok|okay) (?:by|with) (?:me|us)\b/iu;
const trouble =
  /\b(?:(?<!to |not |never |n['’]?t )wak(?:es?|ing)(?! (?:up )?(?:for|at) (?:fajr|school|work|prayer))(?! (?:him|her|them)sel\w+)|wakings|wakeups|up and down|broken|awake|no (?:pattern|sleep)|not (?:so |very |too )?(?:great|good|well|brilliant|much)|(?:what|poor) sleep|(?:fights|hates|won['’]?t|doesn['’]?t|does not) (?:go to )?sleep|takes? (?:ages|hours|long|an hour)|all over|rubbish|bad|late(?! shifts?\b)|up (?:from )?[1-4](?:am)? ?(?:-|–|to|till?|until) ?\d|crashes|irregular|lucky|nightmares?|terrors?|some nights|most nights|hrs|worse|asleep (?:about|at|by)|up (?:till?|until|half|all night)|half the night|hardly|barely|terrible|awful|catastroph\w*|disaster|on (?:the |his |her |their )?(?:phone|tablet|screen))\b/iu;
const good =
  /\b(?<!(?:not|never|n['’]?t) (?:\p{L}+ )?)(?:good|well|fine|solid|great|sound(?:ly)?|like a (?:log|rock|baby)|no (?:problems?|trouble|issues?)|through the night|happily|easily|loves)\b/iu;

/** Steps for an evening help where sleep does not come, not where it breaks off. */
const breaksOff =
  /\bwak(?:es?|ing)\b|\bawake\b|\b(?:then|and) up\b|\bback up\b|\bup (?:at|around|about|from) \d|\bin with (?:us|me)\b|\bnaps?\b/iu;

/** Hours alone say neither that the night is good nor that it is bad. */
function wholeLine(voice: Voice, isAnswered: boolean): string {
  const { child } = voice;
  const said = child.words.sleepSchedule;
  const beside = withoutHours(child.profile.sleepSchedule);
  const { bed } = sleepTimesIn(child.profile.sleepSchedule);
  const isOnlyLate = bed !== null && !isSuited(bed) && !/\p{L}{4,}/u.test(beside);
  const line = isAnswered
    ? ''
    : isLetBe.test(child.profile.sleepSchedule)
      ? ''
      : tellsOfHardNight(child.profile.sleepSchedule)
        ? 'What was different before the best night of the last two weeks? The notes go to the doctor: ____'
        : child.isAdult
          ? ''
          : good.test(beside)
            ? 'Keep what works; whoever is with {name} at night knows it.'
            : isOnlyLate
              ? 'Does sleep not come before, or is the night the only quiet time? Tell the doctor if the days suffer: ____'
              : child.group === 'teen' || !/\p{L}{4,}/u.test(beside)
                ? ''
                : 'Tell whoever is with {name} at night.';
  return `- The night, in your words: ${said} ${voice.fill('sleep', line)}`.trimEnd();
}

/** An hour in the evening. */
const isSuited = (bed: number): boolean => bed >= 12 * 60 && bed < 23 * 60 + 30;

/** Steps towards a bedtime that suits a child; an hour after midnight is asked about, and a grown-up's is left alone. */
function windDownFor(voice: Voice): string[] {
  const { child } = voice;
  const { bed } = sleepTimesIn(child.profile.sleepSchedule);
  if (bed === null || child.isAdult || !isSuited(bed)) return [];
  return ['', `Steps towards ${clockText(bed)}:`, '', ...windDownSteps(voice, bed)];
}

function windDownSteps(voice: Voice, bed: number): string[] {
  const { child } = voice;
  const count = child.group === 'toddler' ? 4 : 5;
  return (child.group === 'teen' ? teenWindDown : windDown).slice(0, count).map((options, index) => {
    const step = talkerStays(child, voice.line(`wind${index}`, options));
    return `${index + 1}. ${clockText(bed - 60 + index * (60 / (count - 1)))} ${step}.`;
  });
}

/** A screen that is a voice is never put away. */
const talkerStays = (child: ChildFacts, step: string): string =>
  child.way === 'device' && /\b(?:screens?|phone)\b/.test(step) ? `${step}; the talking device stays` : step;

const doctorLine = (voice: Voice): string =>
  bullet(
    voice.line('sleep-doctor', [
      'Bad nights for a month: look at room, light, noise, pain and worry with the doctor before anything else (NICE CG170)',
      'Keep a two-week sleep log and take it to the doctor if nights stay hard; a sleep plan comes first (NICE CG170)',
      'Snoring, pain or worry at night goes to the doctor; routine and room come before anything else (NICE CG170)',
    ]),
  );
