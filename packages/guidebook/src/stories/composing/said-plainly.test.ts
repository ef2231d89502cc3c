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

test.each([
  ['this story is about five kids one bathroom', 'sharing-one-bathroom', 'five kids one bathroom'],
  [
    'new tooth brush different color because shop do not have green',
    'a-new-toothbrush',
    /The shop do not|brush different color/,
  ],
  ['cracked cup goes in garbage, we have new cup', 'a-favourite-thing-breaks', /We have new cup|in garbage/],
  [
    'fire drill at the middle school he hid under the sink last time',
    'the-fire-drill',
    /I hid|Fire drill at the middle school I/,
  ],
  ['Hat on so I can play outside', 'wearing-a-sun-hat', /(?:^|\. )So I can/],
  [
    'what happens at a matric dance and whether I have to go',
    'the-school-dance',
    /A matric dance and whether/,
  ],
  ['Eye doctor at Percy Junor hospital, drops in the eye', 'having-an-eye-test', /eye doctor drops/],
  ['Tornado drill, first Wednesday at noon siren', 'a-drill-inside-school', /There is first Wednesday/],
  [
    'miss pearson is having a baby and mr oyelaran will be doing year 1',
    'my-teacher-has-a-baby',
    /Miss Person/,
  ],
])('[SW126] no words of "%s" are read out that make no sentence (%s)', (about, id, wrong) => {
  const told = telling(about, { nearest: sureOf(id) });
  expect(told.is === 'told' ? told.story.text : '').not.toMatch(wrong);
});
