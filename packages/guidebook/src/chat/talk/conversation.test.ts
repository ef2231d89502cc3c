// Talks of several turns: pages are read by hand-made readings, so that only what the chat makes of them is tried.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import type { EntryReading as PageReading } from '@calmbridge/reader/entries/entry-reader';
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { ask } from '../testing/asks.ts';

type Read = (text: string) => PageReading;
const sure = (id: string): PageReading => ({ nearest: [{ id, chance: 0.95 }], none: 0.02 });
const unsure = (...ids: string[]): PageReading => ({
  nearest: ids.map((id) => ({ id, chance: 0.3 })),
  none: 0.1,
});
const nothing: PageReading = { nearest: [], none: 1 };

function talk(read: Read, ...messages: string[]) {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const reply = answerChat(given, new Map(textsToRead(given).map((text) => [text, read(text)])));
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return reply;
  });
}
const leads = (text = '') => text.match(/\*\*.+?\*\*/g) ?? [];
const brushing: Read = (text) => (/teeth|brush/.test(text) ? sure('tooth-brushing') : nothing);

test('[GC8] an answer to the question goes deeper on the page, and nothing comes twice', () => {
  const [first, second, third] = talk(
    brushing,
    'she screams when I brush her teeth, shes 5',
    'the foam',
    'ok that helped but now she only does two teeth',
  );
  expect(first?.text).toMatch(/Is it the taste, the foam or the bristles\?$/);
  expect(second?.text).toMatch(/^Then get rid of the foam/);
  expect(second?.text).toContain('Brush with water only');
  expect(third?.is).toBe('answer');
  const all = [first, second, third].flatMap((one) => leads(one?.text));
  expect(new Set(all).size).toBe(all.length);
});

test('[GC8] when a page has no more to say, that is said for nothing', () => {
  const replies = talk(
    brushing,
    'she hates brushing her teeth',
    ...Array.from({ length: 8 }, () => 'what else?'),
  );
  const last = replies.at(-1);
  expect(last).toMatchObject({ is: 'asks', choices: [] });
  expect(last?.text).toMatch(/^That’s all I have on brushing teeth/);
});

test('[GC23] what was tried is not offered, now or later', () => {
  const [first, second] = talk(
    brushing,
    'he will not brush his teeth, we tried changing the taste and it did nothing',
    'what else?',
  );
  expect(first?.text).not.toContain('Change the taste');
  expect(second?.text).not.toContain('Change the taste');
});

test('[GC24] “No, I mean …” changes the page and does not offer the old one', () => {
  const read: Read = (text) => {
    if (/teeth/.test(text)) return sure('tooth-brushing');
    return /hair/.test(text) ? sure('haircut') : unsure('tooth-brushing', 'bath');
  };
  const [, second] = talk(read, 'she will not brush her teeth', 'no, I mean cutting her hair');
  expect(second).toMatchObject({ is: 'answer', pages: ['haircut'] });
  const [, other] = talk(read, 'she will not brush her teeth', 'no i meant the washing');
  expect(other).toMatchObject({ is: 'asks' });
  expect(other?.is === 'asks' && other.choices.map(({ id }) => id)).toEqual(['bath', 'else']);
});

test('[GC8] a sure page of its own is a new question', () => {
  const read: Read = (text) => (/teeth/.test(text) ? sure('tooth-brushing') : sure('bedwetting'));
  const [, second] = talk(read, 'she will not brush her teeth', 'and he wets the bed every night');
  expect(second).toMatchObject({ is: 'answer', pages: ['bedwetting'] });
});

test('[GC18] a pressed page is answered for the same message', () => {
  const given = { ...ask('he is up again'), page: 'night-waking' };
  expect(answerChat(given, new Map())).toMatchObject({ is: 'answer', pages: ['night-waking'] });
  const [asked, told] = talk(
    (text) =>
      /three.*sings|sings/.test(text) ? sure('night-waking') : unsure('night-waking', 'early-waking'),
    'he is up again',
    'he sings at three',
  );
  expect(asked).toMatchObject({ is: 'asks' });
  expect(told).toMatchObject({ is: 'answer', pages: ['night-waking'] });
});

test('[GC12] a death is never spoken of where nobody died', () => {
  const [reply] = talk(() => sure('grief'), 'Grandma is in hospital, what do I tell him');
  expect(reply?.is).toBe('asks');
  expect(reply?.text).not.toMatch(/died/i);
});

test('[GC22] when to see a doctor is the second sentence', () => {
  const [reply] = talk(() => sure('not-speaking'), 'he lost all his words since the summer, what can I do');
  expect(reply?.text.split(/(?<=[.!?])\s+/)[1]).toMatch(/^See the doctor this week/);
  const [unknown] = talk(() => nothing, 'her arm jerks and she goes blank');
  expect(unknown?.text).toMatch(/^Film one if you can and see the doctor/);
});

test('[GC16] the same page answers each form of question with a sentence of its own', () => {
  const first = (message: string) => talk(brushing, message)[0]?.text.split('\n')[0];
  expect(first('is it normal that he fights the toothbrush')).toMatch(
    /^Trouble with tooth brushing is very common/,
  );
  expect(first('which brush is best for his teeth')).toMatch(/^Start with a very soft/);
  expect(first('why does he hate brushing teeth')).toMatch(/^Mint burns/);
  expect(first('what do I say when we brush teeth')).toMatch(/^Tell them what comes/);
});

test('[GC25] a page that is only meant writes no letter: what it should say is asked, free', () => {
  const read = new Map([['write a letter to the dentist about brushing his teeth', sure('tooth-brushing')]]);
  const letter = answerChat(ask('write a letter to the dentist about brushing his teeth', mika), read);
  expect(letter).toMatchObject({ is: 'asks', choices: [] });
  expect(letter.text).toMatch(/What should it say about brushing his teeth\?/);
  expect(answerChat(ask('write a note for the new babysitter', mika), new Map())).toMatchObject({
    is: 'asks',
  });
});
