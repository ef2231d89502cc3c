// What a carer hears at turn two and three: answers to their questions, or that they were heard.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { type AskedNear, partsCompared } from '../pages/asked-nearness.ts';
import type { PageReading } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';

const sure = (id: string): PageReading => ({ nearest: [{ id, chance: 0.95 }] });

/** The first message is on the page; `near` are the ids of what each later question comes near to. */
function talk(page: string, messages: readonly string[], near: readonly string[] = []) {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const read = turns.length === 0 ? sure(page) : { nearest: [] };
    const asked: AskedNear = new Map(
      partsCompared(content).map((part, at) => [part, new Map([[near[at] ?? '', 0.9]])]),
    );
    const readings = new Map(textsToRead(given).map((text) => [text, read]));
    const reply = answerChat(given, readings, asked);
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return reply;
  });
}

test.each([
  ['and if he refuses?', 'refuses'],
  ['how long does it take?', 'how-long'],
  ['is that normal?', 'normal'],
  ['what if it gets worse?', 'worse'],
] as const)('[GC38] "%s" gets the page’s own line', (message, kind) => {
  for (const page of ['tooth-brushing', 'night-waking', 'stimming']) {
    const [, reply] = talk(page, ['she has a hard time with it', message]);
    const start = (topics.find(({ id }) => id === page)?.next[kind] ?? '').split(/[{"]/)[0] ?? '-';
    expect(reply?.is).toBe('answer');
    expect(reply?.text, page).toContain(start.trim());
  }
});

test('[GC38] every page has lines of its own, and none is unsafe', () => {
  const lines = topics.flatMap(({ next }) => Object.values(next));
  expect(lines.length).toBe(5 * topics.length);
  expect(new Set(lines.filter((line) => line.length > 60)).size).toBe(
    lines.filter((line) => line.length > 60).length,
  );
  for (const { id, next } of topics) expect(findUnsafe(Object.values(next).join('\n')), id).toEqual([]);
});

test('[GC37] each question is answered under its own words, and what is not known is named', () => {
  const [, reply] = talk(
    'supermarket',
    [
      'he lies on the floor in the shop',
      'How far away do I stand? Do I talk or stay quiet? And which bus goes to the new one?',
    ],
    ['how-near-to-stand', 'talk-or-be-quiet'],
  );
  expect(reply?.text).toMatch(/\*\*“How far away do I stand\?”\*\* Two arm lengths off/);
  expect(reply?.text).toMatch(/\*\*“Do I talk or stay quiet\?”\*\* Be quiet/);
  expect(reply?.text).toMatch(/On “Which bus goes to the new one\?”, I don’t have a sure answer/);
});

test('[GC37] what was answered above is pointed to and not said again', () => {
  const asked = 'How far away do I stand? And how long does it take?';
  const [, first, second] = talk(
    'supermarket',
    ['he lies on the floor in the shop', 'How far away do I stand?', asked],
    ['how-near-to-stand'],
  );
  expect(first?.text).toContain('Two arm lengths off');
  expect(second?.text).not.toContain('Two arm lengths off');
  expect(second?.text).toContain('what I wrote above still holds');
});

test.each([
  'I don’t need a list. I’m just happy. He said mama.',
  'I only wanted to say that I’m tired. Leave it so.',
  'Thank you, that makes sense, I will try the first one tonight',
])('[GC39] "%s" is heard, for nothing', (message) => {
  const replies = talk('grief', ['she misses her nan', message, message]);
  for (const reply of replies.slice(1)) {
    expect(reply).toMatchObject({ is: 'asks', choices: [] });
    expect(reply.text).not.toMatch(/\*\*|^\d\./m);
  }
  expect(replies[2]?.text).not.toBe(replies[1]?.text);
});

test('[GC39] what is told with trouble in it is not waved away', () => {
  const [, reply] = talk('haircut', [
    'he hates haircuts',
    'thanks, it worked, but now he screams at the sink',
  ]);
  expect(reply?.text).not.toMatch(/^(?:You’re welcome|That’s something to be glad)/);
  const [, laughed] = talk('haircut', [
    'he hates haircuts',
    'I put the clippers away and he is laughing, he thinks it is a game',
  ]);
  expect(laughed?.text).not.toMatch(/glad|good thing/);
});

test.each([
  'We never lock her in!! We leave the door open for her.',
  'Are you joking? First time I come here and you tell me off',
  'no!! that is not what I said, she laughed about it before and now she cries',
])('[GC39] "%s" is a protest, and no good news', (message) => {
  const [, reply] = talk('own-bed', ['she comes into our bed each night', message]);
  expect(reply?.text).not.toMatch(/glad|lovely to hear|welcome/i);
  expect(reply?.text).toMatch(/^Sorry, I got that wrong\./);
});

test('[GC39] two marks of exclamation do not make a message glad, and what others were asked is no protest', () => {
  const [, told] = talk('own-bed', ['she comes into our bed each night', 'she kicks me in the face!!']);
  expect(told?.text).not.toMatch(/glad/i);
  const [, other] = talk('own-bed', ['she comes into our bed', 'I asked my mother and she laughed at me']);
  expect(other?.text).not.toMatch(/sorry|glad/i);
});

test('[GC40] a dictated letter stands as it was said, without what was said to the assistant', () => {
  const [, , reply] = talk('new-class', [
    'she starts a new class',
    'can you write a letter to her teacher',
    'That’s not right. Please try once more, starting Dear Mrs Okafor, Niamh is joining your class in September. When she goes quiet she is struggling. She loves owls. If you can’t write it just tell me',
  ]);
  expect(reply?.text).toContain('Dear Mrs Okafor,');
  expect(reply?.text).toContain('When she goes quiet she is struggling. She loves owls.');
  expect(reply?.text).not.toMatch(/not right|tell me/);
});

test('[GC38] whom to tell may stand beside the question', () => {
  const page = topics.find(({ next }) => next.say.startsWith('To school:'));
  const [, reply] = talk(page?.id ?? '-', ['it is hard', 'Her teacher did not know. What do I say to them?']);
  expect(reply?.text).toContain('To school:');
});

test('[GC38] words for school are no words for the neighbours', () => {
  const page = topics.find(({ next }) => next.say.startsWith('To school:'));
  const message = 'what do I say to the neighbours?';
  const [, reply] = talk(page?.id ?? '-', ['she has a hard time with it', message]);
  expect(reply?.text).not.toContain('To school:');
});

test('[GC38] what to say to the child begins with words in quotes, also when it is asked with an idle word', () => {
  const [, reply] = talk('hoarding-food', [
    'he hides food, he is 9',
    'He will notice. what should I actually say to him',
  ]);
  expect(reply?.text).toMatch(/^Say to him: "I found it\. You are not in trouble/);
  const [, , other] = talk('hoarding-food', [
    'he hides food',
    'it smells',
    'My sister visits. what do I say to her?',
  ]);
  expect(other?.text).not.toMatch(/"/);
});

test('[GC38] no button for words to somebody the page has no words for', () => {
  const labels = (message: string) => {
    const [, reply] = talk('parties', ['parties are hard for her', message]);
    return reply?.is === 'asks' ? reply.choices.map(({ label }) => label) : [reply?.text];
  };
  for (const message of ['what do I say to my aunt about the ribbon?', 'what do I say to the florist?'])
    expect(labels(message), message).not.toContain('Words to say');
  expect(labels('what do I say to the host?').join()).toMatch(/^To the host: "/);
  const [, sister] = talk('siblings', ['they fight all day', 'what do I say to his sister?']);
  expect(sister?.text).toMatch(/^You could say to the sibling: "/);
});

test('[GC25] a letter for a child without a name speaks of my child', () => {
  const replies = topics.map(
    ({ id }) => talk(id, ['it is hard', 'Please write a letter to school for me about it'])[1]?.text,
  );
  const letters = replies.filter((text) => text?.includes('Fill in the [brackets]'));
  expect(letters.length).toBeGreaterThan(100);
  for (const letter of letters) expect(letter).not.toMatch(/\byour (?:child|son|daughter)\b/);
});
