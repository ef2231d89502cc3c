// How something of its sort may feel, and that it is okay: two feelings that are plausible for it, and never one that must be.
import { type StoryLine, tenseOf } from '@calmbridge/reader/story-line/read-line';
import { stableChoice } from '#child/stable-choice';
import type { Draft } from '../draft.ts';
import { cues, type SortOfFeeling as Sort } from './feeling-cues.ts';

/** How it may feel, what is okay, and the same for the shortest stories, which say no more of feelings. */
type Feeling = readonly [feels: string, okay: string, short: string];

const feelings: Readonly<Record<Sort, readonly [Feeling, ...Feeling[]]>> = {
  died: [
    [
      'People may feel sad, angry or quiet when somebody dies.',
      'Any feeling is okay.',
      'It is okay to feel sad.',
    ],
  ],
  cancelled: [
    [
      'I may feel sad or cross, because I had a plan.',
      'It is okay to feel sad about it.',
      'It is okay to feel sad.',
    ],
  ],
  closed: [
    [
      'When something is closed, plans may change, and that may feel hard.',
      'It is okay to feel cross about it.',
      'It is okay to feel cross.',
    ],
  ],
  broken: [
    [
      'When something breaks, people may feel sad or cross.',
      'It is okay to feel sad about it.',
      'It is okay to feel sad.',
    ],
  ],
  lost: [
    [
      'When something is lost, people may feel sad or worried.',
      'It is okay to feel sad about it.',
      'It is okay to feel sad.',
    ],
  ],
  ended: [
    [
      'When something ends, some people may feel sad or quiet.',
      'It is okay to miss it.',
      'It is okay to feel sad.',
    ],
    [
      'An end may feel sad, and it may feel strange.',
      'It is okay to think of how it was.',
      'It is okay to feel sad.',
    ],
  ],
  new: [
    [
      'Something new may feel exciting or strange.',
      'It is okay to need time for it.',
      'It is okay to feel unsure.',
    ],
    [
      'New things may feel interesting, and they may feel hard.',
      'It is okay to need time for it.',
      'It is okay to feel unsure.',
    ],
  ],
  waited: [['Waiting may feel long or boring.', 'It is okay to find it long.', 'It is okay to feel bored.']],
  celebrated: [
    [
      'A special day may feel happy, and it may feel like a lot.',
      'It is okay to take a break from it.',
      'It is okay to feel excited.',
    ],
  ],
  ill: [
    [
      'When somebody is ill or hurt, people may feel worried or sad.',
      'It is okay to feel worried.',
      'It is okay to feel worried.',
    ],
  ],
  parted: [
    [
      'When somebody leaves, people may feel sad or worried.',
      'It is okay to miss somebody.',
      'It is okay to feel sad.',
    ],
  ],
  worried: [
    [
      'Some people may feel nervous or worried about this.',
      'It is okay to feel worried.',
      'It is okay to feel worried.',
    ],
  ],
  body: [
    [
      'Some people may feel nervous or curious about this.',
      'It is okay to feel nervous.',
      'It is okay to feel nervous.',
    ],
    [
      'Something like this may feel odd or a bit uncomfortable.',
      'It is okay to say how it feels.',
      'It is okay to say how it feels.',
    ],
  ],
  worn: [
    [
      'Something on the body may feel odd or tight.',
      'It is okay to say how it feels.',
      'It is okay to say how it feels.',
    ],
  ],
  tested: [
    [
      'Some people may feel nervous or proud about something like this.',
      'It is okay to feel nervous.',
      'It is okay to feel nervous.',
    ],
  ],
  loud: [
    [
      'Loud sounds may feel surprising or too much.',
      'It is okay to want it quiet.',
      'It is okay to feel upset.',
    ],
  ],
  place: [
    [
      'Another place may feel exciting or strange.',
      'It is okay to need time to get used to it.',
      'It is okay to feel unsure.',
    ],
    [
      'Being somewhere else may feel good, and it may feel odd.',
      'It is okay to think of home.',
      'It is okay to feel unsure.',
    ],
  ],
  mistake: [
    [
      'When something goes wrong, some people may feel upset or shy.',
      'Mistakes are okay.',
      'It is okay to feel upset.',
    ],
  ],
  rule: [
    ['A rule may feel hard or boring.', 'It is okay to find it hard.', 'It is okay to feel cross.'],
    [
      'Some rules may feel strange, and some may feel easy.',
      'It is okay to find it hard.',
      'It is okay to feel cross.',
    ],
  ],
  over: [
    [
      'After something like this, some people may feel upset or tired.',
      'It is okay to feel upset about it.',
      'It is okay to feel upset.',
    ],
  ],
  people: [
    [
      'Other people may feel nice to have around, and they may feel tiring.',
      'It is okay to need some quiet.',
      'It is okay to feel tired.',
    ],
  ],
  other: [
    [
      'This may feel nice, and it may feel like a lot.',
      'It is okay to take a break.',
      'It is okay to take a break.',
    ],
    [
      'Some parts may feel easy, and some may feel hard.',
      'It is okay to tell or show which.',
      'It is okay to feel unsure.',
    ],
  ],
};

/** `isRule`: it is about what is done or not done, and why. */
export function feelingLines(
  line: StoryLine | null,
  { isRule, level, seed }: { isRule: boolean; level: 1 | 2 | 3; seed: string },
): Draft[] {
  const [feels, okay, short] = stableChoice(feelings[sortOf(line, isRule)], `${seed} feeling`);
  if (level === 3) return [{ text: short, type: 'affirmative', keep: 0 }];
  return [
    { text: feels, type: 'perspective', keep: 0 },
    { text: okay, type: 'affirmative', keep: 0 },
  ];
}

function sortOf(line: StoryLine | null, isRule: boolean): Sort {
  if (line === null) return 'other';
  const said = [...line.clauses.map(({ text }) => text.replaceAll('~', '')), ...line.unread].join(', ');
  if (line.state === 'died') return 'died';
  const found = cues.find(([, words]) => words.test(said))?.[0];
  const { state } = line;
  const isGone = state === 'cancelled' || state === 'closed' || state === 'broken' || state === 'lost';
  if (found === 'ill' || found === 'ended') return found;
  if (isGone && !(state === 'closed' && keptShut.test(said))) return state;
  if (isOver(line) && found !== 'celebrated' && found !== 'parted' && found !== 'mistake') return 'over';
  if (found !== undefined) return found;
  if (isRule) return 'rule';
  // A queue on the way is not what it is about.
  const isWait = state === 'waited' && waits.test(line.clauses[0]?.text ?? '');
  return isWait || state === 'ended' || state === 'new' ? state : 'other';
}
const waits = /\b(?:wait\w*|queu\w*|delayed|late)\b/i;

/** What it is about has happened, whatever comes of it. */
export const isOver = ({ clauses, tense }: StoryLine): boolean =>
  clauses.some(({ text, shape }) => shape === 'fact' && tenseOf(text.replaceAll('~', '')) === 'past') &&
  (tense === 'past' || (tense === 'present' && clauses[0]?.shape !== 'fact')) &&
  !/\b(?:is|are|am|will|have to|has to)\b/.test(clauses[0]?.text ?? '');

/** Windows that stay shut are no closed place to miss. */
const keptShut = /\b(?:windows?|doors?|curtains?|blinds?) (?:shut|closed)\b/i;
