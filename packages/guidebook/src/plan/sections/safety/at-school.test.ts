// Where a school is the place, nothing is put on its doors or stairs by a plan; and no crew is told to wait beside water.
import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const ofTeacher = {
  ...bare,
  age: '8',
  wanderingBehavior: 'Yes, elopement from room 3x - always to the library or the front door by the mural',
  safetyRisks: 'Front doors push open from inside. Stairs',
  notes: "I'm his teacher, not his guardian.",
};

test('[PL15] a school’s own doors and stairs are asked of the school', () => {
  const plan = planFor(ofTeacher);
  expect(plan).not.toMatch(/latch|chime|A gate at the top/);
  expect(plan).toMatch(/Ask [^.\n]* how its doors are kept: ____/);
  expect(plan).toMatch(/who is beside \p{L}+ there, and what is changed today/u);
});

test('[PL15] the same words from home keep the house shut', () =>
  expect(planFor({ ...ofTeacher, notes: '' })).toMatch(/high latch|A gate at the top/));

test('[PL15] the front door of the school is no door of the house', () =>
  expect(
    planFor({ ...bare, age: '8', wanderingBehavior: 'runs out of the front door of the school' }),
  ).not.toMatch(/high latch/));

test.each(['heads straight for the creek', 'runs into the road'])(
  '[PL15] nobody waits beside danger: %s',
  (wanderingBehavior) =>
    expect(planFor({ ...bare, age: '5', wanderingBehavior })).not.toMatch(
      /(?:Tell responders|For police and medics|Give first responders)[^\n]*(?:wait \d|no grabbing|please wait)/,
    ),
);
