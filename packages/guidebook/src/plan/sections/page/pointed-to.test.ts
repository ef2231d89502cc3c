// Medical text stands whole in the clinic's part and on the sheet; the first page names it (PL52).
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const pageLine = (plan: string, label: string) =>
  partOf(plan, 'One page')
    .split('\n')
    .find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL52] a long text on an allergy', () => {
  const allergies =
    'PEANUT and EGG. Tested at the childrens hospital allergy clinic, the peanut one was bad, face swelled up and wheezing. Baked egg they said not yet, they will tell us in the clinic in march.';
  const plan = planFor({ ...bare, age: '3', allergies });
  test('stands whole in two places', () => {
    for (const part of ['From your clinic', 'Emergency info'])
      expect(partOf(plan, part)).toContain(allergies);
  });
  test('and is named on the first page', () =>
    expect(pageLine(plan, 'Allergies')).toMatch(/“PEANUT and EGG\.” Whole on my emergency sheet\.$/));
});

test('[PL52] what is short stands on the first page as it is', () => {
  const allergies = 'Nuts. EpiPen in the red bag';
  expect(pageLine(planFor({ ...bare, age: '3', allergies }), 'Allergies')).toContain(`“${allergies}”`);
});

test('[PL52] “none known, but …” is not cut', () => {
  const allergies =
    'None known. A medicine for seizures made her much worse in the spring of last year when she was on the ward for a week, so that one is never to be given.';
  const line = pageLine(planFor({ ...bare, age: '8', allergies }), 'Allergies');
  expect(line).not.toMatch(/“None known\.”/);
});

test('[PL52] the sentence that says when and what then stays on the first page', () => {
  const medications =
    'Iron in the morning with juice because of the low ferritin that the community doctor found last winter. Movicol at tea time. If the belly is hard or he is sick green go to A&E, the surgeon said so.';
  const plan = planFor({ ...bare, age: '9', medications });
  expect(partOf(plan, 'One page')).toContain(
    '“If the belly is hard or he is sick green go to A&E, the surgeon said so.”',
  );
  expect(partOf(plan, 'Emergency info')).toContain(medications);
});

test.each([
  'Tree nuts (cashew, pistachio). EpiPen Jr in the front zip of her backpack, outer thigh, hold 3 seconds, call 911, THEN call me. 2nd pen after 5 min if not better, and do not let her walk',
  'Groundnut. His mouth swells. Give Piriton syrup 5ml at once and if he is coughing or voice change use the pen in his red bag and carry him to hospital, do not wait for me.',
])('[PL52] what is done in a reaction is not cut: %s', (allergies) =>
  expect(pageLine(planFor({ ...bare, age: '8', allergies }), 'Allergies')).toContain(`“${allergies}”`),
);

test('[PL52] the sheet is torn off and tells itself how to be with the child', () => {
  const interactionStyle = 'Use his name, then one thing. Approach from the right and wait for the thumb';
  const plan = planFor({ ...bare, age: '9', communication: 'Non-Verbal', interactionStyle });
  expect(partOf(plan, 'Emergency info')).toContain(interactionStyle);
});
