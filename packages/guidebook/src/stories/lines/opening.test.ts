// How a story opens: with what the child does, and with its day.
import { expect, test } from 'vitest';
import { sureOf, textOf } from '../testing/story-test-kit.ts';
import { isPlainOpening } from './plain-opening.ts';

const opening = (about: string, scene: string, age = '7'): string =>
  textOf(about, { age, nearest: sureOf(scene) });

test.each([
  [
    'getting his hair cut at the barbers on saturday',
    'getting-a-haircut',
    "I am getting my hair cut at the barber's on Saturday.",
  ],
  [
    'going to get new school shoes at Clarks on Saturday',
    'buying-new-shoes',
    'I am going to get new school shoes at Clarks on Saturday.',
  ],
  ['flying to Oma in Bremen', 'flying-on-a-plane', 'I am flying to Oma in Bremen.'],
  [
    'walking to the corner shop alone for the first time',
    'going-out-on-my-own',
    'I am walking to the corner shop alone for the first time.',
  ],
])('[SW61] what is planned is told as going on, with its day and place: %s', (about, scene, wanted) => {
  expect(opening(about, scene)).toMatch(new RegExp(`^${wanted}`));
  expect(opening(about, scene)).not.toContain('It is on');
});

test.each([
  ['taking turns on the one swing', 'taking-turns-in-a-game', 'I take turns on the one swing.'],
  ['getting into the taxi on Mondays', 'going-by-taxi', 'I get into the taxi on Mondays.'],
  [
    "leaving the park when it's time to go",
    'going-home-from-the-playground',
    'I leave the park when it is time to go.',
  ],
  ['losing a chess match', 'losing-a-game', 'Sometimes I lose a chess match.'],
  ['being gentle with the hens', 'gentle-hands-with-animals', 'I can be gentle with the hens.'],
  ['how to accept a compliment', 'when-someone-says-something-nice', 'I can accept a compliment.'],
  ["a haircut at Tony's on Saturday", 'getting-a-haircut', "I am having a haircut at Tony's on Saturday."],
])(
  '[SW61] what is done again and again is done, what nobody plans happens sometimes: %s',
  (about, scene, wanted) => {
    expect(opening(about, scene).startsWith(wanted)).toBe(true);
  },
);

test('[SW61] a teenager is told of by name', () => {
  expect(opening('flying to Oma in Bremen', 'flying-on-a-plane', '14')).toMatch(
    /^\{child\} is flying to Oma in Bremen\./,
  );
});

test.each([
  [
    'cutting toenails after the bath',
    'cutting-my-nails',
    'This story is about cutting my toenails after the bath.',
  ],
  [
    "speaking too near to people's face",
    'space-for-each-person',
    "This story is about speaking too near to people's face.",
  ],
])(
  '[SW61] what others do to the child, or the child is to stop, is no opening: %s',
  (about, scene, wanted) => {
    expect(opening(about, scene).startsWith(wanted)).toBe(true);
  },
);

test('[SW61] a sentence that points back to a beginning that was left out goes with it', () => {
  expect(opening('standing in assembly', 'the-whole-school-in-the-hall')).not.toContain('This is called');
});

test.each([
  ['haircut on sat with dad', 'getting-a-haircut', 'I am having a haircut with Dad on Saturday.'],
  [
    'swimming lesson tmrw new teacher called beth',
    'swimming-lessons',
    'There is a swimming lesson tomorrow. There is a new teacher called Beth.',
  ],
  [
    'school trip to the farm on thursday packed lunch',
    'our-school-trip',
    'I am going on a school trip to the farm on Thursday. There is a packed lunch.',
  ],
  [
    'ferry to ireland on sunday then driving to aunty maeves',
    'going-on-a-ferry',
    "I am going by ferry to Ireland on Sunday. After that we are driving to Aunty Maeve's.",
  ],
  [
    'new taxi driver called ali from monday',
    'a-different-driver-today',
    'I have a new taxi driver from Monday. The driver is called Ali.',
  ],
  [
    'wobbly tooth came out, tooth fairy tonight',
    'losing-a-tooth',
    'The wobbly tooth came out. The tooth fairy comes tonight.',
  ],
  [
    'world book day on thursday he is going as a dinosaur',
    'dressing-up-day-at-school',
    'It is World Book Day on Thursday. I am going as a dinosaur.',
  ],
  [
    'visit from the social worker on weds',
    'a-social-worker-visits-us',
    'There is a visit from the social worker on Wednesday.',
  ],
  [
    'new medication in the morning, tastes of orange',
    'my-medicine-changes',
    'This story is about my new medication in the morning. It tastes of orange.',
  ],
  [
    'first babysitting night with chloe, mum back by 11',
    'a-babysitter-comes',
    'This story is about my first babysitting night with Chloe. Mum is back by 11.',
  ],
  [
    'end of term friday finish at 1.30',
    'the-last-day-before-the-holidays',
    'It is the last school day before the holidays. It is on Friday. We finish at 1.30.',
  ],
  [
    'her swimming teacher jenny is having a baby',
    'my-teacher-has-a-baby',
    'My swimming teacher Jenny is having a baby.',
    'Female',
  ],
] as [string, string, string, 'Female'?][])(
  '[SW61] "%s" opens with whole sentences',
  (about, scene, opening, gender) => {
    expect(textOf(about, { nearest: sureOf(scene), ...(gender ? { gender } : {}) }).startsWith(opening)).toBe(
      true,
    );
  },
);

test('[SW87] a sentence and a thing that nothing joins are no opening', () => {
  expect(
    isPlainOpening({ topic: 'this', title: '', fact: 'The bus came late, big queue outside.', more: [] }),
  ).toBe(false);
  expect(
    isPlainOpening({ topic: 'this', title: '', fact: 'The bus came late, with a new driver.', more: [] }),
  ).toBe(true);
});

test('[SW55] what the line names in the place of a thing of the scene stands there', () => {
  const story = textOf('haircut tmrw at the barbers, clippers are loud', {
    nearest: sureOf('getting-a-haircut'),
  });
  expect(story).toContain('The clippers are loud.');
  expect(story).not.toContain('scissors');
});

test('[SW55] a day without school is told though the line says that there is none', () => {
  expect(textOf('snow day no school', { nearest: sureOf('a-snow-day') })).toContain('There is no school.');
});

test.each([
  [
    'dentist on thursday with daddy',
    'a-visit-to-the-dentist',
    'I am going to the dentist with Daddy on Thursday.',
  ],
  ['friday dentist', 'a-visit-to-the-dentist', 'I am going to the dentist on Friday.'],
  [
    'new shoes from clarks on saturday',
    'buying-new-shoes',
    'I am getting new shoes from Clarks on Saturday.',
  ],
  [
    'swimming lessons with school every wednesday',
    'swimming-lessons',
    'I have swimming lessons with school every Wednesday.',
  ],
  ['first shift at the cafe on monday', 'my-first-day-at-work', 'My first shift at the cafe is on Monday.'],
  ['the cinema with school', 'watching-a-film', 'I am going to the cinema with school.'],
  [
    'school trip to the farm on the coach',
    'our-school-trip',
    'I am going on a school trip to the farm on the coach.',
  ],
  [
    'haircut sat, dads taking her',
    'getting-a-haircut',
    'I am having a haircut on Saturday. Dad is taking me.',
  ],
  [
    'supply teacher this week miss adams is poorly',
    'a-day-with-a-new-teacher',
    'There is a supply teacher this week. Miss Adams is poorly.',
  ],
  [
    'new nursery starts monday, her key worker is called jess',
    'starting-nursery',
    'My new nursery starts on Monday. My key worker is called Jess.',
  ],
])(
  '[SW61] what is on a day, or at a place one goes to, is a sentence with both: %s',
  (about, scene, wanted) => {
    const text = textOf(about, { gender: 'Female', nearest: sureOf(scene) });
    expect(text.startsWith(wanted)).toBe(true);
    expect(text.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)?.length ?? 0).toBeLessThan(2);
  },
);
