// What is made up of a word, and what is lost by one.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { dangerRows } from '../danger-rows.ts';
import { bare, planFor } from '../testing/sample-children.ts';
import { clinicFactsOf } from './clinic-facts.ts';
import { namesMedicine } from './medical/names-medicine.ts';

const injectorIn = (allergies: string) => clinicFactsOf({ ...emptyProfile, allergies }).allergies.hasInjector;

describe('[PL25] an injector', () => {
  test.each([
    "nuts. He doesn't have a pen, GP says he does not need a pen",
    'nuts. Uses a pen grip',
    'nuts, no pen needed',
    'dust. Has a pen pal',
    'eggs. Has no EpiPen',
    'milk - hives, epi no',
    'milk - hives. EpiPen: no',
    'sesame, no injector',
    'nuts (EpiPen not prescribed)',
    'kiwi, we have never had an EpiPen',
    'nuts, allergy pen: none',
    'Anaphylaxis to kiwi once, no epipen yet',
  ])('none: %s', (allergies) => expect(injectorIn(allergies)).toBe(false));
  test.each([
    'Bee stings, doctor gave pen',
    'peanuts, never leaves without her pen',
    'nuts. Do not give sesame, has two pens',
    "nuts. EpiPen in the nurse's office",
    'wasps, carries an adrenaline pen',
    'milk, Jext',
    'milk. Anaphylaxis',
    'nuts, do not go without the EpiPen',
    'nuts. No aspirin. EpiPen no. 2 is at school',
    'nuts. EpiPen not used yet',
  ])('one: %s', (allergies) => expect(injectorIn(allergies)).toBe(true));
});

test.each(['zyrtec kids, epi no', 'No EpiPen', 'injector - not needed'])(
  '[PL7] no injector among the medicines is none in the plan: %s',
  async (medications) => {
    const plan = await planFor({ ...bare, allergies: 'milk - hives', medications });
    expect(plan).not.toMatch(/injector (?:at once|with me|after)|my injector/i);
    expect(plan).toContain('emergency number');
  },
);

test.each([
  ['CBD, VPA, Lev', true],
  ['VPA since May', true],
  ['cbd', true],
  ['glasses, sees the OT and ENT', false],
  ['none yet', false],
])('[PL30] in doubt a medicine: %s', (line, is) => expect(namesMedicine(line)).toBe(is));

test('[PL30] choking is the clinic’s, also with its reason', () => {
  const { said, matters } = clinicFactsOf({ ...emptyProfile, safetyRisks: 'chokes because she eats fast' });
  expect(said).toEqual(['chokes because she eats fast']);
  expect(matters.has('swallowing')).toBe(true);
  expect(planFor({ ...bare, age: '8', safetyRisks: 'chokes because she eats fast' })).toMatch(
    /Keep me safe:\*\* “chokes because/,
  );
});

describe('[PL33] loved, and not without danger', () => {
  const plan = planFor({
    ...bare,
    age: '8',
    safetyRisks: 'gives affection to strangers, walks behind horses, hits with magnetic tiles',
    specialInterests: 'breeds of horse, affection, magnetic tiles, lighters',
  });
  test('a word shared makes nothing dangerous', () =>
    expect(plan).toMatch(/\n- \*\*Lighters:\*\* Loved, and not without danger/));
});

describe('[PL33] what is no food', () => {
  const asksOn = (said: string) =>
    dangerRows
      .filter(({ words }) => words.test(said))
      .map(({ ask }) => ask)
      .join('\n');
  test('stands also beside what is not drunk', () => {
    expect(planFor({ ...bare, age: '8', safetyRisks: 'does not drink but eats batteries' })).toMatch(
      /eats batteries” Small hard things/,
    );
    expect(asksOn('hardly eats but drinks shampoo')).toContain('What is out of reach from today?');
  });
  test.each(['hardly eats or drinks', 'refuses food and drinks', 'does not eat'])(
    'not eating is the doctor’s alone: %s',
    (said) => {
      expect(asksOn(said)).toContain('This is for the doctor, this week');
      expect(asksOn(said)).not.toContain('poison line');
    },
  );
});
