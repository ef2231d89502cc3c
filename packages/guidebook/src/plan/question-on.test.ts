import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { questionOn } from './question-on.ts';
import { readChild } from './reading/read-child.ts';
import { bare, today } from './testing/sample-children.ts';
import { voiceOf } from './voice.ts';

const ask = (said: string, age = '9') => {
  const voice = voiceOf(readChild({ profile: { ...emptyProfile, ...bare, age }, today }));
  return questionOn(voice, { phrase: said, said, topic: said, situation: null, kind: null });
};

test('[PL15] words choose no question where nothing is a danger', () => {
  for (const said of [
    'overlapping conversations at dinner',
    'jersey being washed',
    'won’t go',
    'taxi hooters',
  ])
    expect(ask(said)).toBeNull();
});

test.each([
  ['runs into road after music van', /arm’s reach/],
  ['wont wear seatbelt', /belt/],
  ['threw scissors once', /key/],
  ['wanders to ocean', /arm’s reach at any water/],
  ['squeezes guinea pig too tight', /beside them/],
])('[PL15] the danger in “%s” is asked about first', (said, question) => {
  expect(ask(said)).toMatch(question);
});
