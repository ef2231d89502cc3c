// What is written in one box holds for the whole plan.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { dietOf } from '../../diet.ts';
import { withoutThingsSwallowed } from '../../last-look.ts';
import { clinicFactsOf } from '../clinic-facts.ts';
import { isStaffing } from '../told-rules.ts';

test('[PL9] an injector among the medicines is the injector of the allergy', () => {
  const profile = {
    ...emptyProfile,
    allergies: 'sesame!! hospital 2 times',
    medications: 'EpiPen jr, syrup',
  };
  expect(clinicFactsOf(profile).allergies.hasInjector).toBe(true);
  expect(clinicFactsOf({ ...profile, medications: 'syrup' }).allergies.hasInjector).toBe(false);
});

test.each([
  ['halal only please', ['Halal']],
  ['We are vegetarian at home', ['Vegetarian']],
  ['the vegetarian café is too loud', []],
])('[PL9] a rule of the family among the notes is a rule for food: %s', (notes, rules) => {
  expect(dietOf({ ...emptyProfile, notes }, 8).rules).toEqual(rules);
});

test('[PL9] who eats what is no food is given nothing to pull bits off', () => {
  expect(withoutThingsSwallowed('Hand over putty or play dough. “eats putty”')).toBe(
    'Hand over something too big to swallow or something too big to swallow. “eats putty”',
  );
});

test('[PL9] how many it takes is a rule for whoever plans the day', () => {
  expect(isStaffing('hair pulling (2 staff to release)')).toBe(true);
  expect(isStaffing('two people to talk to')).toBe(false);
});
