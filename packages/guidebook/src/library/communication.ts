// How to talk with a child, by the way the child says things most easily. Every way is welcome at every moment.
import { sayingWays } from '#child/speech';
import { wayEntries } from '#generated/advice';
import { byKey } from './by-key.ts';

export const waysOfSaying = byKey(sayingWays, wayEntries, ({ way }) => way);

/** The words of the yes/no/stop/hurt list, and what the adult does at once. */
export const firstWords: ReadonlyArray<{ word: string; answers: readonly string[] }> = [
  { word: 'yes', answers: ['go on at once', 'give or do it within a second', 'nod and start'] },
  {
    word: 'no',
    answers: [
      'take it back, offer one other thing',
      'accept it; ask again in ten minutes at most once',
      'say "no is fine" and move it out of sight',
    ],
  },
  {
    word: 'stop',
    answers: [
      'hands off and one step back, every adult, every time',
      'stop in the middle of the move',
      'pause, count to five, ask with a card',
    ],
  },
  {
    word: 'hurt',
    answers: [
      'bring the body card and follow the finger',
      'look at teeth, ears, belly; write the time',
      'point from head to toe and wait at each part',
    ],
  },
  {
    word: 'break',
    answers: [
      'walk to the quiet place with no questions',
      'five minutes off, no conditions',
      'clear the table first, talk later',
    ],
  },
];
