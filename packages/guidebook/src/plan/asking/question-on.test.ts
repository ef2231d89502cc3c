import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { readChild } from '../reading/read-child.ts';
import { bare, planFor, today } from '../testing/sample-children.ts';
import { voiceOf } from '../voice.ts';
import { questionOn } from './question-on.ts';

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
  ['climbs into anyone’s pickup when there is a puppy', /Who alone may drive/],
  ['goes off with strangers who have a dog', /I ask first/],
  ['sleeps under parked vans', /looked under/],
])('[PL15] the danger in “%s” is asked about first', (said, question) => {
  expect(ask(said)).toMatch(question);
});

test('[PL15] no line says that nobody moves somebody who may choke', () => {
  const plan = planFor({ ...bare, age: '9', safetyRisks: 'choking, big for her age and Deaf' });
  expect(plan).toContain('“choking, big for her age and Deaf”');
  expect(plan).not.toMatch(/nobody (?:moves|lifts)/iu);
});

test.each(['talker not charged', 'when they take her communication book', 'AAC tablet freezes'])(
  '[PL15] a voice that is gone needs a spare one: %s',
  (said) => {
    expect(ask(said)).toMatch(/board on paper[\s\S]*Nobody takes it away/);
  },
);

test('[PL15] an aid that is wet or empty is seen to, and nothing that has to stay', () => {
  expect(ask('hearing aids getting damp')).toMatch(/spare, the batteries/);
  expect(ask('putting in his hearing aids')).toMatch(/has to stay/);
});

test.each([
  ['passes out sweets to strangers', false],
  ['passes out leaflets', false],
  ['passes out in the queue', true],
  ['passed out twice', true],
])('[PL15] whoever hands things round is not dizzy: %s', (safetyRisks, is) =>
  expect(planFor({ ...bare, age: '9', safetyRisks }).includes('Dizzy: stop')).toBe(is),
);

test.each([
  ['opens the gas bottle', /A smell of gas/, /Who must know this/],
  ['turns on the gas taps', /A smell of gas/, /Knobs off/],
  ['puts finger in fan', /guard or cover/, /Who must know this/],
  ['does not look for scooters', /____/, /helmet/],
  ['would follow any cat, even across the street', /ask the owner/, /I ask first/],
  ['follows anyone with a dog', /I ask first/, /smell of gas/],
  ['would follow any adult', /I ask first/, /Who must know this/],
  ['follows any man who is nice to him', /I ask first/, /Who must know this/],
  ['rides his bike without looking', /helmet/, /Who must know this/],
  ['never looks when he rides his scooter', /helmet/, /Who must know this/],
  ['puts fingers in a fan', /guard or cover/, /Who must know this/],
  ['meets men in fan groups online', /./, /guard or cover/],
  ['rides his scooter in the road', /helmet|road/, /smell of gas/],
  ['walks alone past the gas station', /____/, /smell of gas/],
])('[PL15] each danger gets its own question, and no other: %s', (safetyRisks, has, hasNot) => {
  const safety = planFor({ ...bare, age: '7', safetyRisks }).split('\n## Safety')[1] ?? '';
  expect(safety).toMatch(has);
  expect(safety).not.toMatch(hasNot);
});

test('[PL15] who is hungry is fed, and who is tired rests', () => {
  for (const said of ['hunger', 'when hungry', 'rumbling tummy'])
    expect(ask(said)).toMatch(/^Something to eat/);
  expect(ask('being overtired')).not.toMatch(/eat or drink/);
});

test.each([
  ['empty stomach', 'Has reflux, no food two hours before bed.'],
  ['hungry', 'Operation on Monday, nil by mouth from midnight.'],
  ['hunger', 'we lock the fridge, he would eat until he is sick'],
  ['hunger at night', 'GP put him on a weight plan, no snacks between meals'],
  ['thirst', 'He drinks till he is ill, doctor says measure every cup.'],
  ['thirsty a lot lately, drinks all day and wees a lot', ''],
])('[PL15] nothing is offered past what the clinic sets: %s, %s', (triggers, notes) => {
  const plan = planFor({ ...bare, age: '8', triggers, notes });
  expect(plan).not.toMatch(/Something to eat|Drink and food first|drink and food first|two drinks or foods/);
});
