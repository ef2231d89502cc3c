import { readFileSync } from 'node:fs';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { loadModel } from '../../../node/load-model.ts';
import fixtures from '../testing/safety-fixtures.json' with { type: 'json' };
import { detectCrisis } from './crisis.ts';
import { crisisHelp, helpBox } from './crisis-help.ts';
import { crisisKinds } from './crisis-kinds.ts';

const model = await loadModel();

test.each(fixtures.crisis.map(([text, kind]) => [String(text), String(kind)] as const))(
  '[SC9] %s → %s',
  async (text, kind) => {
    const reading = await detectCrisis(text, model);
    expect(reading.is === 'crisis' ? reading.kind : '').toBe(kind);
  },
);

test.each([
  ['she took all her tablets after the news', 'K7'],
  ['of course he is not breathing', 'K7'],
  ['Last week he learned to swim. Now he is choking, please help', 'K4'],
  ['Yesterday we read a book about owls. He ate some of my pills', 'K7'],
])('[SC28] words of calm do not erase a plain crisis: %s', async (text, kind) => {
  expect(await detectCrisis(text, model)).toEqual({ is: 'crisis', kind });
});

test('[SC28] a plain crisis of the past is a doubt, never nothing', async () => {
  const told = 'When he was 16 he tried to take his own life. He has a job now. How much should he tell?';
  expect((await detectCrisis(told, model)).is).toBe('unsure');
});

test.each([
  'I could kill for a coffee',
  'he is missing his dad',
  'what should first aiders do when a child has a seizure',
  'last year he swallowed a coin and it was fine, how do I stop him mouthing things',
  'she is dying to go to the zoo',
  'we are drowning in paperwork',
  'in the film the boy says "I want to die", she repeats it all day',
  'he throws a fit when we leave the park',
])('[SC9] not taken for sure: %s', async (text) => {
  expect((await detectCrisis(text, model)).is).not.toBe('crisis');
});

test.each([
  "no one in danger. he doesnt have his own room, shares with his brother who's 12. where is he supposed to go",
  'nobody is missing, hes right here. i asked where he can have private time when he shares a bedroom',
  "No danger. He's not my own child, I mind 4 of them. He's got no words at all yet so he can't say stop",
  "Oh Lord no. I'm not going to hurt anybody. I went out to the garage to cry because I was happy. He said mama.",
])('[SC51] whoever says that nobody is in danger is believed: %s', async (text) => {
  expect((await detectCrisis(text, model, { isInTalk: true })).is).toBe('none');
  expect((await detectCrisis(text, model)).is).toBe('none');
});

test.each([
  ['i cant do this anymore. not in a dangerous way', 'unsure'],
  ["I can't do this any more, not suicidal just so tired", 'unsure'],
  ["I can't do this any more. nobody is in danger but I have the pills out", 'crisis'],
  ["I can't cope any more, I'm going to leave him at the police station. not suicidal", 'crisis'],
  ["I want to die. I'm not suicidal though", 'crisis'],
])(
  '[SC51] a carer at the end of their strength who denies a danger is asked, not taken over: %s',
  async (text, is) => {
    expect((await detectCrisis(text, model)).is).toBe(is);
  },
);

test.each([
  'The move is 14 December, he has not seen the place and we cant visit before, its 600km. he is 12 and talks well',
  'its the water on his face i think. and he says he forgot but i remind him 10 times a night so',
  "It's only in the car, nowhere else. Can't move her away, we have a small car with three seats in the back and a baby in the third",
])('[SC51] a line later in a talk is no emergency by its sound alone: %s', async (text) => {
  expect((await detectCrisis(text, model, { isInTalk: true })).is).not.toBe('crisis');
});

test('[SC51] what somebody did who cared for the child before is no danger now, unless it is told as one', async () => {
  const past =
    'Since day one. Her last carer locked the kitchen apparently. How long before she trusts theres enough?';
  for (const isInTalk of [false, true])
    expect((await detectCrisis(past, model, { isInTalk })).is).toBe('none');
  const told = 'her last carer hit her and she told me today, she is scared of him';
  expect((await detectCrisis(told, model, { isInTalk: true })).is).toBe('crisis');
});

test.each([
  'Foster mum, boy of 8 with us since March. He stashes biscuits in his school bag and I keep finding bread under his pillow. I want him to know there is enough',
  'foster carer, new placement, she takes food and hides it in her bedroom, mouldy sandwiches under the bed. dont want to shame her',
])('[SC51] food that a child hides is no danger: %s', async (text) => {
  expect((await detectCrisis(text, model)).is).not.toBe('crisis');
});

test('[SC51] whoever is only at the end of their strength is asked, not taken over', async () =>
  expect((await detectCrisis("I'm at my wits' end, he is awake every night", model)).is).toBe('unsure'));

test('[SC51] hidden food beside hunger or harm is still read as danger', async () => {
  const told = 'he hides food under the bed because his dad locks the kitchen and he is not fed for days';
  expect((await detectCrisis(told, model)).is).not.toBe('none');
});

test.each([
  "nobody is in danger. I just don't want to be here any more",
  'no danger. he swallowed a button battery',
  'we are not in danger, but he is gone and I cannot find him anywhere',
])('[SC51] a plain crisis beside such words, or later in a talk, is still one: %s', async (text) => {
  expect((await detectCrisis(text, model, { isInTalk: true })).is).not.toBe('none');
});

/**
 * What bench/screening/crisis-report.ts printed when the limits were set (decision 46), less a line of room. The limits were
 * chosen with all of these totals in view; no line of the fourth, eighth and tenth hands and of `messages-dev` was read.
 */
const floors = {
  // 0.87 before the ordinary days of grown-ups and follow-ups were learned: one crisis of 98 is asked about now.
  seen: { noticed: 0.95, sure: 0.86, falseSure: 0.016 },
  // 0.93 and 0.92 before ordinary days and long messages were learned: one crisis of 96 fewer each time, for half of the alarms on such days.
  'fourth-hand': { noticed: 0.905, sure: 0.77, falseSure: 0.021 },
  // 0.88 before long ordinary messages by two more hands were learned: two crises of 130 fewer, for a third of the takeovers of such messages.
  // One ordinary message of 190 more is taken over since lines later in a talk are learned, and two crises more with it.
  'eighth-hand': { noticed: 0.969, sure: 0.869, falseSure: 0.011 },
  'tenth-hand': { noticed: 0.97, sure: 0.87, falseSure: 0.006 },
  'eleventh-hand': { noticed: 0.95, sure: 0.8, falseSure: 0.004 },
  // Half of them told in passing, among other things. Before such messages were learned: 0.83 and 0.68.
  indirect: { noticed: 0.96, sure: 0.86, falseSure: 0.011 },
};
const sets = Object.keys(floors) as (keyof typeof floors)[];
/** Ordinary days in carers' raw words, with crises told the same way: the help box must not stand over every second answer. */
const everyday = { noticed: 0.98, sure: 0.93, falseSure: 0.011, withBox: 0.055 };
/*
 * Of the long sets below every fourth line is read, of the fourteenth hand every second. `npm run bench:screening` reads them all, and what
 * is said in brackets is of all of them. A limit is what the sample gave when it was drawn, and one line of room: it notices
 * a reader that got worse, and is no measure of how good it is.
 */
/** By people who know neither the readers nor the content: short questions, long posts, look-alikes (noticed 0.95, sure 0.89). */
const strangers = { noticed: 0.9, sure: 0.85, falseSure: 0.019, withBox: 0.038 };
/** Messages of ordinary days, none of which was learned (taken over 0.003, asked 0.019; before 3,000 others by other writers were learned 0.004 and 0.026). */
const ordinaryDays = { sure: 0.0089, withBox: 0.0391 };
/** First messages full of odd matters by a writer none of whose was learned (0.008 and 0.067; before six other writers were learned 0.024 and 0.096). */
const oddMatters = { sure: 0.017, withBox: 0.09 };
/** By a writer none of whose scenes was learned (0.007 and 0.08; before such scenes were learned 0.05 and 0.27). */
const scenesTold = { sure: 0.014, withBox: 0.094 };
/** Messages of 350 to 900 characters by two writers left out (0.945, 0.79, 0.019 and 0.073; before such messages were learned 0.87, 0.67, 0.005 and 0.11). */
const longPosts = { noticed: 0.92, sure: 0.78, falseSure: 0.019, withBox: 0.11 };
/** First messages, "who I am, who it is about, one worry", by two writers left out (0.955, 0.87, 0.014 and 0.062). */
const firstMessages = { noticed: 0.98, sure: 0.9, falseSure: 0.014, withBox: 0.027 };
/** Crises told calmly among everyday things, and first messages, by two writers left out (0.925, 0.74, 0 and 0.013; before such crises by two others were learned 0.91, 0.75 and 0.027). */
const toldAmongOthers = { noticed: 0.91, sure: 0.78, falseSure: 0.014, withBox: 0.04 };
/** By two more, none of whose messages was learned (0.012 and 0.06; before long ordinary messages by others were learned 0.024 and 0.054). */
const lastOrdinary = { sure: 0.012, withBox: 0.078 };
/** Answers and crises of the second and third message, by two hands left out. Before such lines by others were learned: 0.003, 0.017, 0.82 and 0.6. */
const laterInTalk = { falseSure: 0, withBox: 0.045, noticed: 0.9, sure: 0.62 };
const slow = 180_000;

test.each(sets)(
  '[SC10] the held-back messages: %s',
  async (set) => {
    const lines = await Promise.all(
      heldBack(set).map(async (line) => ({
        ...line,
        reading: await detectCrisis(line.text, model),
      })),
    );
    const crises = lines.filter((line) => line.label !== 'no');
    const calm = lines.filter((line) => line.label === 'no');
    const share = (list: typeof lines, is: (line: (typeof lines)[number]) => boolean) =>
      list.filter(is).length / list.length;
    expect(share(crises, (line) => line.reading.is !== 'none')).toBeGreaterThanOrEqual(floors[set].noticed);
    expect(share(crises, (line) => line.reading.is === 'crisis')).toBeGreaterThanOrEqual(floors[set].sure);
    expect(share(calm, (line) => line.reading.is === 'crisis')).toBeLessThanOrEqual(floors[set].falseSure);
  },
  slow,
);

test.each([
  ['everyday', everyday, () => heldBack('everyday')],
  ['strangers', strangers, () => everyFourth(linesIn('fresh/messages-dev'))],
  ['posts', longPosts, () => everyFourth(heldBack('posts'))],
  ['thirteenth-hand', firstMessages, () => everyFourth(heldBack('thirteenth-hand'))],
  ['fourteenth-hand', toldAmongOthers, () => everySecond(heldBack('fourteenth-hand'))],
] as const)(
  '[SC10] the held-back messages: %s',
  async (_, floor, lines) => {
    const read = await Promise.all(
      lines().map(async ({ label, text }) => ({
        label,
        is: (await detectCrisis(text, model)).is,
      })),
    );
    const crises = read.filter(({ label }) => label !== 'no').map(({ is }) => is);
    const calm = read.filter(({ label }) => label === 'no').map(({ is }) => is);
    const share = (of: string[], is: string) => of.filter((each) => each === is).length / of.length;
    expect(1 - share(crises, 'none')).toBeGreaterThanOrEqual(floor.noticed);
    expect(share(crises, 'crisis')).toBeGreaterThanOrEqual(floor.sure);
    expect(share(calm, 'crisis')).toBeLessThanOrEqual(floor.falseSure);
    expect(share(calm, 'unsure')).toBeLessThanOrEqual(floor.withBox);
  },
  slow,
);

test(
  '[SC10] first messages and long posts by two hands left out are seldom taken over',
  async () => {
    const read = await Promise.all(
      everyFourth(linesIn('screening/last-ordinary')).map(
        async ({ text }) => (await detectCrisis(text, model)).is,
      ),
    );
    const share = (is: string) => read.filter((each) => each === is).length / read.length;
    expect(read.length).toBeGreaterThan(100);
    expect(share('crisis')).toBeLessThanOrEqual(lastOrdinary.sure);
    expect(share('unsure')).toBeLessThanOrEqual(lastOrdinary.withBox);
  },
  slow,
);

test(
  '[SC10] later in a talk an answer to a question is no crisis, and a crisis is noticed',
  async () => {
    const later = async (name: string) =>
      Promise.all(
        everySecond(linesIn(`screening/${name}`)).map(
          async ({ text }) => (await detectCrisis(text, model, { isInTalk: true })).is,
        ),
      );
    const [replies, crises] = [await later('held-later-ordinary'), await later('held-later-crisis')];
    const share = (of: string[], is: string) => of.filter((each) => each === is).length / of.length;
    expect(replies.length + crises.length).toBeGreaterThan(200);
    expect(share(replies, 'crisis')).toBeLessThanOrEqual(laterInTalk.falseSure);
    expect(share(replies, 'unsure')).toBeLessThanOrEqual(laterInTalk.withBox);
    expect(1 - share(crises, 'none')).toBeGreaterThanOrEqual(laterInTalk.noticed);
    expect(share(crises, 'crisis')).toBeGreaterThanOrEqual(laterInTalk.sure);
    expect((await detectCrisis('its the water on his face', model, { isInTalk: true })).is).toBe('none');
  },
  slow,
);

test(
  '[SC10] scenes of ordinary life, told at length, are seldom taken over',
  async () => {
    const read = await Promise.all(
      everyFourth(linesIn('screening/held-crisis-scenes')).map(
        async ({ text }) => (await detectCrisis(text, model)).is,
      ),
    );
    const share = (is: string) => read.filter((each) => each === is).length / read.length;
    expect(share('crisis')).toBeLessThanOrEqual(scenesTold.sure);
    expect(share('unsure')).toBeLessThanOrEqual(scenesTold.withBox);
  },
  slow,
);

test.each([
  ['ordinary days', ordinaryDays, () => everyFourth(naturalQuestions('questions-2', 'questions-5')), 500],
  ['odd matters of one writer', oddMatters, () => everySecond(naturalQuestions('questions-7')), 200],
] as const)(
  '[SC10] %s are seldom asked about danger and hardly ever taken over',
  async (_, limit, messages, least) => {
    const read = await Promise.all(messages().map(async (text) => (await detectCrisis(text, model)).is));
    const share = (is: string) => read.filter((each) => each === is).length / read.length;
    expect(read.length).toBeGreaterThan(least);
    expect(share('crisis')).toBeLessThanOrEqual(limit.sure);
    expect(share('unsure')).toBeLessThanOrEqual(limit.withBox);
  },
  slow,
);

test.each(crisisKinds.map((kind) => [kind]))(
  '[SC12] help for %s begins with the act and has three to five steps',
  (kind) => {
    const text = crisisHelp(kind, null);
    expect(text).toMatch(/^\*\*/);
    const steps = text.match(/^\d\. /gm)?.length ?? 0;
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(steps).toBeLessThanOrEqual(5);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('Check the ones for your area.');
    expect(helpBox(kind).length).toBeLessThan(220);
  },
);

test('[SC12] help for a missing child speaks of this child', () => {
  const text = crisisHelp('K3', {
    ...emptyProfile,
    gender: 'Male',
    communication: 'Limited Verbal',
    sensorySensitivities: ['Sound', 'Touch'],
    comfortItems: 'blue blanket, small train',
    specialInterests: 'trains, maps',
  });
  expect(text).toContain('he may not answer to his name');
  expect(text).toContain('sensitive to sound and touch');
  expect(text).toContain('show him the blue blanket');
  expect(text).toContain('anywhere with trains');
});

test('[SC61] a magnet or battery that has gone down means hospital first, and choking comes first where somebody chokes', () => {
  const girl = { ...emptyProfile, gender: 'Female' as const };
  const down = crisisHelp('K4', girl, 'she swallowed two little magnets an hour ago, seems fine');
  expect(down).toMatch(/^\*\*Go to the emergency department now, even if she seems well/);
  expect(down.match(/^\d\. /gm)?.length).toBe(5);
  expect(down).not.toMatch(/[{}]/);
  for (const told of ['she swallowed a magnet and is coughing', 'she swallowed a coin', ''])
    expect(crisisHelp('K4', girl, told)).toMatch(/^\*\*Not breathing, not coughing/);
});

test('[SC9] a child who ran away and came back gets the short box above an answer, not help instead of one', async () => {
  expect((await detectCrisis('he ran away in the park today but came back', model)).is).not.toBe('crisis');
  expect(await detectCrisis('He ran away and has not come back', model)).toEqual({
    is: 'crisis',
    kind: 'K3',
  });
});

const everySecond = <Line>(lines: readonly Line[]): Line[] => lines.filter((_, at) => at % 2 === 0);
const everyFourth = <Line>(lines: readonly Line[]): Line[] => lines.filter((_, at) => at % 4 === 0);

function heldBack(
  set: keyof typeof floors | 'everyday' | 'posts' | 'thirteenth-hand' | 'fourteenth-hand',
): { label: string; text: string }[] {
  const files = set === 'seen' ? ['', '-other-hands'] : [`-${set}`];
  return files.flatMap((file) => linesIn(`screening/held-crisis${file}`));
}

const naturalQuestions = (...names: string[]): string[] =>
  names.flatMap((name) =>
    readFileSync(new URL(`../../../data/natural/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; maybeDanger?: boolean })
      .filter(({ maybeDanger }) => maybeDanger !== true)
      .map(({ text }) => text),
  );

/** Read as text, so that nothing of bench is imported. */
const linesIn = (file: string) =>
  readFileSync(new URL(`../../../data/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, label, text] = /^(K\d|no) (.+)$/.exec(line) ?? [];
      return label && text ? [{ label, text: text.replaceAll('\\n', '\n') }] : [];
    });
