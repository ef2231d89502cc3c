import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL24] how a seizure, a low or an attack begins', () => {
  test.each([
    {
      sign: 'Three blinks at the lamp = she is about to have a fit. Lay her on the rug.',
      profile: {
        notes: 'Three blinks at the lamp = she is about to have a fit. Lay her on the rug. She likes tulips.',
        medications: 'Epilim 200 x2 for epilepsy',
      },
    },
    {
      sign: 'chatty. rubs his nose and goes white = low, give apple juice',
      profile: {
        interactionStyle: 'chatty. rubs his nose and goes white = low, give apple juice',
        medications: 'insulin pen, type 1 diabetes',
      },
    },
    {
      sign: 'Sniffs and says "tar" = absence',
      profile: { learningStyle: 'with songs. Sniffs and says "tar" = absence', notes: 'epilepsy since 3' },
    },
    {
      sign: 'Hypo = clammy, swears at the dog. 5 wine gums, check again after ten mins',
      profile: {
        medications:
          'Lantus 12 units at night. Hypo = clammy, swears at the dog. 5 wine gums, check again after ten mins',
      },
    },
  ])('stands with its lines, on the page and on the sheet: $sign', ({ sign, profile }) => {
    const plan = planFor({ ...bare, age: '10', ...profile });
    expect(partOf(plan, 'One page')).toContain(`“${sign}”`);
    expect(partOf(plan, 'From your clinic')).toContain(`How it begins, as you wrote: “${sign}”`);
    expect(partOf(plan, 'Emergency')).toContain(`**How it begins:** “${sign}”`);
  });

  test.each([
    { notes: 'No telly = she will throw a fit.' },
    { notes: 'Crowds mean a panic attack.' },
    { triggers: 'low voices, high shelves: low mood' },
    { interactionStyle: 'two taps = he wants a high five' },
    { allergies: 'goat milk. Hives. Give Piriton. Wheezing = Jext then 999' },
  ])('is not told by temper, fear or height: %o', (profile) =>
    expect(planFor({ ...bare, age: '10', ...profile })).not.toMatch(/How it begins|Seizure/),
  );
});
