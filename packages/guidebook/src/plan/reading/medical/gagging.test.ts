import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL25] one food that turns the stomach is no order of a clinic', () => {
  const eatingHabits = 'dumplings, ham, custard. gags on herring';
  const plan = planFor({ ...bare, age: '7', eatingHabits });
  expect(plan).not.toMatch(/From your clinic|\*\*Clinic:|At meals, always/);
  expect(partOf(plan, 'Food')).toContain(`Eating now, in your words: “${eatingHabits}”`);
  expect(partOf(plan, 'Food')).toMatch(
    /- “gags on herring” It is left off the plate\..*ask the doctor: ____/,
  );
});

test.each(['yoghurt, gags and coughs at most meals', 'pasta. gags on lumps and bits'])(
  '[PL25] gagging at meals stays the clinic’s: %s',
  (eatingHabits) =>
    expect(partOf(planFor({ ...bare, age: '7', eatingHabits }), 'From your clinic')).toContain('gags'),
);
