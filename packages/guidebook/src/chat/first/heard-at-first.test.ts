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
  expect(text).not.toMatch(/to the teacher/i);
});

test.each([
  'Supermarket today. He lay down by the bread and I sat next to him. I’m not asking for anything really, well, maybe how do I do the shop next week because I’ve nobody to leave him with.',
  'Awful shop today, he lay on the floor. I just wanted to tell someone. Any ideas for next week',
  'I don’t need a page, only I don’t know what to try at the shop tomorrow',
  'That was our shop. Not looking for a list. Should I go at night instead',
])('[GC39] a question in what is told is a question: %s', (message) => {
  const said = reply(message, { supermarket: 0.97 });
  expect(said.is === 'answer' ? said.pages : said.choices.map(({ id }) => id)).toContain('supermarket');
});

test.each([
  'Awful shop today, he lay on the floor. I don’t need any advice, I just wanted to tell someone.',
  'He lay down by the bread. Not asking for any tips. I am just tired.',
])('[GC39] who asks nothing is heard: %s', (message) => {
  expect(reply(message, { supermarket: 0.97 })).toMatchObject({ is: 'asks', choices: [] });
});

test('[GC35] joy that asks something is met with joy, and no sad page is offered', () => {
  const said = 'he said daddy today!!! how do i get him to say it again without scaring him off';
  const glad = { 'good-news': 0.45, 'parent-away': 0.25, 'hard-truths': 0.11 };
  expect(reply(said, glad)).toMatchObject({ is: 'answer', pages: ['good-news'] });
  expect(reply(said, glad).text).toMatch(/^What a word to hear!/);
  const unsure = reply('He signed more this morning! How do we keep it going?', {
    'parent-away': 0.3,
    'hard-truths': 0.2,
    'aac-start': 0.15,
  });
  expect(unsure.text).toMatch(/^What lovely news/);
  expect(unsure).toMatchObject({ choices: [{ id: 'aac-start' }, { id: 'else' }] });
});

test('[GC35] what somebody said is no good news by itself', () => {
  const sad = reply('he said mummy is never coming back today! how do I answer', {
    'hard-truths': 0.5,
    'good-news': 0.45,
  });
  expect(sad).toMatchObject({ is: 'asks', choices: [{ id: 'hard-truths' }, { id: 'else' }] });
});

test('[GC58] good news is no page for a question without any', () => {
  const asked = reply('She says I don’t know to everything. Am I asking in the wrong way?', {
    'good-news': 0.55,
    instructions: 0.3,
  });
  expect(asked).toMatchObject({ choices: [{ id: 'instructions' }, { id: 'else' }] });
});

test('[GC59] a page that would frighten or shame is no third guess', () => {
  const asked = reply('words for when he snatches', { sharing: 0.5, 'private-touching': 0.07 });
  expect(asked).toMatchObject({ choices: [{ id: 'sharing' }, { id: 'else' }] });
  const likelier = reply('words for when he touches himself', { touch: 0.5, 'private-touching': 0.4 });
  expect(likelier).toMatchObject({ choices: [{ id: 'touch' }, { id: 'private-touching' }, { id: 'else' }] });
});

test('[GC59] rain to fill a day is no storm, and copying that is not meant cruelly is no bullying', () => {
  const likely = (message: string, id: string) => {
    const { preview } = { preview: '', ...reply(message, { [id]: 0.7, stimming: 0.1 }) };
    return preview;
  };
  expect(likely('What do I do with him when it rains?', 'storms-and-fireworks')).toBe('');
  expect(likely('He hides when it rains hard, the roof is so loud', 'storms-and-fireworks')).not.toBe('');
  expect(likely('They copy his flapping. I don’t think they are being cruel.', 'bullying')).toBe('');
  expect(likely('They say it is not bullying, but they copy his flapping.', 'bullying')).not.toBe('');
});

test('[GC47] a day out with a nephew is no school trip, and why nobody was found yet is answered', () => {
  expect(reply('zoo with my nephew, tips?', { 'school-trip': 0.96 }).is).toBe('asks');
  expect(reply('class going to the zoo with my nephew, tips?', { 'school-trip': 0.96 }).is).toBe('answer');
  const why = reply('Thomas is 25 and wants to know why his brother has a girlfriend and he hasn’t.', {
    romance: 0.85,
  });
  expect(why.text).toMatch(/nothing is wrong with you/);
  const told = reply('He was diagnosed last week. What do I tell my mother in law?', { grandparents: 0.96 });
  expect(told.text).toMatch(/^You could say: "We have only just heard it ourselves/);
});
