import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import type { SituationKind } from '#library/entries';
import { questionOn } from './question-on.ts';
import { readChild } from './reading/read-child.ts';
import { bare, today } from './testing/sample-children.ts';
import { voiceOf } from './voice.ts';

const ask = (said: string, leaning: SituationKind | null = null, age = '9') => {
  const voice = voiceOf(readChild({ profile: { ...emptyProfile, ...bare, age }, today }));
  return questionOn(voice, { said, topic: said, situation: null, kind: null, leaning });
};

test('[PL15] what surely is of a kind is asked by the question of its kind', () => {
  expect(ask('taxi hooters', 'sound')).toMatch(/how loud/);
  expect(ask('in a minute', 'waiting')).toMatch(/How long is it really/);
});

test('[PL15] words alone choose no question', () => {
  for (const said of [
    'overlapping conversations at dinner',
    'jersey being washed',
    'won’t go',
    'when it rains',
  ])
    expect(ask(said)).toBeNull();
});

test('[PL15] no question where none would hold for all of a kind', () => {
  expect(ask('mum wearing another scarf', 'people')).toBeNull();
});

test.each([
  ['runs into road after music van', /arm’s reach/],
  ['wont wear seatbelt', /belt/],
  ['threw scissors once', /key/],
  ['wanders to ocean', /between them and the water/],
  ['squeezes guinea pig too tight', /beside them/],
])('[PL15] the danger in “%s” is asked about first', (said, question) => {
  expect(ask(said)).toMatch(question);
});
