// What carers ask next stands under an answer, to press.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { bodyOf, textsToRead } from '../message/texts-to-read.ts';
import { ownId } from '../pages/asked-nearness.ts';
import { topicOf } from '../pages/page-reading.ts';
import type { ChatReply } from '../replies.ts';
import { ask } from '../testing/asks.ts';
import { wordingOf } from './wording.ts';

const pageOf = (id: string) => {
  const topic = topicOf(id);
  if (!topic) throw new Error(id);
  return topic;
};

/** Every question of the page comes as near as told. */
function reply(
  page: string,
  message: string,
  near: number,
  more: { turns?: ChatTurn[]; pressed?: string } = {},
) {
  const given = {
    ...ask(message, null, more.turns ?? []),
    ...(more.pressed === undefined ? {} : { page: more.pressed }),
  };
  const readings = new Map(
    textsToRead(given).map((text) => [text, { nearest: [{ id: page, chance: 0.97 }] }]),
  );
  const topic = pageOf(page);
  const ids = (topic.own ?? []).map((_, at) => [ownId(topic, at), near] as const);
  return answerChat(given, readings, new Map([[bodyOf(message), new Map(ids)]]));
}
const next = ({ next: choices = [] }: ChatReply) => choices;
const labels = (given: ChatReply) => next(given).map(({ label }) => label);

test('[GC60] an answer from a page has up to three of its questions under it, where they come near', () => {
  const near = reply('haircut', 'He hates haircuts and I dread the barber', 0.8);
  expect(near.is).toBe('answer');
  expect(next(near)).toHaveLength(3);
  for (const { id, label } of next(near)) {
    expect(id).toMatch(/^haircut#own-\d+$/);
    expect(label).toMatch(/^[A-Z].*\?$/);
  }
  expect(labels(reply('haircut', 'He hates haircuts and I dread the barber', 0.55))).toEqual([]);
});

test('[GC60] a pressed one is answered for nothing, with others under it, and does not come again', () => {
  const message = 'He hates haircuts and I dread the barber';
  const first = reply('haircut', message, 0.8);
  const [chosen] = next(first);
  if (!chosen) throw new Error('none');
  const turns: ChatTurn[] = [
    { role: 'user', content: message },
    { role: 'assistant', content: first.text },
  ];
  const answer = reply('haircut', chosen.label, 0.8, { turns, pressed: chosen.id });
  expect(answer).toMatchObject({ is: 'asks', choices: [] });
  expect(answer.text).not.toBe('');
  expect(next(answer).map(({ id }) => id)).not.toContain(chosen.id);
  expect(next(answer)).not.toHaveLength(0);
  turns.push({ role: 'user', content: chosen.label }, { role: 'assistant', content: answer.text });
  const later = reply('haircut', 'and what helps him to sit for the barber?', 0.8, { turns });
  expect(next(later).map(({ id }) => id)).not.toContain(chosen.id);
});

test.each([
  ['a refusal', 'haircut', 'can I hold him down to cut his hair'],
  ['a letter', 'haircut', 'write a note to the barber about his haircut'],
  ['good news', 'haircut', 'so proud of him, first haircut ever without tears!'],
  ['a grown-up about their own life', 'haircut', 'I am autistic and I hate my haircuts'],
  ['small talk', 'haircut', 'hello, who are you?'],
  ['what a doctor should see', 'few-foods', 'he chokes on food and has lost weight, he eats only toast'],
])('[GC60] %s has none under it', (_, page, message) => {
  expect(labels(reply(page, message, 0.9))).toEqual([]);
});

test('[GC60] none speaks of what was turned down, or is what the answer says', () => {
  const barber = labels(reply('haircut', 'We have no clippers. He hates haircuts.', 0.8));
  expect(barber).not.toHaveLength(0);
  for (const { id } of next(reply('haircut', 'We have no clippers. He hates haircuts.', 0.8)))
    expect(pageOf('haircut').own?.[Number(id.split('-').at(-1))]?.say).not.toMatch(/clippers/i);
});

const ofChild = (message: string) => childAskedAbout(ask(message, null, []));
const worded = (asked: string[], message = 'he is six') =>
  wordingOf({ asked, say: '' }, ofChild(message), message);

test('[GC60] a wording only asks, and tells nothing that was not told', () => {
  expect(worded(['he hates the cape', 'does the cape have to be on'])).toBe('Does the cape have to be on?');
  expect(worded(['her scarf stinks, how do I wash it'])).toBeUndefined();
  expect(worded(['does it without noticing'])).toBeUndefined();
  expect(worded(['should she wear it', 'shes loud in there'])).toBeUndefined();
  expect(worded(['should she wear it'], 'she is six')).toBe('Should she wear it?');
  expect(worded(['should he wear it'], 'the child is six')).toBeUndefined();
  expect(worded(['what if my husband says no', 'what if i say no'])).toBe('What if I say no?');
  expect(worded(['what if my husband says no'], 'he and my husband argue')).toMatch(/husband/);
  expect(worded(['whats a cape for'])).toBe('What’s a cape for?');
  expect(worded(['which cape is soft'], 'which cape is soft for him')).toBeUndefined();
});

test('[GC60] most pages have something to hold out for a boy and for a girl', () => {
  for (const message of ['he is my son', 'she is my daughter']) {
    const child = ofChild(message);
    const with3 = topics.filter(
      ({ own = [] }) => own.filter((one) => wordingOf(one, child, message) !== undefined).length >= 3,
    );
    expect(with3.length / topics.length).toBeGreaterThan(0.8);
  }
});

test('[GC60] no button says what would hurt who never thought of it', () => {
  const given = reply('grandparents', 'my mother in law says he will grow out of it', 0.9);
  expect(labels(given).join(' ')).not.toMatch(/give him up/);
});
