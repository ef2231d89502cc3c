import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { findInventedDoses } from './doses.ts';
import { familyText, withoutOwnWords } from './own-words.ts';
import { screen } from './screen.ts';

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

test('[SC50] what is dictated of a medicine is the carer’s, what is dictated of holding is judged', async () => {
  const model = await loadModel();
  const shown = async (text: string, said: string) =>
    (await screen(text, { use: 'chat', profile: null, origin: 'guidebook', said }, model)).text;
  const inhaler = 'Please give him his inhaler, two puffs before PE, as on the label.';
  expect(await shown(inhaler, `write to school: ${inhaler}`)).toBe(inhaler);
  const ritalin = 'He takes Ritalin 10 mg at 8 and 12, please give the noon one.';
  expect(await shown(ritalin, `write to school: ${ritalin}`)).toBe(ritalin);
  const insulin = "He doesn't eat before it: give him 4 units at 6pm.";
  expect(await shown(insulin, 'he doesnt eat before it: give him 4 units at 6pm')).toBe(insulin);
  const held = 'Hold him down on the floor until he stops.';
  expect(await shown(held, `write to school: ${held}`)).toContain('left out');
  expect(await shown('Give him 20 mg of melatonin.', 'write to school: he sleeps badly')).toContain(
    'left out',
  );
});
