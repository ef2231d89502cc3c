// The shape of the day, the hand-over between two things, and the evening with the times the carer gave.
import { capitalised } from '#child/words';
import { finder } from '#library/match';
import { sleepAdvice, windDown } from '#library/sleep';
import { clockText, sleepTimesIn } from '../calendar.ts';
import { bullet, labelled, type Section, sentence, type Voice } from '../voice.ts';

const findSleep = finder(sleepAdvice);

const nowNext: readonly string[] = [
  'Hang a now–next strip where the day starts and use {acard} for each part; two parts at a time are enough',
  'Show the morning as three parts on the wall, {acard} each; {name} turns over what is done',
  'Keep the day on a ring of cards by the door; put {interest} on it where {he} can see it coming',
  'Draw the day on one line each evening, with {acard} at the place that may change',
  'Start each day at the board: what is now, what is next, who is there',
];
const betweenThings: readonly string[] = [
  'Before each change: five minutes, one minute, then walk with something in {his} hand',
  'Warn by showing, not by calling: hold up the next card, point, wait {wait}',
  'Let {him} carry {comfort} from the old place to the new one',
  'End on a count: three more, two more, last one, next card',
  'Put the easiest part first after every change, and praise the walking over',
  'Use one sound for "soon" and another for "now", the same at home and at {school}',
];
const spaces: readonly string[] = [
  'Leave fifteen empty minutes after {school}: no questions, shoes off, {comfort}',
  'Put the hardest job where {he} {is} freshest, and never two hard ones in a row',
  'Keep one hour a day without any ask at all',
  'Eat, move and rest at the same clock times on Saturdays too',
  'After each outing plan the same length of quiet',
];

export function daySection(voice: Voice): Section {
  const { child } = voice;
  voice.cite('vs', 'abi');
  const lines = [
    bullet(voice.line('now-next', child.group === 'teen' && child.way === 'speech' ? teenNowNext : nowNext)),
    ...voice.some('between', betweenThings, 2).map((text) => bullet(text)),
    bullet(voice.line('space', spaces)),
  ];
  return { title: 'Daily routine and sleep', lines: [...lines, ...sleepLines(voice)] };
}

const teenNowNext: readonly string[] = [
  'Plan the day with {him} the evening before: a phone list of five lines, one of them {interest}',
  'Use a shared calendar; {name} sets the reminders, you only add changes, with a reason',
  'Write now, next and later on one sticky note at {his} desk; {he} {v:crosses} out',
];

function sleepLines(voice: Voice): string[] {
  const { child } = voice;
  const { bed, wake } = sleepTimesIn(child.profile.sleepSchedule);
  const advice = child.sleep.flatMap((item, index) => {
    const found = findSleep(item.said);
    if (found === null && /\d/.test(item.said) && (bed !== null || wake !== null)) return [];
    if (found) voice.cite(...found.by);
    return labelled(
      item.said,
      voice.line(
        `sleep${index}`,
        found?.lines ?? [
          'Keep it for two weeks with one line of notes a night; then change one thing only',
          'Write it on the evening card so that every adult does the same',
        ],
      ),
    );
  });
  const told = child.sleep
    .map(({ said }) => said)
    .filter((said) => /\d/.test(said) && findSleep(said) === null)
    .join(', ');
  const lead =
    bed === null
      ? voice.line('wind-lead', [
          'Wind-down, the same order each night; write {his} times beside it:',
          'Evening steps, always in this order. Times: ____',
          'The last hour before bed, in this order; put the clock times in yourself:',
        ])
      : voice.line(
          'wind-lead-time',
          [
            '{told}keep to it and wind down like this:',
            '{told}start an hour before, always in this order:',
            '{told}follow these steps towards {bed}:',
          ],
          { told: told === '' ? '' : `${capitalised(told)}: `, bed: clockText(bed) },
        );
  const count = child.group === 'toddler' ? 4 : 5;
  const steps = windDown.slice(0, count).map((options, index) => {
    const step = voice.line(
      `wind${index}`,
      index === 3 ? [...options, 'five minutes of {interest}, on paper, in bed'] : options,
    );
    const at = bed === null ? '' : `${clockText(bed - 60 + index * (60 / (count - 1)))} `;
    return `${index + 1}. ${at}${bed === null ? sentence(step) : `${step}.`}`;
  });
  const morning =
    wake === null
      ? []
      : [
          bullet(
            voice.line('wake', [
              `Up at ${clockText(wake)}: light first, words second, first card in view`,
              `At ${clockText(wake)} open the curtain, say one line, start with the easiest step`,
              `If ${clockText(wake)} is too early for the house, leave a box of quiet things by the bed the night before`,
            ]),
          ),
        ];
  const doctor = bullet(
    voice.line('sleep-doctor', [
      'Bad nights for a month: look at room, light, noise, pain and worry with the doctor before anything else (NICE CG170)',
      'Keep a two-week sleep log and take it to the doctor if nights stay hard; a sleep plan comes first (NICE CG170)',
      'Snoring, pain or worry at night goes to the doctor; routine and room come before anything else (NICE CG170)',
    ]),
  );
  return [...advice, ...morning, '', sentence(lead), '', ...steps, '', doctor];
}
