import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

test('[PL25] where a clinic sets what goes into the mouth, no water and no toothpaste is called fine', () => {
  const tube = { eatingHabits: 'Tube fed through a PEG, nothing by mouth, no water' };
  for (const name of ['Taste', 'Smell', 'Sound'] as const) {
    const plan = planFor({ ...bare, age: '7', sensorySensitivities: [name], ...tube });
    expect(plan).not.toMatch(/plain water|water first|tasting lessons|own lunch box|safe bite/i);
  }
  expect(planFor({ ...bare, age: '7', sensorySensitivities: ['Taste'] })).toMatch(/taste/i);
});

test('[PL25] a tube that comes out is for its plan, and no act of ours stands against it', () => {
  const plan = planFor({
    ...bare,
    age: '7',
    medications:
      'Gastrostomy button. If it comes out put the spare in the hole STRAIGHT away, then ring the nurse.',
  });
  expect(plan).toContain('put the spare in the hole STRAIGHT away');
  expect(plan).toMatch(/Tube out, loose or blocked: at once what the plan says for it/);
  expect(plan).not.toMatch(/nothing through it|cover the opening/);
});

test('[PL25] what may set off a seizure is the clinic’s, and no goal', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    medications: 'Epilim for epilepsy, buccal midazolam after 5 minutes',
    triggers: 'flashing or strobing lights\nqueues',
  });
  expect(plan.slice(plan.indexOf('## From your clinic'))).toContain('flashing or strobing lights');
  expect(plan).not.toMatch(/\*\*(?:Bright light|Flashing or strobing lights)\.\*\* By/);
  expect(plan).toMatch(/may change every line but the clinic’s/);
});
