// The night: hours are taken as told, what works is kept, trouble gets a step or one question; a wind-down with the times found in the
// text (PL19).
import { sleepAdvice } from '#generated/advice';
import { sureFinder } from '#library/match';
import { teenWindDown, windDown } from '#library/wind-down';
import { clockText, sleepTimesIn } from '../calendar.ts';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts, HardMoment } from '../facts.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { bullet, labelled, sentence, type Voice } from '../voice.ts';

const findSleep = sureFinder(sleepAdvice);

/** The evening and the night: empty when nothing is written about them. */
export function sleepLines(voice: Voice): string[] {
  const { child } = voice;
  const known = child.sleep.filter(isKnown);
  const rest = child.sleep.filter((item) => !isKnown(item));
  const hours = rest.find(({ said }) => tellsHours(said))?.said;
  const told = rest.filter(({ said }) => !tellsHours(said));
  const lines = [
    ...known.map((item, index) => knownLine(voice, item, index)),
    // Told in one breath, quoted in one: "late, 10 or 11, up at 5" is one night.
    ...(told.length > 0 ? [wholeLine(voice)] : []),
  ];
  const steps = windDownFor(voice, told.length > 0 ? undefined : hours);
  return [
    ...lines,
    ...steps,
    ...(lines.some((line) => line.includes('____')) || known.length > 0 ? ['', doctorLine(voice)] : []),
  ];
}

const isKnown = (item: HardMoment): boolean => findSleep(item.said) !== null || isSure(item);

/** Nothing but hours, and words that only say how: "9pm - 5am", "21:30 to 6:30 exact", "23-7". */
const tellsHours = (said: string): boolean => {
  const { bed, wake } = sleepTimesIn(said);
  const words =
    said
      .replace(/\d+(?:[:.h]\d+)?\s*(?:[ap]\.?m?\.?)?(?![\p{L}])/giu, ' ')
      .replace(hourWords, ' ')
      .match(/\p{L}{2,}/gu) ?? [];
  return (
    (bed !== null || wake !== null || /^sun(?:set|down) (?:to|till|until) sun(?:rise|up)$/iu.test(said)) &&
    words.length <= 1
  );
};
const hourWords =
  /\b(?:to|till|til|until|at|by|about|around|from|up|in|bed|bedtime|sleeps?|asleep|lights?|out|off|am|pm|noon|midnight|half|past|ish|exact|solid|school|days?|nights?|weekends?|summer|sunset|sunrise|early|bird|and|then|the|on|wakes?|awake)\b/giu;

function knownLine(voice: Voice, item: HardMoment, index: number): string {
  const found = findSleep(item.said);
  if (found) {
    voice.cite(...found.by);
    return labelled(item.said, voice.line(`sleep${index}`, found.lines));
  }
  if (!isSure(item)) return '';
  const chain = chainOf(voice, item, `sleep${index}`);
  voice.cite(...chain.by);
  return labelled(item.said, chain.before, chain.act);
}

const trouble =
  /\b(?:wak(?:es?|ing)(?! (?:at|by|up at) \d)|wakeups|up and down|broken|awake|no (?:pattern|sleep)|takes? (?:ages|hours|long|an hour)|all over|rubbish|bad|late|crashes|irregular|lucky|nightmares?|terrors?|some nights|most nights|hrs|worse|asleep (?:about|at|by)? ?\d|up \d|til?l? \d|until \d|on (?:the |his |her |their )?(?:phone|tablet|screen)|never)\b/iu;

function wholeLine(voice: Voice): string {
  const whole = inOwnWords(voice.child.profile.sleepSchedule);
  return trouble.test(whole)
    ? `- ${quoted(whole)} ${voice.fill('sleep-ask', 'What was different before the best night of the last two weeks? The notes go to the doctor: ____')}`
    : `- ${quoted(whole)} ${voice.fill('sleep-keep', 'Keep what works; whoever is with {name} at night knows it.')}`;
}

/** Steps towards a bedtime that suits a child; an hour after midnight is asked about, and a grown-up's is left alone. */
function windDownFor(voice: Voice, hours: string | undefined): string[] {
  const { child } = voice;
  const { bed } = sleepTimesIn(child.profile.sleepSchedule);
  if (bed === null || child.isAdult) return hours === undefined ? [] : [`- Sleep as told: ${quoted(hours)}`];
  const isLate = bed >= 23 * 60 + 30 || bed < 12 * 60;
  if (isLate)
    return hours === undefined
      ? []
      : [
          `- ${quoted(hours)} ${voice.fill('sleep-late', 'Does sleep not come before, or is the night the only quiet time? Tell the doctor if the days suffer: ____')}`,
        ];
  return ['', windDownLead(voice, bed, hours), '', ...windDownSteps(voice, bed)];
}

function windDownLead(voice: Voice, bed: number, hours: string | undefined): string {
  const from = hours === undefined ? '' : `${quoted(hours)}: `;
  return sentence(
    voice.line(
      'wind-lead-time',
      ['{from}keep to it and wind down like this:', '{from}follow these steps towards {bed}:'],
      { from, bed: clockText(bed) },
    ),
  );
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
