import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { findInventedDoses } from './doses.ts';
import { familyText, withoutOwnWords } from './own-words.ts';

const profile = {
  ...emptyProfile,
  safetyRisks: 'Buccal midazolam 10 mg after 5 minutes. Never restrain.',
  medications: 'melatonin 2 mg',
};

test('[SC50] the carer’s own words are no advice, whole or cut between sentences', () => {
  expect(withoutOwnWords('- “Buccal midazolam 10 mg after 5 minutes.', profile)).not.toMatch(/mg/);
  expect(withoutOwnWords('Never restrain.”', profile).trim()).toBe('');
  expect(withoutOwnWords('Never restrain.', profile)).toBe('');
  expect(withoutOwnWords('“Hold him down”, they say.', profile)).toContain('Hold him down');
  expect(withoutOwnWords('Give 10 mg more.', profile)).toBe('Give 10 mg more.');
});

test('[SC7] a dose that the family wrote anywhere was not invented', () => {
  expect(findInventedDoses('Rescue medicine: midazolam 10 mg.', familyText(profile))).toEqual([]);
  expect(findInventedDoses('Give midazolam 20 mg.', familyText(profile))).toHaveLength(1);
});
