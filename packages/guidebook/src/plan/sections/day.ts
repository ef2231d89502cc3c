// The shape of the day and the hand-over between two things; the night is in sleep.ts.
import { bullet, type Section, type Voice } from '../voice.ts';
import { sleepLines } from './sleep.ts';

const nowNext: readonly string[] = [
  'Hang a now–next strip where the day starts and use {acard} for each part; two parts at a time are enough',
  'Show the morning as three parts on the wall, {acard} each; {name} turns over what is done',
  'Keep the day on a ring of cards; what {he} {v:likes} has its place there',
  'Draw the day on one line each evening, with {acard} at the place that may change',
  'Start each day with three things, said or shown: what is now, what is next, who is there',
];
const betweenThings: readonly string[] = [
  'Before each change: five minutes, one minute, then walk with something in {his} hand',
  'Warn by showing, not by calling: hold up the next card, point, wait {wait}',
  'Let {him} carry {comfort} from the old place to the new one',
  'End on a count: three more, two more, last one, next card',
  'Put the easiest part first after every change, and praise the walking over',
  'Use one sound for "soon" and another for "now", the same at home and at {school}',
];
export const nightTitle = 'Daily routine and sleep';

export function daySection(voice: Voice): Section {
  const { child } = voice;
  voice.cite('vs', 'abi');
  const isOlder = child.group === 'teen' && child.way === 'speech';
  const night = sleepLines(voice);
  return {
    title: nightTitle,
    lines: [
      bullet(voice.line('now-next', isOlder ? teenNowNext : nowNext)),
      // Where the night is told, one line on the day is enough.
      ...(night.length === 0 ? [bullet(voice.line('between', isOlder ? teenBetween : betweenThings))] : []),
      ...night,
    ],
  };
}

const teenBetween: readonly string[] = [
  'Agree on two reminders, ten minutes and two; {name} picks the sound',
  'Say what comes next and why, once; then let the clock do the talking',
  'Let {him} finish the round, page or song before a change; ask how many are left',
  'Put ten empty minutes between {school} and anything else',
  'Write changes down, with what stays the same, and leave {him} alone to read it',
];
const teenNowNext: readonly string[] = [
  'Plan the day with {him} the evening before: a phone list of five lines, one of them {interest}',
  'Use a shared calendar; {name} sets the reminders, you only add changes, with a reason',
  'Write now, next and later on one sticky note at {his} desk; {he} {v:crosses} out',
];
