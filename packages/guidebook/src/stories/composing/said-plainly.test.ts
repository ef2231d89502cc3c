// What of a carer's line is read out to the child, and what is not.
import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['nits!!! the special shampoo and the comb tonight', 'head-lice', /There is the/],
  ['holding hands in the car park', 'walking-through-a-car-park', /It is in the car park/],
  ['the baby cries', 'when-a-baby-cries', /about the baby cries/],
  ['my bus pass ran out', 'riding-the-bus', /about my bus pass ran out/],
  ["Nan's in a care home now", 'a-grandparent-moves-to-a-care-home', /about Nan's in/],
  ['boiler man coming', 'workers-in-my-home', /about boiler man/],
  ['getting braces, he is 13', 'getting-braces', /I am 13/],
  [
    'New glasses!! picking them up from specsavers sat morning, they are blue, he chose them',
    'getting-new-glasses',
    /pick me|People are/,
  ],
  ['the tooth fairy, she is scared of someone coming in her room', 'losing-a-tooth', /the someone/],
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

test.each([
  [
    'blood drawn at the lab on Thursday so no food till after, and they will put numbing cream on his arm',
    'having-a-blood-test',
    /There is no food until after\.|there is no food until after\..*People will put numbing cream/s,
  ],
  [
    'fireworks at Diwali, we will stay inside, he can wear his ear defenders, cousins will still burst crackers outside',
    'watching-fireworks',
    /My cousins will still burst crackers outside\./,
  ],
  [
    "evacuation drill at school, ms Nguyen's class lines up at the oval",
    'the-fire-drill',
    /Ms Nguyen's class lines up at the oval\./,
  ],
  [
    'Lockdown drill - stay quiet in the corner, lights off, only practice on Tuesday',
    'a-drill-inside-school',
    /I stay quiet in the corner\. The lights are off\./,
  ],
  [
    'staying in his own bed all nite, if he wakes he can put on the owl light',
    'staying-in-bed-until-morning',
    /If I wake, I can put on the owl light\./,
  ],
  [
    "Passover seder goes on late, then bed in bubbe's guest room",
    'the-passover-meal',
    /I go to bed in Bubbe's guest room\./,
  ],
  [
    'MRI scan, can choose a movie. He will be awake, no sleepy medicine',
    'having-a-scan',
    /I will be awake\./,
  ],
  [
    'Starting secondary in September, 6 different classrooms and lunch is in room 12 not the canteen',
    'going-to-secondary-school',
    /There are 6 different classrooms\. .*Lunch is in room 12 instead of the canteen\./s,
  ],
  [
    'His brother Liam is going into the army, leaves Jan 6, can call some Sundays not every',
    'my-brother-or-sister-leaves-home',
    /Liam leaves on January 6\. Liam can call on some Sundays but not every Sunday\./,
  ],
  [
    'dont run off in the car park hold hand or trolley',
    'in-the-car-park',
    /^I hold a hand or the trolley in the car park\./,
  ],
])('[SW126] a clause that lacks its small words is said: %s', (about, scene, says) => {
  expect(textOf(about, { nearest: sureOf(scene) })).toMatch(says);
});
