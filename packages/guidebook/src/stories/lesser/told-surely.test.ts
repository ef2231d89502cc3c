// A sure scene is told at once, and what of the line can't be said is named under it.
import { expect, test } from 'vitest';
import { sureOf, telling } from '../testing/story-test-kit.ts';
import { isToUs } from './to-us.ts';

test.each([
  [
    'Deodorant every morning after his wash. Roll on, not spray, he hates the hiss. Taxi escort has mentioned the smell, nicely',
    'staying-fresh-with-deodorant',
    ['Roll on, not spray', 'Taxi escort has mentioned the smell, nicely'],
  ],
  [
    'The school photo man. Sit on stool, look at the silly duck, flash goes. He can keep his wellies on because they dont show',
    'school-photo-day',
    [],
  ],
  ['sitting in the car on the long drive to Leeds', 'a-ride-in-the-car', ['to Leeds']],
])('[SW147] a sure scene is told, and every part that is not in it is named: %s', (about, id, parts) => {
  const told = telling(about, { nearest: sureOf(id), level: 3 });
  expect(told).toMatchObject({ is: 'told', scene: id, leftOut: expect.arrayContaining(parts) });
});

test.each([
  ['he thinks the needle stays in. Blood test on Monday', 'having-a-blood-test'],
  ['Haircut on Saturday. Her uncle hits her', 'getting-a-haircut'],
  ['Picnic in the park. He carries his EpiPen, nut allergy', 'a-picnic'],
  ['You get a sticker if you try one bite of a new food', 'trying-a-new-food'],
])('[SW147] asked is what would make the scene wrong, or unsafe: %s', (about, id) =>
  expect(telling(about, { nearest: sureOf(id), level: 3 }).is).toBe('asks'),
);

test('[SW147] where somebody else is not makes it no other event', () => {
  const about = "group project in science, she's the note taker, Priya isn't in her group";
  const told = telling(about, { nearest: sureOf('working-in-a-group'), gender: 'Female' });
  expect(told).toMatchObject({ is: 'told', scene: 'working-in-a-group' });
});

test('[SW97] what a grown-up does to the child is asked about', () =>
  expect(
    telling('Haircut on Saturday. Her uncle grabs her', { nearest: sureOf('getting-a-haircut') }).is,
  ).toBe('asks'));

test.each([
  ['driving round and round looking for a space at the hospital car park', 'in-the-car-park'],
  ['the traffic is bad because of flood', 'a-flood-warning'],
])('[SW147] a scene that knows little of what the line begins with is not told: %s', (about, id) =>
  expect(telling(about, { nearest: [{ id, chance: 0.94 }] }).is).toBe('asks'),
);

test('[SW147] what is no longer valid is not lost', () =>
  expect(telling('my bus pass ran out', { nearest: sureOf('my-bus-pass-is-lost') }).is).toBe('asks'));

test.each([
  ['Plain words please and not making him ashamed', true],
  ['dont sugar coat but dont scare her either', true],
  ['She wants to know WHY we do it', true],
  ['keep it honest', true],
  ['He is ashamed of it', false],
  ['She wants to know exactly how long', false],
  ['not the scary ride', false],
])('[SW148] how it is to be told is no part of the story: %s', (text, isIt) =>
  expect(isToUs(text)).toBe(isIt),
);

test('[SW148] and it is neither named nor asked about', () => {
  const told = telling(
    'lockdown drill, not the real thing. we sit in the dark by the cubbies. dont sugar coat but dont scare her either',
    { gender: 'Female', level: 1, nearest: sureOf('a-drill-inside-school') },
  );
  expect(told).toMatchObject({ is: 'told', leftOut: [] });
});

test('[SW149] a scene beside which no other has a chance is told from 0.6 on', () => {
  const alone = [{ id: 'waiting-for-my-turn-on-the-swing', chance: 0.64 }];
  const about = 'waiting for the big swing at the park';
  expect(telling(about, { nearest: alone }).is).toBe('told');
  const beside = [...alone, { id: 'a-plan-for-waiting', chance: 0.35 }];
  expect(telling(about, { nearest: beside }).is).toBe('asks');
});
