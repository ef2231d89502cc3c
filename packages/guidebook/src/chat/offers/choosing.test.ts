// Asking back over several turns. Readings are made by hand, so that only what the chat makes of them is tried.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { wholeChance } from '../pages/how-sure.ts';
import type { PageReading, PageReadings } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';

/** All pages in this order, none of them sure; the ones named first stand out. */
const ranked = (chance: number, ...ids: string[]): PageReading => ({
  nearest: [
    ...ids.map((id, at) => ({ id, chance: chance - at * 0.01 })),
    ...topics.filter(({ id }) => !ids.includes(id)).map(({ id }) => ({ id, chance: 0.02 })),
  ],
});

const readAs = (
  read: (text: string) => PageReading,
  given: Parameters<typeof textsToRead>[0],
): PageReadings => new Map(textsToRead(given).map((text) => [text, read(text)]));

const offered = (page: string | undefined, read: PageReading) => {
  const given = { ...ask('he pinches his sister in the car'), ...(page && { page }) };
  const reply = answerChat(
    given,
    readAs(() => read, given),
  );
  return reply.is === 'asks' ? { text: reply.text, ids: reply.choices.map(({ id }) => id) } : null;
};

test('[GC31] something else asks what kind of thing it is, and the kind leads to pages that were not offered yet', () => {
  const read = ranked(0.3, 'siblings', 'car-rides', 'hitting', 'going-out');
  expect(offered(undefined, read)?.ids).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
    'else',
  ]);
  const kinds = offered('else', read)?.ids ?? [];
  expect(kinds).toHaveLength(7);
  expect(kinds.at(-1)).toBe('none');
  for (const kind of kinds.slice(0, -1)) {
    const within = offered(kind, read)?.ids ?? [];
    expect(within.length, kind).toBeGreaterThan(1);
    for (const id of offered(undefined, read)?.ids ?? []) expect(within, kind).not.toContain(id);
  }
});

test('[GC31] none of these ends kindly, with people who may know and no page', () => {
  const reply = offered('none', ranked(0.3, 'siblings', 'hitting'));
  expect(reply?.ids).toEqual([]);
  expect(reply?.text).toMatch(/These people may know:\n\n- For /);
});

test('[GC32] what is said after a question back chooses among the pages that were offered', () => {
  const turns: ChatTurn[] = [];
  const say = (message: string, read: (text: string) => PageReading) => {
    const given = ask(message, null, [...turns]);
    const reply = answerChat(given, readAs(read, given));
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    return reply;
  };
  const both = 'he pinches his sister. only in the car';
  const read = (text: string) =>
    text === both ? ranked(0.55, 'hitting', 'siblings') : ranked(0.3, 'siblings', 'hitting');
  expect(say('he pinches his sister.', read).is).toBe('asks');
  expect(say('only in the car', read)).toMatchObject({ is: 'answer', pages: ['hitting'] });
});

test('[GC32] after two lists that were passed over, the next question is another one', () => {
  const turns: ChatTurn[] = ['it is odd', 'no, the thing after school'].flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'I’m not sure which of these you mean. It’s free to choose:' },
  ]);
  const given = ask('she comes in and says nothing', null, turns);
  const reply = answerChat(
    given,
    readAs(() => ranked(0.2, 'siblings', 'hitting', 'meltdown'), given),
  );
  expect(reply.is === 'asks' && reply.choices.some(({ id }) => id.startsWith('kind:'))).toBe(true);
});

test('[GC18] below its limit a page is asked about, from it on answered', () => {
  const message = 'he licks the shopping trolley handle';
  const replyTo = (reading: PageReading) => answerChat(ask(message), new Map([[message, reading]])).is;
  expect(replyTo(ranked(wholeChance - 0.01, 'supermarket', 'chewing'))).toBe('asks');
  expect(replyTo(ranked(wholeChance, 'supermarket', 'chewing'))).toBe('answer');
});
