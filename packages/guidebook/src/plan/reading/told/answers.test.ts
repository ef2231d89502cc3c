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
  ['agency staff', 'do it with him then step back, photos of each step', null],
  ['agency staff', 'photos of who is on today', 'photos of who is on today'],
])('[PL41] photos of steps are no photos of people: %s, %s', (entry, learningStyle, answer) => {
  expect(told(entry, { learningStyle })).toBe(answer);
});

test.each([
  ['drops to the floor when overwhelmed', 'Five minutes of drumming is the best reset we have found.'],
  ['throws materials when work is hard', 'When he is wound up: lower your voice, walk outside.'],
  ['screams when frustrated', 'when crying show fan he stops.'],
  ['hitting his ears when loud', 'When he hits ears: ear defenders + dark corner + beads.'],
  ['spits when angry', 'When overloaded he hums, then quiet room and no talking.'],
  ['bites his sleeve when upset', 'Squeezing his shoulders helps, so does going under the table.'],
])('[PL41] what settles the child answers what it does then: %s', (entry, notes) => {
  expect(told(entry, { notes })).toBe(notes);
});

test.each([
  ['speaking goes away under stress', 'prefers writing (notes app when the speech is gone).'],
  ['mutes herself when stressed', 'text her if she goes quiet, she answers by text'],
  ['goes silent in class', 'Give him paper and wait.'],
])('[PL41] speech that goes has another way: %s', (entry, interactionStyle) => {
  expect(told(entry, { interactionStyle, notes: 'Wants to leave class with a card.' })).toBe(
    interactionStyle,
  );
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
  ['radio on the wrong station', 'If radio is on RTE1 before he comes down the morning is grand.'],
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

test('[PL41] who leaves a plate is not moved on', () => {
  expect(told('leaving his plate if foods are touching', { learningStyle: 'now and next board' })).toBeNull();
  expect(told('leaving the park', { learningStyle: 'now and next board' })).toBe('now and next board');
});

test.each([
  ['bath', 'If the bath is good he drinks it.'],
  ['swings', 'When swings are ok he jumps off.'],
  ['toilets at school', 'When he says the toilets are fine he is holding it in.'],
  ['shopping', 'When shopping goes ok his brother gets a treat.'],
])('[PL41] what happens when it goes well is no answer: %s', (entry, notes) => {
  expect(told(entry, { notes })).toBeNull();
});

test.each([
  'Rocking in the hammock works for meltdowns.',
  'When he is upset the hammock works for ten minutes then he talks.',
])('[PL41] what settles for a while settles: %s', (notes) => {
  expect(settlesTold({ ...emptyProfile, notes })).toBe(notes);
});

test.each(['copying, songs, no timers please', 'No timers please'])(
  '[PL41] what is not wanted helps with no queue: %s',
  (learningStyle) => expect(told('waiting in the queue at the post office', { learningStyle })).toBeNull(),
);
