// A page that is likely and not sure. Readings are made by hand, so that only what the chat makes of them is tried.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { spokenTitle } from './answer/steps.ts';
import { answerChat } from './answer-chat.ts';
import { childAskedAbout } from './message/child-asked-about.ts';
import { textsToRead } from './message/texts-to-read.ts';
import { pagesBehind } from './pages/page-before.ts';
import type { PageReading } from './pages/page-reading.ts';
import { ask } from './testing/asks.ts';

const reading = (chances: Record<string, number>): PageReading => ({
  nearest: [
    ...Object.entries(chances).map(([id, chance]) => ({ id, chance })),
    ...topics.filter(({ id }) => !(id in chances)).map(({ id }) => ({ id, chance: 0.01 })),
  ],
});

function reply(message: string, read: (text: string) => PageReading, turns: ChatTurn[] = []) {
  const given = ask(message, null, turns);
  return answerChat(given, new Map(textsToRead(given).map((text) => [text, read(text)])));
}

const message = 'scissors near the ears and it is all over';

test('[GC59] a likely page is shown in short behind an "if", over the pages to press, for nothing', () => {
  const shown = reply(message, () => reading({ haircut: 0.7, 'cutting-own-hair': 0.2 }));
  expect(shown.is).toBe('asks');
  if (shown.is !== 'asks') return;
  expect(shown.preview).toMatch(/^If this is about haircuts:\n\n\S/);
  expect(shown.preview?.match(/^\d\. \*\*/gm)).toHaveLength(2);
  expect(shown.text).toBe('Is that it, or did you mean something else? It’s free to choose:');
  expect(shown.choices.map(({ id }) => id)).toEqual(['haircut', 'cutting-own-hair', 'else']);
});

test.each([
  ['is not likely enough', { haircut: 0.25 }],
  ['would frighten or shame whoever did not mean it', { 'private-touching': 0.75 }],
])('[GC59] a page that %s is there to press only', (_, chances) => {
  const shown = reply(message, () => reading(chances));
  expect(shown).toMatchObject({ is: 'asks', choices: expect.any(Array) });
  expect(shown).not.toHaveProperty('preview');
});

test('[GC59] of two near pages the second is told of in a sentence or two under the first', () => {
  const shown = reply(message, () => reading({ haircut: 0.7, 'cutting-own-hair': 0.4 }));
  if (shown.is !== 'asks') throw new Error(shown.text);
  const [first = '', second = ''] = shown.preview?.split('\n\nIf it’s about ') ?? [];
  expect(first).toMatch(/^If this is about haircuts:/);
  expect(second).toMatch(/^\p{L}[^:]+: \S/u);
  expect(shown.text).toMatch(/^Which of these is it\?/);
});

test('[GC59] what is less likely still is told of, one page or two, and the talk is on neither', () => {
  const shown = reply(message, () => reading({ haircut: 0.45, 'cutting-own-hair': 0.35 }));
  if (shown.is !== 'asks') throw new Error(shown.text);
  expect(shown.preview?.match(/^If it’s about /gm)).toHaveLength(2);
  expect(shown.preview).not.toContain('**');
  const turns: ChatTurn[] = [
    { role: 'user', content: message },
    { role: 'assistant', content: `${shown.preview}\n\n${shown.text}` },
  ];
  const given = ask('the barber does it', null, turns);
  expect(pagesBehind(given.turns)).toEqual([]);
  expect(reply(given.message, () => reading({ haircut: 0.97 }), turns)).toMatchObject({ pages: ['haircut'] });
  const alone = reply(message, () => reading({ haircut: 0.45 }));
  if (alone.is !== 'asks') throw new Error(alone.text);
  expect(alone.preview?.match(/^If it’s about /gm)).toHaveLength(1);
  const yes = reply('yes, that one', () => reading({ haircut: 0.45 }), [
    { role: 'user', content: message },
    { role: 'assistant', content: `${alone.preview}\n\n${alone.text}` },
  ]);
  expect(yes).toMatchObject({ is: 'answer', pages: ['haircut'] });
});

test('[GC63] a kind word comes before what is shown, where the message weighs', () => {
  const tired = `${message}. I am exhausted. How do I do it?`;
  const shown = reply(tired, () => reading({ haircut: 0.7 }));
  expect(shown.is === 'asks' && shown.preview).toMatch(
    /^You sound worn out, and no wonder\.\n\nIf this is about/,
  );
  const unsure = reply(tired, () => reading({ haircut: 0.2 }));
  expect(unsure.text).toMatch(/^You sound worn out, and no wonder\. I’m not sure which/);
});

test('[GC59] after a page behind an "if" another one that is sure is answered; else the talk goes on from it', () => {
  const first = reply(message, () => reading({ haircut: 0.7 }));
  const turns: ChatTurn[] = [
    { role: 'user', content: message },
    { role: 'assistant', content: first.is === 'asks' ? (first.preview ?? '') : '' },
  ];
  const isBoth = (text: string) => text.includes(message);
  const said = 'it is the buzzing, he holds his ears for every sound';
  const another = reply(
    said,
    (text) => reading(isBoth(text) ? { 'loud-noises': 0.83 } : { 'loud-noises': 0.4 }),
    turns,
  );
  expect(another).toMatchObject({ is: 'answer', pages: ['loud-noises'] });
  const more = reply('what else can we try?', () => reading({ haircut: 0.7 }), turns);
  expect(more).toMatchObject({ is: 'answer', pages: ['haircut'] });
});

test('[GC59] to a grown-up about themself every page has a name, of no child and without slots', () => {
  const given = ask('I am autistic and it is all too much');
  const child = childAskedAbout(given);
  expect(child.isSelf).toBe(true);
  for (const topic of topics) expect(spokenTitle(child, topic), topic.id).toMatch(/^[^{}]{3,}$/);
  const chores = topics.find(({ id }) => id === 'chores');
  expect(chores && spokenTitle(child, chores)).toBe(`“${chores?.label}”`);
});
