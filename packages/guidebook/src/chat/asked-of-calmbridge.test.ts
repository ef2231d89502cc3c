import { expect, test } from 'vitest';
import { aboutCalmbridge } from './about-calmbridge.ts';
import { answerChat } from './answer-chat.ts';
import { madeElsewhere } from './message/made-elsewhere.ts';
import { ask } from './testing/asks.ts';

test.each([
  ['are you a real person', /^No, I’m not a person/],
  ['am I talking to a bot or a human', /^No, I’m not a person/],
  ['is this free or will it start charging me after a month like the last one', /0\.05 credits/],
  ['how much does this cost?', /^There’s no subscription/],
  ['do you send what i write to social services', /isn’t stored or logged there/],
  ['who can read my messages?', /passes it on to nobody/],
  [
    'does this app work if i have no internet? were going camping',
    /Without a connection the page still opens/,
  ],
  ['can you see what i wrote last week about her sleep', /^I only see what stands in this talk/],
  ['can you see the stuff i wrote last week or not', /^I only see what stands in this talk/],
  ['is this chat private', /kept on this device only/],
])('[GC9] what is asked about Calmbridge is answered by what is so, and free: %s', (message, text) => {
  const reply = answerChat(ask(message), new Map());
  expect(reply).toMatchObject({ is: 'asks', choices: [] });
  expect(reply.text).toMatch(text);
});

test.each([
  'is this safe for him',
  'Can someone tell me what I say to other dads at pickup',
  'can you tell what my son wants when he screams',
  'is there a person at school who can help',
  'how much does this take out of him',
  'does this work with no internet at his nan’s, he screams when the game drops',
  'do they have to keep my daughter in school',
])('[GC9] a question of daily care is none about Calmbridge: %s', (message) => {
  expect(aboutCalmbridge(message)).toBeNull();
});

test.each([
  ['social story please: dentist on thursday. chair goes back', /“dentist on thursday\. chair goes back”/],
  ['Can you write a social story about the school toilets', /“the school toilets”/],
  [
    'Please can you do me a social story about getting a new baby sister? He is going to nanna’s when I go in hospital, two sleeps, and nanna’s house has the dog Biscuit. The baby will be called Elsie and she will cry sometimes, and then he can go to his tent. He likes diggers',
    /“getting a new baby sister”/,
  ],
  [
    'social story for a trip to the dentist please, he hates the drill',
    /“a trip to the dentist, he hates the drill”/,
  ],
  ['Social story please for Monday', /Say there in one line what is going to happen/],
  ['can you make picture cards for the bath', /on the PECS Board page/],
])('[GC62] a story and cards are made on their own pages: %s', (message, text) => {
  const reply = answerChat(ask(message), new Map());
  expect(reply).toMatchObject({ is: 'asks', choices: [] });
  expect(reply.text).toMatch(text);
});

test.each([
  'how do I write a social story that works',
  'do social stories work',
  'is there a right way to do a social story',
  'he rips up every social story school made',
  'the picture cards don’t work any more',
  'write a note to his teacher: we have a social story',
  'she wants a picture card for everything',
])('[GC62] what is asked about them is a question like any other: %s', (message) => {
  expect(madeElsewhere(message)).toBeNull();
});
