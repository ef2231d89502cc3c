// What a carer asks of us is no part of the event.
import { expect, test } from 'vitest';
import { sureOf, textOf } from '../testing/story-test-kit.ts';
import { withoutRequest } from './without-request.ts';

test.for([
  ['can you explain that we are moving to another house in June', 'we are moving to another house in June'],
  ['I need a story about going to the dentist on friday please', 'going to the dentist on friday'],
  ['need story on windows', 'windows'],
  ['wet dreams, a simple one for a 13 yr old please, nothing cringe', 'wet dreams'],
  ['our dog Biscuit died on friday and he hasn’t been told yet', 'our dog Biscuit died on friday'],
  [
    'he hides food. would like a story that there is always food here',
    'he hides food. there is always food here',
  ],
  ['a wedding in May, I’d like him to practise with a story', 'a wedding in May'],
])('[SW106] what is asked of us is left out: %s', ([line, event]) => {
  expect(withoutRequest(line!)).toBe(event);
});

test.each([
  'I want to go home early',
  'need to wear a hat on the beach',
  'a present for a friend',
  'waiting for a bus, please and thank you',
  'saying thank you',
  'saying please',
  'story time at the library',
  'something new for tea',
])('[SW106] an event stays whole: %s', (line) => {
  expect(withoutRequest(line)).toBe(line);
});

test.each([
  [
    'what to do if a stranger messages me on roblox',
    'staying-safe-online',
    /^Sometimes a stranger messages me on Roblox\./,
  ],
  [
    'why I have to wear a soft helmet at school and at home',
    'wearing-a-helmet',
    /^I wear a soft helmet at school and at home\./,
  ],
])('[SW106] a scene that is sure answers the question: %s', (about, scene, opens) => {
  expect(textOf(about, { nearest: sureOf(scene) })).toMatch(opens);
});
