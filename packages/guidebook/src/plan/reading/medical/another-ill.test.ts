import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

test.each([
  {
    notes:
      'Her mum is having heart surgery in spring, ten days in the Infirmary. Ada has never slept without her',
  },
  { notes: 'Grandad’s diabetes means jabs at the table.' },
  { challenges: 'his twin’s epilepsy, shoes' },
  { triggers: 'when nan had a stroke, bells' },
])('[PL25] an illness of somebody else’s brings no part of the clinic: %j', (box) => {
  const plan = planFor({ ...bare, age: '9', ...box });
  expect(plan).not.toMatch(/My heart|heart team|## From your clinic|seizure plan|emergency plan for/);
  expect(plan).toContain(Object.values(box)[0]?.split(/[,.]/u)[0]);
});

test('[PL25] the child’s own does, beside it', () => {
  const plan = planFor({ ...bare, age: '9', notes: 'Nan has diabetes. Ada had heart surgery in March' });
  expect(plan).toMatch(/heart team/);
});
