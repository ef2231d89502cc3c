// What of a carer's line is read out to the child, and what is not.
import { expect, test } from 'vitest';
import { sureOf, telling } from '../testing/story-test-kit.ts';

test.each([
  ['nits!!! the special shampoo and the comb tonight', 'head-lice', /There is the/],
  ['holding hands in the car park', 'walking-through-a-car-park', /It is in the car park/],
  ['the baby cries', 'when-a-baby-cries', /about the baby cries/],
  ['my bus pass ran out', 'riding-the-bus', /about my bus pass ran out/],
  ["Nan's in a care home now", 'a-grandparent-moves-to-a-care-home', /about Nan's in/],
  ['boiler man coming', 'workers-in-my-home', /about boiler man/],
  ['getting braces, he is 13', 'getting-braces', /I am 13/],
])('[SW113] %s', (about, scene, never) => {
  const told = telling(about, { nearest: sureOf(scene) });
  expect(told.is === 'told' ? told.story.text : '').not.toMatch(never);
});

test.each([
  ['a fire drill on tuesday', 'the-fire-drill', /^There is a fire drill on Tuesday\./],
  ['blood test at the hospital on friday', 'having-a-blood-test', /blood test at the hospital/],
  ['holding hands when we cross the road', 'crossing-the-road', /hold(?:ing)? hands when we cross the road/],
])('[SW113] what is plain stays: %s', (about, scene, says) => {
  const told = telling(about, { nearest: sureOf(scene) });
  expect(told.is === 'told' ? told.story.text : 'asked').toMatch(says);
});
