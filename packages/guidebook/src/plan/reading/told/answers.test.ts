// What the family wrote in another box stands at the moment it answers, and at no other (PL41).
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answerTold, insteadTold, settlesTold } from './answers.ts';

const told = (entry: string, boxes: Partial<typeof emptyProfile>) =>
  answerTold({ ...emptyProfile, triggers: entry, ...boxes }, entry);

test.each([
  ['stranger carry him', 'when cry, carry him near the fan n sing slowly he will calm'],
  ['being picked up by people', 'When he is upset pick him up and rock him.'],
  ['aunties hugging her', 'If she cries hug her tight and hum.'],
  ['being held still', 'When it is too much hold him and count.'],
  ['lights being turned off without warning', 'What works: two minutes with the hamster, or lights down.'],
])('[PL41] nobody is told to do what is hard: %s', (entry, notes) => {
  expect(told(entry, { notes })).toBeNull();
});

test.each([
  'simple words I can show them would help me',
  'When she is upset nothing works.',
  'hope it helps him to talk',
  'A song for the bath end (row row) works every time.',
  'A countdown from 5 works for the swing.',
  'Ice lolly after the shower helps him get through it.',
  'takes our hand, cries if we dont get it',
])('[PL41] what settles nobody is no answer: %s', (notes) => {
  expect(settlesTold({ ...emptyProfile, notes })).toBeNull();
});

test.each([
  ['bath (shower is ok)', 'shower is ok'],
  ['assembly (library corner fine)', 'library corner fine'],
  ['dentist (he is fine)', null],
  ['swimming (not ok now)', null],
  ['toast (cut in squares)', null],
])('[PL27] the bracket that tells another way: %s', (entry, answer) => {
  expect(insteadTold(entry)).toBe(answer);
});

test.each([
  ['getting in the shower', 'Ice lolly after the shower helps him get through it'],
  ['getting out of the bath', 'The bath song works every time'],
  ['getting out the bath', 'A song for the bath end (row row) works every time'],
])('[PL41] what is told for it stands there: %s', (entry, notes) => {
  expect(told(entry, { notes })).toBe(notes);
});

test.each([
  ['heat', 'getting in the shower', 'Ice lolly after the shower helps him get through it'],
  [
    'new staff without introduction',
    'rota on the board being wrong',
    'Check the rota board is right before he gets up.',
  ],
  ['getting dressed', 'new shoes', 'We show her the tram ticket before we go out and then shoes are easy.'],
  [
    'stop on the way when the tram does not come',
    'new shoes',
    'We show her the tram ticket before we go out and then shoes are easy.',
  ],
])('[PL41] what is told for another entry is no answer: %s', (entry, other, notes) => {
  expect(answerTold({ ...emptyProfile, triggers: `${entry}\n${other}`, notes }, entry)).toBeNull();
});

test.each([
  ['leaving the park', { learningStyle: 'Put it in a song and she has it' }],
  ['leaving the park', { learningStyle: 'now and next board' }],
  ['agency staff', { learningStyle: 'photos of who is on today' }],
  ['screams when frustrated', { notes: 'Squeezing his shoulders helps.' }],
  ['waiting in the queue', { notes: 'What works: a sand timer, naming the feeling' }],
  ['being told no', { notes: 'We told her to tell us, and that works.' }],
  ['speaking goes under stress', { interactionStyle: 'Give him paper and wait.' }],
])('[PL45] what helps in general is no answer to one entry: %s, %o', (entry, boxes) => {
  expect(told(entry, boxes)).toBeNull();
});

test.each([
  ['bath', 'If the bath is good he drinks it.'],
  ['swings', 'When swings are ok he jumps off.'],
  ['toilets at school', 'When he says the toilets are fine he is holding it in.'],
  ['shopping', 'When shopping goes ok his brother gets a treat.'],
])('[PL41] what happens when it goes well is no answer: %s', (entry, notes) => {
  expect(told(entry, { notes })).toBeNull();
});

test.each(['copying, songs, no timers please', 'No timers please'])(
  '[PL41] what is not wanted helps with no queue: %s',
  (learningStyle) => expect(told('waiting in the queue at the post office', { learningStyle })).toBeNull(),
);
