import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { clinicFactsOf } from './clinic-facts.ts';
import { selfHarm, tellsOfSelfHarm } from './self-harm.ts';

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
