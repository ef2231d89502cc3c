// First messages: what was tried, who asks, what is only told. Readings are made by hand.
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { momentSaid } from '../message/moment-said.ts';
import { questionFormIn } from '../message/question-form.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { ask } from '../testing/asks.ts';

function reply(message: string, chances: Record<string, number>) {
  const given = ask(message);
  const nearest = Object.entries(chances).map(([id, chance]) => ({ id, chance }));
  return answerChat(given, new Map(textsToRead(given).map((text) => [text, { nearest }])));
}

test.each([
  [
    'Sunscreen every morning. Spray, stick, lotion, tried em all. What else is there',
    ['spray', 'stick', 'lotion'],
  ],
  ['timers, charts, songs: we have tried them all', ['timer', 'chart', 'song']],
  ['The visor and the goggles. Done those.', []],
])('[GC36] what is listed before "tried them all" was tried: %s', (message, things) => {
  const { tried } = momentSaid(ask(message));
  for (const thing of things)
    expect(
      [...tried].some((one) => thing.startsWith(one)),
      thing,
    ).toBe(true);
});

test.each([
  ['Fire drill on Thursday. I am allowed to tell him ahead of time. How far ahead is too far?', 'when'],
  ['is she allowed to wear a hat in class', 'may-i'],
  ['how close to the day do I tell him', 'when'],
])('[GC56] %s asks %s', (message, form) => {
  expect(questionFormIn(message)).toBe(form);
});

test('[GC51] who asked somebody else how the day was corrects nothing', () => {
  const said = reply('Called boring because I asked how was your day. What am I meant to ask', {
    conversation: 0.3,
  });
  expect(said.text).not.toMatch(/sorry|wrong/i);
});

test('[GC45] what is only told is heard in the carer’s words before pages are offered', () => {
  const told = reply('He calls me Maureen, never nana. It should not bother me. It does a bit.', {
    friends: 0.2,
  });
  expect(told.text).toMatch(
    /^I hear you: “It should not bother me\. It does a bit”\. Would one of these help now\?/,
  );
  const asked = reply('Should I mind that he calls me Maureen?', { friends: 0.2 });
  expect(asked.text).toMatch(/^I’m not sure which of these you mean/);
});

test('[GC54] who is the teacher gets no words for the teacher', () => {
  const wish =
    'I have report cards due and need to write about group work, his parents read every word. How would you word it in two sentences?';
  const { text } = reply(wish, { 'group-work': 0.97 });
  expect(text).not.toMatch(/To the teacher/);
  expect(text).toMatch(/Tell me to whom it goes/);
});

test.each([
  'Supermarket today. He lay down by the bread and I sat next to him. I’m not asking for anything really, well, maybe how do I do the shop next week because I’ve nobody to leave him with.',
  'Awful shop today, he lay on the floor. I just wanted to tell someone. Any ideas for next week',
  'I don’t need a page, only I don’t know what to try at the shop tomorrow',
  'That was our shop. Not looking for a list. Should I go at night instead',
])('[GC39] a question in what is told is a question: %s', (message) => {
  expect(reply(message, { supermarket: 0.97 })).toMatchObject({ is: 'answer', pages: ['supermarket'] });
});

test.each([
  'Awful shop today, he lay on the floor. I don’t need any advice, I just wanted to tell someone.',
  'He lay down by the bread. Not asking for any tips. I am just tired.',
])('[GC39] who asks nothing is heard: %s', (message) => {
  expect(reply(message, { supermarket: 0.97 })).toMatchObject({ is: 'asks', choices: [] });
});
