import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { isRepeatable } from '../clean.ts';
import { clinicFactsOf } from './clinic-facts.ts';
import { selfHarm, strikesSelf, tellsOfSelfHarm } from './self-harm.ts';

test.each(selfHarm.catches)('[PL39] caught: %s', (text) => expect(tellsOfSelfHarm(text)).toBe(true));
test.each(selfHarm.leaves)('[PL39] left alone: %s', (text) => expect(tellsOfSelfHarm(text)).toBe(false));

test('[PL22] a fever fit of long ago brings no seizure part, seizures do', () => {
  const facts = (safetyRisks: string) => clinicFactsOf({ ...emptyProfile, safetyRisks });
  const old = facts('one febrile convulsion when he was 2');
  expect(old.matters.has('seizures')).toBe(false);
  expect(old.hadFeverFit).toBe(true);
  expect(old.said).toEqual(['one febrile convulsion when he was 2']);
  for (const text of [
    'febrile seizures still, last in May',
    'seizures when feverish (plan from St. Columb’s)',
    'epilepsy since she was 3, first with a fever',
  ])
    expect(facts(text).matters.has('seizures')).toBe(true);
});

test.each([
  'slaps his face when tired',
  'hitting his ears',
  'He slaps his face when it is too loud.',
  'When overwhelmed Sam hits her head.',
  'screams and hits his head',
  'when upset will slap his cheeks',
  'when dad leaves he hits himself',
])('[PL25] a body that hurts itself: %s', (text) => expect(strikesSelf(text, 'Sam Lee')).toBe(true));

test.each([
  'Dad slaps her face when she screams and it works.',
  'gran slapping his thighs',
  'boys at school hit his head',
  'brother hits her head',
  'he hits her face',
  'Slapping his face calms him.',
  'When he screams they slap his face',
  'When dad is cross he slaps his face',
  'Jay hits his head',
  'If he shouts slap his face',
  'hit on her head by a ball',
  'bit red on her face',
])('[PL32] somebody else strikes, or nobody does: %s', (text) => {
  expect(strikesSelf(text, 'Sam Lee')).toBe(false);
});

test.each([
  ['When he screams they slap him and it works.', false],
  ['Slapping his face calms him.', false],
  ['When dad is cross he slaps her', false],
  ['slaps his face when tired', true],
  ['When he slaps give towel and beads', true],
])('[PL20] a plan may repeat “%s”: %s', (text, may) => expect(isRepeatable(text)).toBe(may));

test.each(['when dad leaves he hits his head', 'hits his head when mum goes out'])(
  '[PL40] who goes away strikes nobody: %s',
  (text) => expect(strikesSelf(text)).toBe(true),
);

test.each([
  'scratches his arms when the eczema is really bad',
  'scratches her legs when the itching is so bad',
  'scratches himself when the pollen is very bad',
  'scratches her arms when the nits are very bad',
  'scratches his legs because he is so bad at maths',
])('[PL39] an itch is no self-harm: %s', (text) => expect(tellsOfSelfHarm(text)).toBe(false));
