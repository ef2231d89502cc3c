// What is special about a line stands in the scene that is told for it.
import { expect, test } from 'vitest';
import { storyAsk, sureOf, telling, textOf } from '../testing/story-test-kit.ts';
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
  expect(told.story.text).toContain('is on Saturday from 10 to 2.');
});

test.each([
  ['first time on a plane to see Nan, long queue at security', 'There is a long queue at security.'],
  ['a party at the farm, loud music and kids he doesnt know', 'There is loud music and kids I do not know.'],
  ['paddling pool has a hole, no splashing today', 'The paddling pool has a hole.'],
  ['harvest festival at church with whole school, bring a tin', 'with the whole school. I bring a tin.'],
  ['sleepover camp with scouts 2 nights, no tablet allowed', 'a sleepover camp with Scouts for 2 nights.'],
])('[SW85] beside boxes, too: %s', (about, holds) =>
  expect(textOf(about, { facts: { first: 'we look at a photo' } })).toContain(holds),
);

test('[SW85] whose mum makes pizza is not guessed', () => {
  const told = telling("sleepover at Ellie's on Friday, her mum is making pizza", {
    gender: 'Female',
    nearest: sureOf('a-night-away-from-home'),
  });
  expect(told).toMatchObject({ is: 'told', leftOut: ['her mum is making pizza'] });
});

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

test.each([
  [
    'maths test on thursday, he sits in the small room with Mrs Roy',
    'taking-a-test',
    'I sit in the small room with Mrs Roy.',
  ],
  ['wet play, stays inside at lunch', 'indoor-break-time', 'I stay inside at lunch.'],
  ['sports bra, has to wear one for PE now', 'wearing-a-bra', 'This story is about a sports bra.'],
  [
    'baby brother crying in the car',
    'when-a-baby-cries',
    'This story is about my baby brother crying in the car.',
  ],
])('[SW85] with its articles and who does it: %s', (about, scene, holds) =>
  expect(textOf(about, { nearest: sureOf(scene), age: scene === 'wearing-a-bra' ? '13' : '6' })).toContain(
    holds,
  ),
);

test.each([
  [
    "we're out of his cereal, new box on monday",
    'when-something-is-sold-out',
    'There is a new box on Monday.',
  ],
  ['trying one bite of carrot at tea', 'trying-a-new-food', 'carrot'],
  ['bad dream about the dog next door', 'when-i-have-a-bad-dream', 'the dog next door'],
])('[SW85] pressed: %s', (about, scene, holds) => {
  const ask = storyAsk(about);
  const told = tellStory({ ...ask, request: { ...ask.request, scene } }, null);
  if (told.is === 'asks') throw new Error('asked');
  expect(told.story.text).toContain(holds);
});

test('[SW46] a rule at home is not told at school', () =>
  expect(() =>
    textOf('new phone rules, phone goes in the kitchen at 8', { nearest: sureOf('phones-at-school') }),
  ).toThrow('asked'));
