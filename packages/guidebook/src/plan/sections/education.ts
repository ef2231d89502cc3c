// Educational support: how the child learns, what the room changes, how work and breaks alternate, how school and home talk.

import { findLearning, findStrength } from '../facts.ts';
import { schoolOf } from '../fill.ts';
import { knownLikings } from '../own-slots.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { knownUse } from './about.ts';
import { sensesOf } from './senses.ts';

const anyLearning: readonly string[] = [
  'Tell every teacher this line before the first lesson',
  'Begin anything new in this way',
  'Put this line at the top of the page that goes to {school}',
];
const levels: Readonly<Record<string, readonly string[]>> = {
  'ASD Level 1': [
    'ASD Level 1, some support: check the start and the end of each task, leave the middle to {him}',
    'ASD Level 1: support is light but steady; agree a silent help sign',
  ],
  'ASD Level 2': [
    'ASD Level 2, substantial support: an adult sets up each step and stays in sight',
    'ASD Level 2: plan an adult for starts, changes and noisy lessons',
  ],
  'ASD Level 3': [
    'ASD Level 3, very substantial support: one adult beside {him}, objects and photos before words',
    'ASD Level 3: one step at a time with a known adult in reach all day',
  ],
  Other: ['The diagnosis is written as other: ask the team which supports it brings and note them: ____'],
};
const workTimes = {
  toddler: ['three minutes of play together, then free', 'one turn each, three times, then free'],
  child: [
    'eight minutes of work, four of break, three rounds',
    'ten minutes of work, five of break, two rounds',
    'two short tasks, one break, one task {he} {v:picks}',
  ],
  teen: [
    'twenty minutes of work, ten of break',
    'twenty-five minutes of work, five of break, twice',
    'one task per lesson in full, the rest by choice',
  ],
} as const;
const breaks: readonly string[] = [
  'The break card needs no reason; {he} {v:goes}, a timer brings {him} back to two easy lines',
  'Breaks are for moving or for quiet, {name} picks; they are not earned and not lost',
  'Show break as a card on the desk from the first minute; honour it each time',
  'Plan the break before the hard part as well as after it',
];
const adjustments: readonly string[] = [
  'Print the lesson in four steps; {he} {v:crosses} out what is done',
  'Ask {him} only what was shown beforehand; a pointed answer counts',
  'Cut the page: two tasks in view, the rest in a folder',
  "Give five minutes' notice of every change of room or adult, on paper",
  'Let {him} stand, rock or fidget while listening',
  'Put tests in the small room with extra time',
];
const links: readonly string[] = [
  'One line each way, daily: sleep and mood in the morning, best and hardest minute at 15:00',
  'Use the same strip and the same five words in both places; photograph one for the other',
  'Meet for ten minutes every second Friday with the tick sheets, not with a story of who was wrong',
  'Send home the new card or word of the week, and bring back how it went',
  'Agree which homework matters; the rest is optional by written note',
];

const openLearning: readonly string[] = [
  'Teach one new thing three ways this week, shown, told and done, and write down which one stayed: ____',
  'Begin with what {he} can do alone, then add one step',
  'Show a finished example before each task and leave it on the desk',
];
const goodEnds: readonly string[] = [
  'End each block with something {he} {v:chose} at its start',
  'Write the reward into the task: the last line is one {he} {v:likes}',
  'Let {him} set the timer',
];

export function educationSection(voice: Voice): Section {
  const { child } = voice;
  const learning = learningLines(voice);
  const byStrength = child.strengths.slice(0, 2).flatMap(({ said }) => {
    const found = findStrength(said);
    return found ? [bullet(voice.line(`learn-${found.id}`, [found.learning]))] : [];
  });
  const level = levels[child.profile.diagnosisType];
  const [liking] = knownLikings(child);
  const use = liking ? knownUse(voice, liking, 'wait', 'edu-wait') : null;
  voice.cite('ta', 'pp');
  return {
    title: 'Educational support',
    mayLose: true,
    lines: [
      '### Learning profile',
      '',
      ...learning,
      ...byStrength,
      ...(level ? [bullet(voice.line('level', level))] : []),
      ...bullets(learning.length + byStrength.length < 2 ? voice.some('learn-open', openLearning, 2) : []),
      '',
      '### Classroom adjustments',
      '',
      ...sensesOf(voice)
        .slice(0, 2)
        .map((sense) => bullet(voice.line(`class-${sense.name}`, sense.school))),
      ...bullets(voice.some('adjust', adjustments, 2)),
      '',
      '### Work and break plan',
      '',
      bullet(`Rhythm: ${voice.line('rhythm', workTimes[child.group])}`),
      bullet(voice.line('breaks', breaks)),
      liking && use !== null ? labelled(liking.topic, use) : bullet(voice.line('edu-end', goodEnds)),
      '',
      `### Home–${schoolOf(child)} link`,
      '',
      ...bullets(voice.some('link', links, 2)),
    ],
  };
}

/** The box once and whole; a step of the library's only where all of it is known. */
export function learningLines(voice: Voice): string[] {
  const { learning, words } = voice.child;
  if (words.learningStyle === '') return [];
  const known = learning.flatMap(({ said }) => findLearning(said) ?? []);
  const [advice] = known.length === learning.length ? known : [];
  if (advice) voice.cite(...advice.by);
  return [
    `- Learns best, in your words: ${words.learningStyle} ${voice.line('learning', advice?.lines ?? anyLearning)}.`,
  ];
}

const bullets = (texts: readonly string[]): string[] => texts.map((text) => bullet(text));
