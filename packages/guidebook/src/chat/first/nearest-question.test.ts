// What the page answers to a question of its own: first where it is surely asked, under the question where it comes near, else not at all.

import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { momentSaid } from '../message/moment-said.ts';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';

const model = await loadModel();
const shown = async (message: string, age: string, gender: 'Male' | 'Female') => {
  const reply = await readAndAnswer(ask(message, { ...emptyProfile, name: 'Sam', age, gender }), model);
  return reply.is === 'asks' ? `${reply.preview ?? ''}\n${reply.text}` : reply.text;
};

test.each([
  [
    "Ive booked us to florida in august, 9 hr flight, 2 kids, the oldest is the autistic one. first time on plane. she's never sat still for more than 20 min. whats your best tips for the flight",
    '8',
    'Female',
    /^Cut the flight into blocks/,
  ],
  ['why does he laugh when i tell him off', '6', 'Male', /Laughing is very often fright/],
] as const)('[GC66] %s', async (message, age, gender, text) => {
  expect(await shown(message, age, gender)).toMatch(text);
});

test.each([
  [
    'im 17 and look after my wee brother after school. he laughs when i cry or when anyone gets hurt. is that a bad sign',
    '9',
    'Male',
    /^It is hardly ever cruelty/,
  ],
  ['what is a sensory diet?? is it food', '5', 'Male', /^It isn't food/],
  ['how much screen is too much tho', '6', 'Male', /^There is no number that fits all/],
] as const)(
  '[GC66] surely asked, it is answered with nothing before it: %s',
  async (message, age, gender, text) => {
    const reply = await shown(message, age, gender);
    expect(reply).toMatch(text);
    expect(reply).not.toMatch(/If this is about|If it’s about|Many ask/);
    expect(reply).toMatch(/^2\. \*\*/m);
  },
);

test.each([
  [
    "My TA and I disagree about hand flapping during carpet time. She moves him to the back. I don't think it's bothering anyone. Is there a good way to raise it with her",
    '6',
    'Male',
  ],
  ['Fluent in Peppa. Who do I talk to about after I am gone?', '20', 'Male'],
  ['Can you tell me what to bring to a CAMHS first appointment?', '12', 'Male'],
  ['whats a good first pet, not a dog', '8', 'Male'],
  ['Write a social story please? For fire drill, loves diggers.', '5', 'Male'],
] as const)('[GC66] about something else, it is not shown: %s', async (message, age, gender) => {
  expect(await shown(message, age, gender)).not.toMatch(
    /Many ask|Some people jiggle|Write them now|^Only if you would|^Mostly say|eye/,
  );
});

test('[GC66] the answer of a page that is no likely one stands alone, and its page is there to press', async () => {
  const reply = await readAndAnswer(ask('whats the best way 2 say sorry to him'), model);
  expect(reply.is === 'asks' && reply.preview).toMatch(/^Say it short, and do it: "I shouted. I am sorry."/);
  expect(reply.is === 'asks' && reply.preview).not.toMatch(/^1\. /m);
  expect(reply.is === 'asks' && reply.choices.map(({ id }) => id)).toContain('carer-guilt');
});

test('[GC66] an answer from which something must be left out stands only if the rest still holds together', async () => {
  const text = await shown(
    'In my country it is respect not to look. School has target "eye contact 3 seconds". Can I say no to target?',
    '9',
    'Female',
  );
  expect(text).toMatch(/Yes, you may say no\. Write: "Please take the eye contact target out/);
});

test('[GC66] in a whole answer one of two that come as near takes no step’s place', async () => {
  expect(await shown('how do i cut toenails on a child who kicks', '4', 'Male')).not.toMatch(
    /Many ask nearly/,
  );
});

test('[GC66] no answer takes the place of a line that warns', async () => {
  const text = await shown(
    'she has not drunk anything since yesterday, all she does is hold the cup',
    '5',
    'Female',
  );
  expect(text).toMatch(/doctor/);
});

test('[GC66] to staff about somebody grown up it is a question about grown-ups', async () => {
  const text = await shown(
    'Hi, I work nights at a residential home. One of our lads 19 has started being up at 3am wanting to go out for a walk round the block. He gets loud if we say no. what would you do',
    '19',
    'Male',
  );
  expect(text).toMatch(/Many ask nearly this: “[^”]+” Both say the same line/);
  expect(text).not.toMatch(/It's night\. Bed|stair gate/);
});

test('[GC52] from thirteen on there are no picture cards, unless that is how somebody talks or the carer speaks of them', () => {
  const out = (message: string, communication: ChildProfile['communication'] = '') => {
    const given = ask(message, { ...emptyProfile, name: 'Jed', age: '15', communication });
    const child = childAskedAbout(given);
    return momentSaid(given, 'teen', child.tags.has('unspeaking')).young;
  };
  expect(out('how do I get him off the game')?.has('card')).toBe(true);
  expect(out('how do I get him off the game', 'Non-Verbal')?.has('card')).toBe(false);
  expect(out('he has a picture card for it')?.has('card')).toBe(false);
});

test('[GC66] an answer with what the carer rules out is none', async () => {
  const text = await shown(
    'I live by myself since August and I forget to eat until I feel sick. I don’t feel hungry. What is an easy system that does not use phone alarms?',
    '24',
    'Female',
  );
  expect(text).not.toMatch(/phone alarms/);
});

test('[GC66] whether photos or drawings is answered', async () => {
  expect(await shown('Visual timetable for 2 year olds, photos or drawings?', '2', 'Male')).toMatch(
    /Photos of your own things first/,
  );
});
