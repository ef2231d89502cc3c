// What holds on every page: what carers ask next, who asks, good news, and what is to be written.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { expect, test } from 'vitest';
import { asides } from '#generated/asides';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { saidBefore } from '../pages/page-before.ts';
import type { PageReading } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';
import { asideFor } from './aside.ts';

const sure = (id: string): PageReading => ({ nearest: [{ id, chance: 0.95 }] });
const nothing: PageReading = { nearest: [] };

/** The first message is on the page, the others are on none. */
function talk(page: string, ...messages: string[]) {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const read = turns.length === 0 ? sure(page) : nothing;
    const reply = answerChat(given, new Map(textsToRead(given).map((text) => [text, read])));
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return reply;
  });
}
const once = (message: string, page = 'few-foods') => talk(page, message)[0]?.text ?? '';

test.each([
  ['holidays', 'What do I say to the aunties who hug him?', /^Say it before they reach him/],
  ['exclusion', 'They ring, I am at work, they say come now. Can I say no?', /^You may ask before you come/],
  [
    'requesting',
    'i not have cards. we dont have printer. how to start tomorrow',
    /no printer|one thing only/,
  ],
  ['repeated-questions', 'how do I show 14 days to someone who can’t count?', /get shorter/],
  ['special-interests', 'how to teach him to notice when they are bored', /^Do not ask him to read faces/],
  ['screens', 'he screams. do i give it back?', /^Not in the middle of the screaming/],
  [
    'dressing',
    'school say uniform is compulsory, no exceptions. what now?',
    /^Ask in writing for an adjustment/,
  ],
  ['car-rides', 'what do i say to his sister', /^Say first what the brother or sister feels/],
  ['car-rides', 'who can i even ask', /^Ask in three places/],
] as const)('[GC33] on %s, "%s" is answered straight', (page, message, first) => {
  const [, reply] = talk(page, 'he has a hard time', message);
  expect(reply?.is).toBe('answer');
  expect(reply?.text).toMatch(first);
  expect(reply?.text).toMatch(/\*\*/);
});

test('[GC33] the same is not said twice, and no line is unsafe', () => {
  const [, first, second] = talk('car-rides', 'he has a hard time', 'who can i ask', 'but who can i ask');
  expect(first?.text).toMatch(/Ring, then write/);
  expect(second?.text).not.toMatch(/Ring, then write/);
  for (const { id, say, steps } of asides)
    expect(findUnsafe([say, ...steps.map(({ text }) => text)].join('\n')), id).toEqual([]);
});

test('[GC33] nobody is told to leave it where a doctor should look', () => {
  const [, , reply] = talk(
    'falling-asleep',
    'he is up all night',
    'he says whats the point. he used to love trains, now nothing',
    'should i be worried',
  );
  expect(reply?.text).toMatch(/^Yes, take it seriously/);
});

test('[GC34] who asks is heard: each gets a line, a parent none', () => {
  expect(once('my stepson eats only toast')).toMatch(/As a step-parent:/);
  expect(once('my stepson eats only toast')).not.toMatch(/your child/i);
  expect(once('we foster a lad of 7, he eats only toast')).toMatch(/As a foster carer:/);
  expect(once('My granddaughter eats only crackers, I am her nan')).toMatch(/As a grandparent:/);
  expect(once('I teach Year 4, he eats only toast')).toMatch(/As someone who works with him:/);
  expect(once('im 27, autistic myself, i forget to eat. what helps')).toMatch(/many autistic adults eat/);
  expect(once('he eats only toast')).not.toMatch(/^(?:As |If you ask for yourself)/m);
});

test('[GC34] who asks is said once in a talk', () => {
  const [first, second] = talk('few-foods', 'my stepson eats only toast', 'what else?');
  expect(first?.text).toMatch(/As a step-parent:/);
  expect(second?.text).not.toMatch(/As a step-parent:/);
});

test.each([
  'Good news!! Ella ate a strawberry today, first fruit in two years',
  'just wanted to share: he slept through for the first time ever',
  'so proud of him, haircut with no tears at all',
  'we got through a whole haircut today!!!',
])('[GC35] "%s" is met warmly, without a page and free', (message) => {
  const [reply] = talk('few-foods', message);
  expect(reply).toMatchObject({ is: 'asks', choices: [] });
  expect(reply?.text).toMatch(/^That’s lovely to hear/);
});

test('[GC35] news with a question, or with trouble in it, is answered; a hard day that is only told is heard', () => {
  expect(once('good news, she tried peas, how do I go on')).not.toMatch(/lovely/);
  expect(once('he finally slept but now he screams at bedtime')).not.toMatch(/lovely/);
  expect(once('awful day, just needed to say it, no advice please')).toMatch(/^Thank you for telling me/);
  expect(once('ok bye')).toMatch(/^All right/);
});

test('[GC25] what is to be written is written: from the wish, for the pressed page; what is to be said is no letter', () => {
  const wish = answerChat(
    ask('can you write a letter to the council asking if he can sit in the bin wagon for his birthday'),
    new Map(),
  );
  expect(wish).toMatchObject({ is: 'answer' });
  expect(wish.text).toContain(
    'I am writing about [name]. I would like to ask if he can sit in the bin wagon for his birthday.',
  );
  const pressed = answerChat({ ...ask('write me a note for the barber'), page: 'haircut' }, new Map());
  expect(pressed).toMatchObject({ is: 'answer', pages: ['haircut'] });
  const words = answerChat({ ...ask('write me 3 lines to say to them'), page: 'school-meetings' }, new Map());
  expect(words.text).not.toMatch(/^Dear/);
});

test('[GC36] what the page would ask and the carer has said already is not asked: its steps come at once', () => {
  const text = once('my lad wont wear his school jumper, screams the minute it touches his neck', 'dressing');
  expect(text).toContain('Choose front openings');
  expect(text).not.toMatch(/Which piece starts it/);
});

test('[GC34] in a long message only what it asks last leads to what holds on every page', () => {
  const before = saidBefore([]);
  const long =
    'He only does it with his nan and not with me, and I have said so to everybody who would listen for a year now. First week with the tablet, do we hold back the juice until he presses the button, or just give it to him?';
  expect(asideFor(long, before)).toBeUndefined();
  expect(asideFor('he only does it with his nan and not with me, why?', before)?.id).toBe('only-with-one');
});
