// People, things and days of the carer's line in a scene.
import { expect, test } from 'vitest';
import { scenes } from '#generated/scenes';
import { speaksAgainst } from '../sure-scene.ts';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['the jumper on class photo day', 'school-photo-day', /^I wear the jumper on class photo day\./, /soon/],
  [
    'sleeping at nannas when mum is in hospital for her knee operation',
    'someone-at-home-has-an-operation',
    /Mum goes to the hospital with a bag/,
    /[Tt]he person|Someone else/,
  ],
  [
    'the taxi driver to school has changed from Dave to Karen',
    'a-different-driver-today',
    /My grown-up checks/,
    /teacher|Then I get in\. Then/,
  ],
  [
    'when his best friend Noah wants to play with others',
    'my-friend-plays-with-someone-else',
    /Noah is busy/,
    /that friend/,
  ],
  [
    'losing at mario kart with his cousin',
    'losing-a-game',
    /^Sometimes I lose at Mario Kart with my cousin\./,
    /game at Mario/,
  ],
  [
    'swimming lessons on tuesdays',
    'swimming-lessons',
    /^I have swimming lessons on Tuesdays\./,
    /This story/,
  ],
])(
  '[SW104] people, things and days of the line stand where they belong: %s',
  (about, scene, tells, never) => {
    const text = textOf(about, { nearest: sureOf(scene) });
    expect(text).toMatch(tells);
    expect(text).not.toMatch(never);
  },
);

test('[SW104] at work somebody from work helps', () => {
  const text = textOf('work experience at the garden centre, what to do on his break', {
    age: '16',
    nearest: sureOf('a-break-at-work'),
  });
  expect(text).toContain('Somebody at work will');
  expect(text).not.toMatch(/parent|This was a story/);
});

test('[SW105] for a small child two short sentences are one before anything is left out', () => {
  const text = textOf('wiping his own bottom', { age: '5', nearest: sureOf('wiping-after-the-toilet') });
  expect(text).toMatch(/Wiping helps my skin stay clean and dry\. Paper may feel rough/);
});

test.each([
  [
    'eye drops three times a day',
    'having-eye-drops',
    /^I have my eye drops three times a day\./,
    /This story/,
  ],
  [
    'deodorant every morning before the bus',
    'staying-fresh-with-deodorant',
    /^I use deodorant every morning/,
    /This story/,
  ],
  [
    'fireworks on saturday, we will watch from the window',
    'watching-fireworks',
    /^There are fireworks on Saturday\./,
    /I go to a place/,
  ],
  [
    'fire alarm test at the flat every wednesday at 10',
    'a-test-of-the-alarm',
    /every Wednesday at 10\./,
    /It is at 10/,
  ],
  [
    'school trip to the farm on thursday, packed lunch and a coach',
    'our-school-trip',
    /There is a packed lunch and a coach/,
    /bus or coach/,
  ],
  ['wobbly when he loses at snap with nanny', 'losing-a-game', /I feel wobbly when I lose/, /about wobbly/],
  ['smelly changing rooms at swimming', 'a-different-changing-room', /I may find it smelly/, /different/],
  ['trick or treating with his cousins on friday', 'halloween-night', /"trick or treat"/, /"trick"/],
  [
    'sleeping in his own bed all night',
    'my-bed-and-other-peoples-beds',
    /I can call\. Then I lie/,
    /Then I can call/,
  ],
  [
    'the barber uses clippers, he can hold his ipad',
    'getting-a-haircut',
    /I can hold my iPad/,
    /clippers or|scissors/,
  ],
])('[SW104] %s', (about, scene, tells, never) => {
  const text = textOf(about, { nearest: sureOf(scene) });
  expect(text).toMatch(tells);
  expect(text).not.toMatch(never);
});

test('[SW43] every step of a flight is told to a small child, too', () => {
  const text = textOf('going on a plane to spain to see nana and grandad', {
    age: '4',
    nearest: sureOf('flying-on-a-plane'),
  });
  expect(text).toContain('the plane goes up, flies for a while and comes down');
});

test.each([
  ['wearing a mask at the hospital for his operation', 'wearing-a-face-mask'],
  ['getting the train to college on his own', 'going-out-on-my-own'],
])('[SW37] what it is for decides which event it is: %s', (about, scene) => {
  expect(telling(about, { nearest: sureOf(scene) }).is).toBe('asks');
});

test.each([
  'putting the ipad down when the timer goes',
  'putting his toys down',
  'getting changed at the pool and not running',
])('[SW36] what is put down does not die, and who does not run is there: %s', (about) => {
  const id = about.includes('pool') ? 'swimming-at-the-pool' : 'when-screen-time-ends';
  const scene = scenes.find((one) => one.id === id);
  expect(scene && speaksAgainst(scene, about)).toBe(false);
});

test.each([
  ['saying bye to mummy at nursery', 'saying-goodbye-at-the-school-door', /nursery begins/, /school/],
  ['lunch at nursery', 'lunch-at-school', /lunch at nursery/, /school/],
  ['tidy up time at nursery', 'tidying-my-toys', /tidy-up time/, /tidying up time/],
  [
    'waiting at the doctors it takes ages',
    'in-the-waiting-room',
    /^I wait at the doctor's\. It takes a long time\./,
    /ages/,
  ],
  [
    'the smoke alarm going off when dad cooks',
    'the-smoke-alarm-at-home',
    /^Sometimes the smoke alarm goes off when Dad cooks\./,
    /is going off/,
  ],
  [
    'going to tesco without running off',
    'shopping-at-the-supermarket',
    /the shopping is done\.$/,
    /This is how/,
  ],
  [
    'eid prayers at the mosque with baba then lunch at aunties',
    'celebrating-eid',
    /lunch at Auntie's/,
    /aunties/,
  ],
])('[SW107] %s', (about, scene, tells, never) => {
  const text = textOf(about, { age: '4', nearest: sureOf(scene) });
  expect(text).toMatch(tells);
  expect(text).not.toMatch(never);
});

test.each([
  [
    'walking home from school by himself',
    'going-out-on-my-own',
    /Going out on my own gets easier with practice, and help is near\./,
    /This is how/,
  ],
  [
    'first sleepover at Emilys on friday',
    'a-night-away-from-home',
    /^My first sleepover at Emily's is on Friday\./,
    /This was a story/,
  ],
  [
    'someone calling him names at break',
    'when-someone-teases-me',
    /^Sometimes someone calls me names at break\./,
    /my names/,
  ],
  [
    'her period started in class and she panicked',
    'my-period-at-school',
    /^Sometimes my period starts in class\./,
    /panicked/,
  ],
])('[SW107] %s', (about, scene, tells, never) => {
  const gender = about.includes('her') ? 'Female' : 'Male';
  const text = textOf(about, { age: '11', gender, nearest: sureOf(scene) });
  expect(text).toMatch(tells);
  expect(text).not.toMatch(never);
});
