// Teenagers and grown-ups get words for their age, a word of ours is explained, and words are for whoever is to be told.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { fillStep } from '../answer/steps.ts';
import { answerChat } from '../answer-chat.ts';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { mayQuote } from '../message/may-quote.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { saidBefore } from '../pages/page-before.ts';
import { ask } from '../testing/asks.ts';
import { isEcho } from './echo.ts';

function talk(page: string, messages: readonly string[]): string[] {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const nearest = turns.length === 0 ? [{ id: page, chance: 0.95 }] : [];
    const readings = new Map(textsToRead(given).map((text) => [text, { nearest }]));
    const { text } = answerChat(given, readings);
    turns.push({ role: 'user', content }, { role: 'assistant', content: text });
    return text;
  });
}
const lastText = (page: string, messages: readonly string[]): string => talk(page, messages).at(-1) ?? '';

test('[GC52] from thirteen on nothing is said of forks, jars, sand timers, stickers and nappies, unless the carer does', () => {
  const young = /\b(?:with a fork|sand timer|jars?|stickers?|napp(?:y|ies)|potty|teddy|toddlers?)\b/i;
  for (const { id } of topics) {
    expect(lastText(id, ['my daughter is 15, what helps here']), id).not.toMatch(young);
    expect(lastText(id, ['my brother is 41 and autistic, what helps here']), id).not.toMatch(young);
  }
  expect(lastText('mealtimes', ['my son is 4, what helps here'])).toMatch(young);
});

test('[GC52] nobody grown up is “our child” in a note', () => {
  const resident = childAskedAbout(ask('a man of 34 I support in supported living'));
  expect(fillStep(resident, '"Our child is autistic. You may hear jumping."', 'x')).toBe(
    '"One of us is autistic. You may hear jumping."',
  );
  const boy = childAskedAbout(ask('my son is 6'));
  expect(fillStep(boy, 'Our child is autistic.', 'x')).toBe('Our child is autistic.');
});

test('[GC52] the neighbour’s noise is not taken for the child’s', () => {
  const text = lastText('neighbours', [
    'man of 34 in supported living, the neighbour upstairs plays music till eleven and he paces',
  ]);
  expect(text).not.toMatch(/is autistic|Make one room softer/);
  expect(text).toMatch(/landlord/);
});

test('[GC53] a word of ours that was not understood is explained by its step', () => {
  const [first = '', second = ''] = talk('haircut', ['how do we do haircuts, he is 6', 'what cape?']);
  const [, word = ''] = /\b(cape|towel|mirror|gown|buzz|clippers|scissors)\b/i.exec(first) ?? [];
  const third = lastText('haircut', ['how do we do haircuts, he is 6', `what ${word}?`]);
  expect(third).toMatch(new RegExp(`^By “${word}” I mean this step: “`, 'i'));
  expect(second === third || !/^By “cape”/.test(second) || word.toLowerCase() === 'cape').toBe(true);
});

test('[GC53] repeating one of our steps with a laugh is not a question', () => {
  const message = 'do the first sum wrong haha he would love that. what about the detentions?';
  const before = saidBefore([
    { role: 'assistant', content: 'Or do the first sum wrong and let him mend it.' },
  ]);
  const echoes = partsAsked(message).filter((part) => isEcho(part, before, message));
  expect(echoes).toEqual(['do the first sum wrong haha he would love that']);
});

test('[GC38] words for grandparents are not given for the other parent', () => {
  const asked = ['she eats in her room, she is 15', 'so what do i say to her dad?'];
  expect(lastText('mealtimes', asked)).not.toMatch(/grandparents/);
});

test('[GC37] a question that the screen would leave out of the answer is not quoted', () => {
  expect(mayQuote('will he grow out of it')).toBe(false);
  expect(mayQuote('is it a sensory thing')).toBe(true);
});
