import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const lineOf = (plan: string, title: string, label: string) =>
  partOf(plan, title)
    .split('\n')
    .find((line) => line.startsWith(`- **${label}:**`)) ?? '';

test.each([
  [{ eatingHabits: 'Porridge. Minced and moist only, teaspoon, sit beside her.' }, 'At meals, always'],
  [{ challenges: 'choking on bread, shoes' }, 'At meals, beside me to the end'],
  [{ challenges: 'eating too fast, shoes' }, 'At meals, beside me to the end'],
  [{ eatingHabits: 'needs watching, gulps food without chewing' }, 'At meals, always'],
  [{ notes: 'Eats sand and foam, pica.' }, 'Never in my mouth'],
  [{ challenges: 'pica: eats dishwasher tablets and soil, shoes' }, 'Never in my mouth'],
  [{ medications: 'insulin pen. under 4 = juice, wait, test' }, 'My diabetes'],
] as const)('[PL25] the first page speaks of it: %o', (some, label) =>
  expect(lineOf(planFor({ ...bare, age: '9', ...some }), 'One page', label)).toContain('“'),
);

test('[PL25] what is given for something else stays in the clinic’s part', () => {
  const medications = 'Fluoxetine 10mg at breakfast. Insulin pen for diabetes. Under 4 juice.';
  expect(lineOf(planFor({ ...bare, age: '12', medications }), 'One page', 'My diabetes')).toContain(
    '“Insulin pen for diabetes. Under 4 juice.”',
  );
});

test('[PL25] a medicine never stands behind “never in my mouth”', () => {
  const plan = planFor({
    ...bare,
    age: '5',
    medications: 'iron drops once a day, under paediatrician for pica',
  });
  expect(lineOf(plan, 'One page', 'Never in my mouth')).toBe('');
  expect(plan).toContain('iron drops once a day');
});

test('[PL25] once: what stands among the dangers is not said again', () => {
  const page = partOf(planFor({ ...bare, age: '9', safetyRisks: 'pica, eats sand' }), 'One page');
  expect(page.split('eats sand')).toHaveLength(2);
});

test('[PL37] rules for a meal stand whole on the sheet', () => {
  const rule = 'Level 5 minced, teaspoon, somebody beside him.';
  const plan = planFor({ ...bare, age: '20', eatingHabits: `${rule} Likes rice pudding.` });
  expect(lineOf(plan, 'Emergency', 'Food rules')).toContain(`“${rule}”`);
  const counted = planFor({
    ...bare,
    age: '11',
    eatingHabits: 'Rice. Count carbs for every bite.',
    medications: 'insulin pen for diabetes',
  });
  expect(lineOf(counted, 'Emergency', 'Clinic')).toContain('Count carbs for every bite.');
});

test('[PL9] a food whose safe kind the carer named is not struck out', () => {
  const eats = { ...bare, age: '7', eatingHabits: 'omelette, rice' };
  expect(planFor({ ...eats, allergies: 'egg' })).toContain('To avoid until it is clear:** omelette');
  expect(planFor({ ...eats, allergies: 'egg. The omelette at ours is eggless' })).not.toContain(
    'To avoid until',
  );
});

test('[PL25] a nurse is somebody to ask, not an order', () => {
  const plan = planFor({
    ...bare,
    medications: 'insulin pen for diabetes',
    socialSupports: 'diabetes nurse Odile, grandad',
  });
  expect(partOf(plan, 'From your clinic')).toContain('- Whom to ask: “diabetes nurse Odile”');
  expect(partOf(plan, 'From your clinic')).not.toContain('- “diabetes nurse Odile”');
});
