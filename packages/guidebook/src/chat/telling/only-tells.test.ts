import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { heardAsTold } from './met.ts';
import { onlyTells } from './only-tells.ts';

test.each([
  ['My wee boy let me hold his hand crossing the road. I am so happy', 'joy'],
  ['both still awake giggling at 10.40 and ive never been so happy to have children not sleeping', 'joy'],
  ['we had chips by the sea while they went to prom and I cried behind my sunglasses', 'weight'],
  [
    'Got the letter this morning. Opened it in the van. Thought I’d feel something. Went and did a boiler',
    'weight',
  ],
  [
    'school rang 4 times today. i got sent home from my own job the last time. boss face like thunder',
    'plain',
  ],
  [
    'I was a teacher for 31 years. I think about how often I told her to look at me when I was talking.',
    'plain',
  ],
  ['she bit me in front of my whole family. i just took her home. didnt say bye to dad', 'plain'],
] as const)('[GC35] what happened is only told: %s', (message, told) => {
  expect(onlyTells(message)).toBe(told);
});

test.each([
  'he wont sleep past 3.30. hasnt for weeks. I have work at 7',
  'she says i hate you about 40 times a day. I went quiet',
  'I feel guilty all the time about the tablet',
  'our dog died on Sunday and she is heartbroken',
  'I lost it and yelled at him. What do I do now',
  'got any words for sorry, he hit a boy and I was there',
  'I took her home and she keeps screaming at the door',
  'I told the school and now I have to write something to the governors',
])('[GC35] what goes on, or wants something, is no mere telling: %s', (message) => {
  expect(onlyTells(message)).toBeNull();
});

test('[GC35] joy is met with joy and a hard day is heard, in the carer’s words, with no page and free', () => {
  const joy = answerChat(ask('She hugged me first today! I am over the moon'), new Map());
  expect(joy).toMatchObject({ is: 'asks', choices: [] });
  expect(joy.text).toBe(
    'That’s lovely to hear: “She hugged me first today”. I’m so glad for you, and thank you for telling me.',
  );
  const weight = answerChat(ask('I cried in the car the whole way home. I feel like a failure'), new Map());
  expect(weight).toMatchObject({ is: 'asks', choices: [] });
  expect(weight.text).toMatch(/^No wonder it brings you to tears\. Thank you for telling me\./);
  const sat = answerChat(
    ask(
      'Got the letter this morning. Opened it in the van. Thought I’d feel something. Went and did a boiler',
    ),
    new Map(),
  );
  expect(sat.text).toMatch(/^Thank you for telling me: “.+”\. That’s a lot to carry/);
});

test('[GC35] what hurts is met with no joy, however near it is to good news', () => {
  const party =
    'She got left off the party list again. Whole class bar her and she KNOWS. She asked me if she is naughty. I said no darling';
  expect(onlyTells(party, true)).toBe('weight');
});

test('[GC35] where a page is sure, it is what is told about', () => {
  const message = 'I said hop in the bath and he hopped';
  const sure = new Map([[message, { nearest: [{ id: 'literal-language', chance: 0.99 }] }]]);
  expect(answerChat(ask(message), new Map()).text).toMatch(/^Thank you for telling me/);
  expect(answerChat(ask(message), sure).text).not.toMatch(/^Thank you for telling me/);
});

test('[GC35] what can’t be repeated is not quoted', () => {
  expect(
    heardAsTold('They restrained him again', 'plain', childAskedAbout(ask('They restrained him again'))),
  ).toMatch(/^Thank you for telling me\. If you/);
});

test('[GC35] what was taken or broken is no joy, whatever it sounds like', () => {
  expect(onlyTells('hes nicked my lanyard again', true)).not.toBe('joy');
  expect(onlyTells('she broke the good teapot', true)).not.toBe('joy');
  expect(onlyTells('he sang the whole song in the car', true)).toBe('joy');
});
