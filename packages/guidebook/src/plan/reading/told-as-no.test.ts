// What is denied is neither loved nor a comfort, and an allergy is one in whichever box it was told (PL7, PL26).

import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { dietOf, foodsFor } from '../diet.ts';
import { bare, planFor } from '../testing/sample-children.ts';
import { namesNoComfort } from './box-words.ts';

const lineOf = (plan: string, label: string) =>
  plan.split('\n').find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL26] a comfort that is denied', () => {
  test.each(['no teddies', 'hates blankets', 'Not cuddles, no toys', 'doesn’t want anything near her'])(
    'calms nobody, and stands as it was written: %s',
    (comfortItems) => {
      const plan = planFor({ ...bare, age: '8', comfortItems });
      expect(lineOf(plan, 'What calms')).toBe('- **What calms:** ________');
      expect(lineOf(plan, 'What helps')).toBe('');
      expect(plan).toContain(`What does not comfort, as you wrote: “${comfortItems}”`);
    },
  );

  test.each([
    'tzitzit cotton only, not wool',
    'his own blanket, NOT the school one',
    'no blanket but the red one',
    'nothing beats the cat',
    'never without his tractor',
    'Whisk. Do not laugh at Whisk.',
    '',
  ])('beside a thing it is part of it: %s', (said) => expect(namesNoComfort(said)).toBe(false));
});

test('[PL26] nothing is loved that was denied', () => {
  const plan = planFor({
    ...bare,
    age: '8',
    activities: 'no swimming, never the trampoline, drawing, trains',
    safetyRisks: 'no fear of water, jumps off the trampoline',
    carePlans: ['strengthBasedActivities', 'safetyEmergencyPlanning'],
  });
  expect(plan).not.toMatch(/\*\*(?:No swimming|Never the trampoline)/u);
  expect(plan).toContain('drawing');
});

describe('[PL7] an allergy told among the food', () => {
  const eatingHabits = 'pasta. Allergic to cashew, throat closed at a wedding';
  const plan = planFor({ ...bare, age: '8', eatingHabits, carePlans: ['dietFocusedCarePlan'] });
  test('stands under that name on the sheet and for the cook', () => {
    expect(lineOf(plan, 'Allergies')).toContain('throat closed at a wedding');
    expect(plan.split('## Emergency info sheet')[1]).toMatch(/\*\*Allergies:\*\* “Allergic to cashew/u);
    expect(plan).not.toContain('nothing by rule');
  });
  test('keeps nuts off every list of ideas', () => {
    const foods = foodsFor(dietOf({ ...emptyProfile, eatingHabits }, 8), 'snack').join(' ');
    expect(foods).not.toMatch(/nut|cashew|almond/iu);
  });
});

test.each(['pasta, not allergic to anything', 'pasta and toast'])(
  '[PL12] no allergy told is a blank: %s',
  (eatingHabits) =>
    expect(lineOf(planFor({ ...bare, age: '8', eatingHabits }), 'Allergies')).toBe(
      '- **Allergies:** ________',
    ),
);
