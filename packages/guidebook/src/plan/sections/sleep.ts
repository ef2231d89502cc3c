// The night: what the carer wrote about it, each with an act, and a wind-down with the times found in the text.
import { capitalised } from '#child/words';
import { sleepAdvice } from '#generated/advice';
import { sureFinder } from '#library/match';
import { teenWindDown, windDown } from '#library/wind-down';
import { clockText, sleepTimesIn } from '../calendar.ts';
import { quoted } from '../carer-words.ts';
import type { HardMoment } from '../facts.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { bullet, labelled, sentence, type Voice } from '../voice.ts';

const findSleep = sureFinder(sleepAdvice);

/** The evening and the night: empty when nothing is written about them. */
export function sleepLines(voice: Voice): string[] {
  const { child } = voice;
  const { bed } = sleepTimesIn(child.profile.sleepSchedule);
  const isBedTime = (item: HardMoment) =>
    findSleep(item.said) === null &&
    !isSure(item) &&
    !/^(?:up|awake|wakes?|rises?)\b/i.test(item.said) &&
    sleepTimesIn(item.said).bed !== null;
  const told = child.sleep.find(isBedTime)?.said;
  const lines = child.sleep
    .filter((item) => item.said !== told)
    .map((item, index) => itemLine(voice, item, index));
  const steps = bed === null ? [] : ['', windDownLead(voice, bed, told), '', ...windDownSteps(voice, bed)];
  return [...lines, ...steps, ...(lines.length > 0 ? ['', doctorLine(voice)] : [])];
}

function itemLine(voice: Voice, item: HardMoment, index: number): string {
  const found = findSleep(item.said);
  if (found) {
    voice.cite(...found.by);
    return labelled(item.said, voice.line(`sleep${index}`, found.lines));
  }
  if (isSure(item)) {
    const chain = chainOf(voice, item, `sleep${index}`);
    voice.cite(...chain.by);
    return labelled(item.said, chain.before, chain.act);
  }
  const { wake } = sleepTimesIn(item.said);
  if (wake !== null && item.said.split(' ').length <= 5)
    return labelled(
      item.said,
      voice.line('wake', [
        'Open with light first, words second, first card in view',
        'Let the curtain do the waking; say one line, start with the easiest step',
      ]),
    );
  return `- ${quoted(item.said)} ${voice.fill('sleep-ask', 'How often in a week, and what was different on the good nights? Two weeks of notes for the doctor: ____')}`;
}

function windDownLead(voice: Voice, bed: number, told: string | undefined): string {
  const from = told === undefined ? '' : `${capitalised(told)}: `;
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
  // A weight a small child cannot lift off is a danger.
  const isSmall = child.age === null || child.age < 6;
  return (child.group === 'teen' ? teenWindDown : windDown).slice(0, count).map((options, index) => {
    const step = voice.line(
      `wind${index}`,
      (index === 3 ? [...options, 'five minutes of {interest}, on paper, in bed'] : options).filter(
        (option) => !(isSmall && option.startsWith('heavy blanket')),
      ),
    );
    return `${index + 1}. ${clockText(bed - 60 + index * (60 / (count - 1)))} ${step}.`;
  });
}

const doctorLine = (voice: Voice): string =>
  bullet(
    voice.line('sleep-doctor', [
      'Bad nights for a month: look at room, light, noise, pain and worry with the doctor before anything else (NICE CG170)',
      'Keep a two-week sleep log and take it to the doctor if nights stay hard; a sleep plan comes first (NICE CG170)',
      'Snoring, pain or worry at night goes to the doctor; routine and room come before anything else (NICE CG170)',
    ]),
  );
