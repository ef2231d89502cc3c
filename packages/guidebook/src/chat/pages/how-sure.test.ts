// How much of its likeliest page a first message gets. Readings are made by hand.
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { ask } from '../testing/asks.ts';

function reply(message: string, id: string, chance: number) {
  const given = ask(message);
  const nearest = [{ id, chance }];
  const said = answerChat(given, new Map(textsToRead(given).map((text) => [text, { nearest }])));
  if (said.is === 'answer') return 'whole';
  if (said.preview === undefined) return 'pages';
  return said.preview.startsWith('If this is') ? 'if' : 'told';
}

const short = 'he screams at the barber';
const long =
  'The barber on our road does him out on the pavement, in his dad’s arms, one snip and walk away, one snip and walk away. It takes fifty minutes and my brother says I am running a charity for it';

test.each([
  [short, 0.97, 'whole'],
  [short, 0.9, 'if'],
  [short, 0.65, 'if'],
  [short, 0.5, 'told'],
  [short, 0.2, 'pages'],
  [long, 0.97, 'if'],
  [long, 0.8, 'if'],
  [`${long}. What now?`, 0.7, 'told'],
  [long, 0.7, 'pages'],
] as const)(
  '[GC61] a first message gets what its page is sure enough for: %s, %d: %s',
  (message, chance, is) => expect(reply(message, 'haircut', chance)).toBe(is),
);

test('[GC61] a page that is never shown behind an "if" is answered as soon as it is meant', () => {
  expect(reply('her nan died and she laughed', 'grief', 0.85)).toBe('whole');
  expect(reply('her nan died and she laughed', 'grief', 0.7)).toBe('pages');
});

test('[GC61] in a talk that has a page, and for a page that was pressed, nothing changes', () => {
  const given = { ...ask(short), page: 'haircut' };
  expect(answerChat(given, new Map()).is).toBe('answer');
});

test('[GC59] behind an "if" stands the page’s opening, and no line for the form of the question', () => {
  const given = ask('should I give him his homework in the car, and is it ok to stop after ten minutes?');
  const nearest = [{ id: 'homework', chance: 0.7 }];
  const said = answerChat(given, new Map(textsToRead(given).map((text) => [text, { nearest }])));
  expect(said).toMatchObject({
    preview: expect.stringMatching(/^If this is about homework:\n\n(?!Yes|You may)/),
  });
});

test('[GC61] a typed yes takes the page that was shown behind an "if"', () => {
  const first = ask(short);
  const read = (given: typeof first) =>
    new Map(textsToRead(given).map((text) => [text, { nearest: [{ id: 'haircut', chance: 0.8 }] }]));
  const shown = answerChat(first, read(first));
  const content = shown.is === 'asks' ? `${shown.preview}\n\n${shown.text}` : '';
  const turns = [
    { role: 'user', content: short },
    { role: 'assistant', content },
  ] as const;
  for (const message of ['yes', 'Yes, that’s it.', 'ok yes please']) {
    const given = ask(message, null, turns);
    const whole = answerChat(given, read(given));
    expect(whole, message).toMatchObject({ is: 'answer', pages: ['haircut'] });
    expect(whole.text.match(/^\d\. /gm)?.length, message).toBeGreaterThanOrEqual(3);
  }
  for (const message of ['no', 'ok', 'ok thanks']) {
    const given = ask(message, null, turns);
    expect(answerChat(given, read(given)).is, message).toBe('asks');
  }
});
