// Under a first answer that is not surely asked stands what the page answers to a question near it, under that question.

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
    /A question close to yours: “[^”]+” My answer to that: Cut the flight into blocks/,
  ],
  ['why does he laugh when i tell him off', '6', 'Male', /Laughing is very often fright/],
] as const)('[GC66] %s', async (message, age, gender, text) => {
  expect(await shown(message, age, gender)).toMatch(text);
});

test('[GC66] to staff about somebody grown up it is a question about grown-ups', async () => {
  const text = await shown(
    'Hi, I work nights at a residential home. One of our lads 19 has started being up at 3am wanting to go out for a walk round the block. He gets loud if we say no. what would you do',
    '19',
    'Male',
  );
  expect(text).toMatch(/My answer to that: Both say the same line/);
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
