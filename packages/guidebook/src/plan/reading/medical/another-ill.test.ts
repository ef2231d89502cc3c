import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

test.each([
  {
    notes:
      'Her mum is having heart surgery in spring, ten days in the Infirmary. Ada has never slept without her',
  },
  { notes: 'His aunt has asthma so there are inhalers about the house.' },
  { notes: 'Her cousin Rohan has seizures, not Ro.' },
  { notes: 'Housemate Carl has epilepsy. Ro signs finished by pushing palms out.' },
  { notes: 'Grandad lives with us and is diabetic' },
  { notes: 'His TA Mrs Hill is epileptic' },
  { notes: 'Her big brother is autistic too and has epilepsy - she gets scared when he has a seizure.' },
  { notes: 'Baby has a heart problem.' },
  { notes: 'Alex has asthma.', socialSupports: 'partner Alex, mum in Cardiff' },
  { notes: 'Grandad’s diabetes means jabs at the table.' },
  { challenges: 'his twin’s epilepsy, shoes' },
  { triggers: 'when nan had a stroke, bells' },
])('[PL25] an illness of somebody else’s brings no part of the clinic: %j', (box) => {
  const plan = planFor({ ...bare, age: '9', ...box });
  expect(plan).not.toMatch(/My heart|heart team|## From your clinic|seizure plan|emergency plan for/);
  expect(plan).toContain(Object.values(box)[0]?.split(/[,.]/u)[0]);
});

test.each([
  'Ro is diabetic',
  'She is epileptic',
  'Dad has epilepsy and so does Ro',
  'Dad has asthma so Ro has an inhaler too',
])('[PL25] the child’s own is never taken for somebody else’s: %s', (notes) =>
  expect(planFor({ ...bare, age: '9', notes })).toContain('## From your clinic'),
);

test('[PL35] somebody else’s illness is nothing for a page that travels', () => {
  const plan = planFor({ ...bare, age: '9', notes: 'Mum has MS. Use his name first. Nan has epilepsy.' });
  const page = /## One page[\s\S]*?(?=\n## )/u.exec(plan)?.[0] ?? '';
  expect(page).not.toMatch(/MS|epilepsy/u);
  expect(plan).toContain('“Mum has MS. Use his name first. Nan has epilepsy.”');
});

test('[PL25] the child’s own does, beside it', () => {
  const plan = planFor({ ...bare, age: '9', notes: 'Nan has diabetes. Ada had heart surgery in March' });
  expect(plan).toMatch(/heart team/);
});
