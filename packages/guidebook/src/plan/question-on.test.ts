import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { questionOn } from './question-on.ts';
import { readChild } from './reading/read-child.ts';
import { bare, today } from './testing/sample-children.ts';
import { voiceOf } from './voice.ts';

const ask = (said: string, age = '9') => {
  const voice = voiceOf(readChild({ profile: { ...emptyProfile, ...bare, age }, today }));
  return questionOn(voice, { said, topic: said, situation: null, kind: null, leaning: null });
};

test.each([
  ['jersey being washed', /spare/],
  ['cousin teasing him about his voice', /Nobody has to get used to this/],
  ['when tía kisses him', /Nobody has to get used to this/],
  ['does not go to school on Mondays', /Which part is the wall/],
  ['taxi hooters', /how loud/],
  ['new carer’s perfume', /do without it/],
  ['itchy choir robe', /wet, tight, rough/],
  ['guests sitting on his side of sofa', /keep it to themself/],
  ['when Mr Abara is off', /name and the face/],
  ['band practice moved', /told as early/],
  ['food warmed on the wrong plate', /exactly/],
  ['won’t use the school restroom', /doctor or nurse/],
  ['goes silent when overwhelmed', /other way is open/],
  ['stomach ache before PE', /doctor/],
  ['pool closed', /told as early/],
  ['overspends on sneakers', /free to spend/],
  ['flaps and walks on toes', /may stay as it is/],
  ['being told no', /Which words/],
])('[PL15] “%s” is asked for what would decide', (said, question) => {
  expect(ask(said)).toMatch(question);
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

test('[PL15] nothing is to happen again so that it can be noted', () => {
  for (const said of [
    'being tickled',
    'hides from noise',
    'odd thing nobody knows',
    'won’t go',
    'when it rains',
  ])
    expect(ask(said)).not.toMatch(/minute before|three times|last time/i);
});
