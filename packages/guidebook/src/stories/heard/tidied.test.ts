// What a hurried line says to us beside the event, and what its slips mean.
import { expect, test } from 'vitest';
import { sureOf, textOf } from '../testing/story-test-kit.ts';
import { withoutAside } from './aside.ts';
import { tidied } from './tidied.ts';

test.each([
  ['dentist on tuesday, he bit her last time', 'a-visit-to-the-dentist', /\bbit\b|last time/i],
  ['haircut tomorrow. last time it was a disaster', 'getting-a-haircut', /disaster/i],
  ['maths test on wednesday he goes blank', 'taking-a-test', /blank/i],
  ['swimming lesson on friday, she refused to get in last week', 'swimming-lessons', /refuse|last week/i],
  [
    'knocking before he comes into other peoples rooms (supported living, 4 lads share)',
    'knocking-before-i-go-in',
    /lads|4/,
  ],
  ['getting braces on monday, she is 13', 'getting-braces', /13/],
  ['washing hands after the toilet, he just runs off', 'washing-my-hands', /stay close/],
])('[SW98] is not told: %s', (about, scene, never) =>
  expect(textOf(about, { nearest: sureOf(scene) })).not.toMatch(never),
);

test.each([
  'fire drill on Wednesday, she cannot go back in at all',
  "operation on Monday, he can't eat or drink at all",
  'Nursery on Monday, she still needs me to stay',
])('[SW119] what decides the event is no aside: %s', (line) => expect(withoutAside(line)).toBe(line));

test.each([
  'Hospital stay (two nights) from Monday',
  'visiting the dentist (general anaesthetic) on Friday',
  'blood test (numbing cream first)',
])('[SW119] what stands in brackets and decides the event stays: %s', (line) =>
  expect(tidied(line)).toBe(line),
);

test('[SW98] what is said to us goes with the one it is said of', () =>
  expect(withoutAside('tying laces, he still wants mum to do it')).toBe('tying laces'));

test.each([
  ['wobbly tooth, hes scared itll bleed', 'losing-a-tooth', 'I may worry that it will bleed'],
  [
    'the school trip to the farm on Friday, coach leaves at 8.30',
    'our-school-trip',
    'The coach leaves at 8.30.',
  ],
  ['new school uniform is scratchy', 'the-school-uniform-changes', 'My new school uniform is scratchy.'],
  [
    'best friend Ellie moved to Scotland',
    'when-a-friend-moves-away',
    'My best friend Ellie moved to Scotland.',
  ],
  ['losing at football and not blaming his team mates', 'when-my-team-loses', 'I can use kind words.'],
  ['going to tesco, he runs off', 'shopping-at-the-supermarket', 'I stay close to the adult.'],
])('[SW103] is meant so: %s', (about, scene, says) =>
  expect(textOf(about, { nearest: sureOf(scene) })).toContain(says),
);

test.each([
  ['grandad is in hospital with tubes', 'visiting-someone-in-hospital', 'I see Grandad in the bed.'],
  ['going to visit the hospital with mum', 'visiting-someone-in-hospital', 'I see the person in the bed.'],
  ['blood test on friday with the cream', 'having-a-blood-test', 'A cream goes on my skin first'],
  [
    'our cat Biscuit is being put to sleep tomorrow',
    'when-a-pet-dies',
    'A vet helps Biscuit die without pain.',
  ],
])('[SW102] the scene says it as the line does: %s', (about, scene, says) =>
  expect(textOf(about, { nearest: sureOf(scene) })).toContain(says),
);

test.each([
  'doing well in the spelling test',
  'visiting a wishing well at the farm',
  'dentist on Monday (without mum)',
  'hospital appointment (nil by mouth from midnight)',
])('[SW113] left as it was typed: %s', (line) => expect(tidied(line)).toBe(line));

test.each([
  'flu jab on Friday, he had a bad allergic reaction last year',
  'respite on Saturday, she was slapped by the carer last time',
  'having a scan, he had a seizure in the machine last time',
])('[SW113] what harmed somebody is no aside: %s', (line) => expect(withoutAside(line)).toBe(line));
