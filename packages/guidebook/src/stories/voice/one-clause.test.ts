import { expect, test } from 'vitest';
import { sureOf, telling } from '../testing/story-test-kit.ts';
import { runsTogether } from './one-clause.ts';

test.each([
  'I wash my hair hates water on my face',
  'Hand dryers in public toilets I will not go in anywhere now',
  'The dentist found a hole in tooth needs filling on the 14th',
  "Grandads got dementia I call me by my grown-up's name sometimes",
  'Old one Terry retired',
])('[SW129] several sentences in one are not read out: %s', (sentence) =>
  expect(runsTogether(sentence)).toBe(true),
);

test.each([
  'I am going to get new school shoes at Clarks on Saturday',
  'I take turns on the one swing',
  'I have eye drops three times a day',
  'I am getting my ears syringed',
  'I know I can ask for help',
  'The first time I fly may feel strange',
  'Mum helps me wash my hair',
  'We will stay in the car and Mum takes her in',
  'Our dog Biscuit died on Friday',
])('[SW129] one sentence is: %s', (sentence) => expect(runsTogether(sentence)).toBe(false));

test.each([
  [
    'dad is out of prison tuesday, meeting him at the contact centre',
    'a-parent-in-prison',
    /lives and sleeps in the prison/i,
  ],
  [
    'dentist appt but he only has to sit in the chair, she wont look in his mouth this time',
    'a-visit-to-the-dentist',
    /looks at my teeth/i,
  ],
  ['moving from Sue and Pete to a new carer Denise', 'moving-to-a-foster-home', /to Sue and Pete/],
  ['eye test on Monday, no drops', 'having-an-eye-test', /there are eye drops/i],
])('[SW130] "%s" is not told as if it were not said', (about, id, contradiction) => {
  const told = telling(about, { nearest: sureOf(id) });
  expect(told.is === 'told' ? told.story.text : 'asked').not.toMatch(contradiction);
});
