// A scene as the line has it: its animal, how long it takes, who brings the child, and what is over already.
import { expect, test } from 'vitest';
import { askedOf, sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['our rabbit died', 'when-a-pet-dies', /the rabbit/, /\bpet\b/],
  [
    'puppy coming home on saturday called milo',
    'a-new-pet-comes-home',
    /^A puppy called Milo is coming home on Saturday\./,
    /\bthe pet\b/,
  ],
  [
    'having to wear a plaster cast for 6 weeks',
    'having-a-plaster-cast',
    /day and night, at home and outside, for 6 weeks/,
    /for some weeks/,
  ],
  ['tooth fell out at school today', 'losing-a-tooth', /it came out/, /gets loose|comes out/],
  [
    'starting nursery in january, nanny is taking him',
    'starting-nursery',
    /Nanny may leave for a while[^]*My teacher will/,
    /My grown-up/,
  ],
  [
    'mum having an operation on thursday and staying at nans',
    'someone-at-home-has-an-operation',
    /I am staying at Nan's\./,
    /looks after me at home/,
  ],
  [
    'going to nans for a sleepover friday night',
    'a-night-away-from-home',
    /^I am going to Nan's/,
    /house of a friend/,
  ],
])('[SW55] %s', (about, scene, tells, never) => {
  const text = textOf(about, { nearest: sureOf(scene) });
  expect(text).toMatch(tells);
  expect(text).not.toMatch(never);
});

test.each([
  ['going to court', 'a-judge-decides-where-i-live'],
  ['wearing a tie for school', 'non-uniform-day'],
  ['new baby cousin called isla', 'my-name-or-pronouns-change'],
  ['lunch in the dinner hall', 'christmas-dinner-at-school'],
  ['flat tyre on the freeway', 'my-bike-has-a-puncture'],
  ['police visiting school', 'when-the-police-talk-to-me'],
  ['closing day, parents come to school', 'school-is-closed-today'],
])('[SW36] a scene on something special is neither told nor offered without its word: %s', (about, scene) => {
  expect(askedOf(about, { nearest: sureOf(scene) }).choices).toEqual([]);
});

test.each(['going for a haircut at the barber with me', 'going to the dentist with me on friday'])(
  '[SW84] "with me" is with whoever writes: %s',
  (about) => {
    const scene = about.includes('dentist') ? 'a-visit-to-the-dentist' : 'getting-a-haircut';
    const text = textOf(about, { nearest: sureOf(scene) });
    expect(text).not.toMatch(/^[^.]*with me/);
    expect(text).toContain('My grown-up will');
  },
);

test.each([
  ['calling in sick', 'calling-in-sick-to-work'],
  ['flight to tenerife is delayed 4 hours', 'the-ferry-or-flight-is-delayed'],
  ['phone pouch policy begins after Easter', 'phones-at-school'],
])('[SW18] what is told at level 2 is told at level 3: %s', (about, scene) => {
  expect(telling(about, { level: 2, nearest: sureOf(scene) }).is).toBe('told');
  expect(telling(about, { level: 3, nearest: sureOf(scene) }).is).toBe('told');
});

test('[SW53] what could not be read of a line is named, and not lost', () => {
  const about = 'cousin amys wedding in june she is a flower girl';
  const told = telling(about, { gender: 'Female', nearest: sureOf('a-family-wedding') });
  expect(told.is === 'told' && told.leftOut?.join(' ')).toContain('she is a flower girl');
});

test('[SW55] what is over "for today" is no other day than the line says', () => {
  expect(textOf('starting gymnastics on saturdays', { nearest: sureOf('gymnastics-class') })).toMatch(
    /^I start gymnastics on Saturdays\./,
  );
});

test('[SW58] what is not on today is no rule: what comes instead is asked', () => {
  expect(
    askedOf('no swimming today pool is shut', { nearest: [{ id: 'when-plans-change', chance: 0.51 }] })
      .fields[0]?.question,
  ).toBe('What happens instead?');
});
