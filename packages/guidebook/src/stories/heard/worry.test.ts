import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';
import { withoutAside } from './aside.ts';
import { isNeverOkay } from './never-okay.ts';
import { withoutWorry } from './worry.ts';

test.each([
  ['haircut at Tony’s on saturday with grandad, he hates the clippers', 'the clippers are too much'],
  ['dentist on tuesday, scared of the drill', 'the drill is too much'],
  ['flu jab next week. he is terrified of needles', 'needles are too much'],
  ['swimming on friday, he doesnt like getting his face wet', 'getting my face wet is too much'],
  ['assembly on friday, he finds the singing too loud', 'the singing is too much'],
  ['school disco on friday, the music scares him', 'the music is too much'],
  ['washing hair, water in his eyes', 'water gets in my eyes'],
  ['a blood test on monday, he is worried it will hurt', 'I worry about it'],
])('[SW97] what a child fears is taken out of the line: %s', (line, then) => {
  const found = withoutWorry(line, 'm');
  expect(found?.worry.moment).toBe(then);
  expect(found?.rest).not.toMatch(/hate|scare|terrif|like|loud|worried|eyes/);
});

test.each([
  'he is frightened of the hoover',
  'the dentist on tuesday',
  'he hates it',
  'a trip to the zoo, he likes the lions',
])('[SW97] what the line is about stays: %s', (line) => expect(withoutWorry(line, 'm')).toBeNull());

test('[SW97] the scene says it kindly, and when the child can say something', () => {
  const told = textOf('dentist on tuesday, scared of the drill', {
    nearest: sureOf('a-visit-to-the-dentist'),
  });
  expect(told).toContain('I may worry about the drill. That is okay.');
  expect(told).toContain('If the drill is too much, I can say or show "stop".');
});

test('[SW97] what the scene tells only some is told to whoever minds it, and nobody else hates it', () => {
  const told = textOf('getting his hair cut on saturday with grandad, he hates the clippers', {
    nearest: sureOf('getting-a-haircut'),
  });
  expect(told).toMatch(/clippers buzz/i);
  expect(told).not.toMatch(/hates?\b/);
});

test.each([
  ['personal space, he stands too close to the dinner ladies', 'personal space'],
  ['trying new food at dinner. he only eats beige stuff', 'trying new food at dinner'],
  ['putting hand up, she shouts out answers on the carpet', 'putting hand up'],
  ['playing tag, he gets upset when he is tagged', 'playing tag'],
  ['waiting his turn at the slide, he pushes in', 'waiting his turn at the slide, he pushes in'],
  ['sports day on friday, he can sit with Nan', 'sports day on friday, he can sit with Nan'],
])('[SW98] what a carer says to us of the child is no part of the story: %s', (line, rest) =>
  expect(withoutAside(line)).toBe(rest),
);

test('[SW98] nobody accuses themself', () =>
  expect(
    textOf('personal space, he stands too close to the dinner ladies and sniffs there hair', {
      nearest: sureOf('space-for-each-person'),
    }),
  ).not.toMatch(/too close to|sniff/));

test.each([
  ['Dentist, he hates being held down', 'a-visit-to-the-dentist'],
  ['haircut on saturday, he hates being held still', 'getting-a-haircut'],
  ['haircut on saturday, dad holds him down', 'getting-a-haircut'],
  ['blood test, he is terrified of being pinned down', 'having-a-blood-test'],
  ['school bus, scared of the driver', 'riding-the-bus'],
  ['school bus, the driver scares him', 'riding-the-bus'],
  ['a new childminder on monday, he is scared of Mr Brown', 'a-new-childminder'],
  ['haircut, he does not like being shouted at', 'getting-a-haircut'],
  ['haircut, he is scared dad will hit him', 'getting-a-haircut'],
  ['haircut, he hates it when staff shout at him', 'getting-a-haircut'],
  ['flying on a plane, he is worried we will all die', 'flying-on-a-plane'],
  ['having a blood test, scared of dying', 'having-a-blood-test'],
])(
  '[SW97] what is done to a child, fear of somebody and fear of death are asked about: %s',
  (line, scene) => {
    expect(telling(line, { nearest: sureOf(scene) }).is).toBe('asks');
  },
);

test.each([
  'dentist, scared of the drill',
  'assembly, he hates the teacher’s whistle',
  'christmas fair, scared of Santa',
  'grandma is ill, he is worried about Grandma',
  'an x-ray, he has to hold still',
  'grandad died and we are going to the funeral',
  'a new teacher on monday, he is nervous about the new teacher',
])('[SW97] other worries are told: %s', (line) => expect(isNeverOkay(line)).toBe(false));

test.each([
  'having a blood test, scared of needles and thinks he will die',
  'having a blood test, he thinks he is going to die',
  'having a blood test, scared of needles because he’s convinced he’ll die',
])('[SW98] that a child thinks of dying is never told: %s', (line) => {
  const told = telling(line, { nearest: sureOf('having-a-blood-test') });
  expect(told.is === 'told' ? told.story.text : '').not.toMatch(/\bdie|thinks/i);
});
