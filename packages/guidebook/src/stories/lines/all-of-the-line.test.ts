// What is special about a line stands in the scene that is told for it.
import { expect, test } from 'vitest';
import { storyAsk, sureOf, textOf } from '../testing/story-test-kit.ts';
import { tellStory } from '../write-story.ts';

test.each([
  [
    'Grandad has dementia and forgets her name, we visit him Sundays at the care home',
    'when-a-grandparent-has-dementia',
    'Female',
    ['forgets my name', 'on Sundays'],
  ],
  [
    "Swapping seats in class, he had the window for two years and now it's by the door",
    'a-new-seat-in-class',
    'Male',
    ['I had the window for two years. Now it is by the door.'],
  ],
  [
    "Supermarket on Saturdays with Oma, we only buy what's on the list",
    'shopping-at-the-supermarket',
    'Male',
    ['We only buy what is on the list.'],
  ],
  [
    'new school shoes on Saturday, the lady measures his feet',
    'buying-new-shoes',
    'Male',
    ['The lady measures my feet.'],
  ],
  [
    'swimming lesson tomorrow new teacher called Jess',
    'swimming-lessons',
    'Female',
    ['a swimming lesson tomorrow. There is a new teacher called Jess.'],
  ],
  [
    'moving up to secondary, different teacher for every lesson, a timetable and a locker',
    'going-to-secondary-school',
    'Female',
    ['There is a different teacher for every lesson.', 'There is a timetable and a locker.'],
  ],
] as const)('[SW85] %s', (about, scene, gender, holds) => {
  const text = textOf(about, { gender, nearest: sureOf(scene) });
  for (const one of holds) expect(text).toContain(one);
});

test('[SW85] what the child hates is no thing that is there', () =>
  expect(
    textOf('hair wash tonight, hates water in her eyes', {
      gender: 'Female',
      nearest: sureOf('washing-my-hair'),
    }),
  ).not.toMatch(/hates?\b/));

test('[SW51] what can be told of the line stands in a pressed scene', () => {
  const ask = storyAsk('first shift at the charity shop saturday 10 till 2', { age: '16', gender: 'Female' });
  const told = tellStory({ ...ask, request: { ...ask.request, scene: 'my-first-day-at-work' } }, null);
  if (told.is === 'asks') throw new Error('asked');
  expect(told.story.text).toContain('charity shop. It is on Saturday from 10 to 2.');
});

test.each([
  ['first time on a plane to see Nan, long queue at security', 'There is a long queue at security.'],
  ['a party at the farm, loud music and kids he doesnt know', 'There is loud music and kids I do not know.'],
  ['paddling pool has a hole, no splashing today', 'The paddling pool has a hole.'],
  ['harvest festival at church with whole school, bring a tin', 'with the whole school. I bring a tin.'],
  ['sleepover camp with scouts 2 nights, no tablet allowed', 'a sleepover camp with scouts for 2 nights.'],
])('[SW85] beside boxes, too: %s', (about, holds) =>
  expect(textOf(about, { facts: { first: 'we look at a photo' } })).toContain(holds),
);

test('[SW85] whose mum makes pizza is not guessed', () =>
  expect(() =>
    textOf("sleepover at Ellie's on Friday, her mum is making pizza", {
      gender: 'Female',
      nearest: sureOf('a-night-away-from-home'),
    }),
  ).toThrow('asked'));

test('[SW81] a teacher by name tells the teacher nothing', () =>
  expect(
    textOf('swimming lesson tomorrow, new teacher called Jess', { nearest: sureOf('swimming-lessons') }),
  ).not.toContain('Jess will tell the teacher'));

test.each([
  ['His teacher Miss Park is leaving and Mr Lunn is taking the class. He is very attached.', /attached/],
  ['using deodorant, kids in his class have started saying things', /saying things/],
  ['going to the toilet at kindergarten, he holds it all day until he is home', /hold it/],
])('[SW40] a note for us is not read out: %s', (about, never) =>
  expect(textOf(about, { facts: { first: 'we look at a photo' } })).not.toMatch(never),
);
