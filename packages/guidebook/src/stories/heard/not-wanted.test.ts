// Who does not come, what is not to be done and what somebody else does is never told as what the child or the story has.
import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['supply teacher on thursday instead of Mrs Doyle', 'Mrs Doyle'],
  ['supply teacher on monday, not Mr Brown', 'Mr Brown'],
])('[SW108] who is named as the one who does not come is not there: %s', (about, who) => {
  const text = textOf(about, { nearest: sureOf('a-day-with-a-new-teacher') });
  expect(text).not.toMatch(new RegExp(`${who} will be there|called ${who}|teacher (?:without|instead)\\.`));
  expect(text).toMatch(new RegExp(`instead of ${who}|${who} is not there that day`));
});

test('[SW108] a line that is cut off before a name opens no story', () => {
  const told = telling('cover teacher tomorrow without Miss Lee', {
    nearest: sureOf('a-day-with-a-new-teacher'),
  });
  expect(told.is === 'told' ? told.story.text : '').not.toMatch(/without\.|Miss Lee will be there/);
});

test('[SW108] a new teacher is still called by name', () =>
  expect(
    textOf('new teacher in september mr brown', { nearest: sureOf('a-day-with-a-new-teacher') }),
  ).toContain('The teacher is called Mr Brown.'));

test.each([
  [
    'mum and dad living in two houses and sleeping at dads every other weekend',
    "I sleep at Dad's every other weekend.",
  ],
  ['mum and dad living apart and staying at mums on fridays', "I stay at Mum's on Fridays."],
])('[SW109] nobody sleeps at their own: %s', (about, own) => {
  const text = textOf(about, { nearest: sureOf('living-in-two-homes') });
  expect(text).toContain(own);
  expect(text).not.toMatch(/^Mum and Dad [^.]*\band (?:sleep|stay)/);
});

test.each([
  ['correcting the teacher in front of everyone in maths', 'when-someone-gets-a-fact-wrong'],
  ['interrupting grown ups on the phone', 'interrupting-someone'],
  ['taking her top off in the classroom', 'where-clothes-stay-on'],
  ['licking the window on the bus', 'what-is-for-my-mouth'],
])('[SW110] what is not wanted does not get easier with time: %s', (about, scene) => {
  const told = telling(about, { gender: 'Female', nearest: sureOf(scene) });
  expect(told.is === 'told' ? told.story.text : '').not.toContain('With time');
});

test('[SW91] who waits for the slide is told of no swing', () => {
  const nearest = [
    { id: 'waiting-for-my-turn-on-the-swing', chance: 0.8 },
    { id: 'taking-turns-in-a-game', chance: 0.78 },
  ];
  const told = telling('waiting his turn on the slide at the park', { nearest });
  expect(told.is === 'told' ? told.story.text : '').not.toMatch(/swing/i);
  expect(textOf('waiting her turn on the swing', { gender: 'Female', nearest: nearest.slice(0, 1) })).toMatch(
    /^I wait my turn on the swing\./,
  );
});

test.each([
  ['asking to join in a game at playtime, she just stands and watches', 'joining-in-play', /just stand/],
  [
    "private places, she's taking her top off in the classroom when hot",
    'where-clothes-stay-on',
    /taking my top/,
  ],
  [
    'getting her haircut on saturday, last time she screamed the place down',
    'getting-a-haircut',
    /scream|last time/i,
  ],
  ['turning off the ipad at bedtime with no meltdown', 'when-screen-time-ends', /meltdown/i],
  ['asking for help instead of throwing her pencil', 'asking-for-help', /throw/i],
  ['losing at uno with her cousins on sunday without tipping the table', 'losing-a-game', /tip/i],
])(
  '[SW98] what is said to us of the child, or is not to be, is no part of the story: %s',
  (about, scene, never) =>
    expect(textOf(about, { gender: 'Female', nearest: sureOf(scene) })).not.toMatch(never),
);

test('[SW92] a table that is not to be tipped stays standing', () =>
  expect(textOf('losing at uno without flipping the table', { nearest: sureOf('losing-a-game') })).toContain(
    'The table stays standing.',
  ));

test.each([
  ['nits, again', 'head-lice', /about nits, again\./],
  ['trying one bite of somthing new at tea', 'trying-a-new-food', /something new/],
  [
    'wearing her coat when its cold outside she just wont',
    'wearing-a-coat-when-it-is-cold',
    /^When it is cold outside, I wear a coat\./,
  ],
  [
    'telling a grown up when her tummy or head hurts',
    'telling-that-something-hurts',
    /my tummy or my head hurts/,
  ],
])('[SW87] %s', (about, scene, tells) =>
  expect(textOf(about, { gender: 'Female', nearest: sureOf(scene) })).toMatch(tells),
);

test.each([
  ['picking her nose in class', 'a-tissue-for-my-nose'],
  ['talking to strangers on roblox', 'staying-safe-online'],
  ['crumpling up her drawing because one line went wrong', 'making-a-mistake'],
  ['sending pictures of herself to boys', 'photos-and-people-online'],
  ['taking her top off in the classroom when hot', 'where-clothes-stay-on'],
  ['chewing her sleeves at school', 'what-is-for-my-mouth'],
])('[SW111] nobody says that the child does it: %s', (about, scene) => {
  const told = telling(about, { gender: 'Female', nearest: sureOf(scene) });
  const text = told.is === 'told' ? told.story.text : 'asked';
  expect(text).not.toMatch(/\bI (?:pick|talk to strangers|crumple|send (?!nothing)|take m|chew my)|me top/);
});

test('[SW111] who stares is not told of being stared at', () => {
  const nearest = sureOf('when-people-stare');
  expect(telling('staring at people on the bus', { nearest }).is).toBe('asks');
  expect(textOf('people staring at him on the bus', { nearest })).toContain('stare');
});

test.each([
  ['wet play', 'indoor-break-time'],
  ['being a bridesmaid', 'a-flower-girl-page-boy-or-bridesmaid'],
])('[SW112] the end is the scene’s own: %s', (about, scene) =>
  expect(textOf(about, { gender: 'Female', nearest: sureOf(scene) })).not.toMatch(
    /This was a story about|This is how/,
  ),
);

test('[SW111] what is not to be done is the matter, and not what it is done about', () => {
  const given = { nearest: sureOf('someone-at-home-has-an-operation') };
  expect(telling('not telling everyone about his mums operation', given).is).toBe('asks');
  expect(
    textOf('not hugging everyone she meets', {
      gender: 'Female',
      nearest: sureOf('a-wave-instead-of-a-hug'),
    }),
  ).toBeTruthy();
});
