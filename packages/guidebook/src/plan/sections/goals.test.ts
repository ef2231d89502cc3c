import { expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL5] what happens once a year is not made a goal', () => {
  expect(partOf(planFor({ ...bare, age: '9', triggers: 'halloween fireworks' }), 'Goals')).not.toMatch(
    /halloween/i,
  );
  expect(partOf(planFor({ ...bare, age: '9', triggers: 'fireworks' }), 'Goals')).toMatch(/By \d/);
});

test('[PL5] what happens at school is seen by somebody there', () => {
  const goals = partOf(planFor({ ...bare, age: '9', challenges: 'PE kit' }), 'Goals');
  expect(goals).toMatch(/\*With:\* one more adult there[^\n]*\*Who:\* a teacher, one line in the notebook/);
});

test('[PL5] a stand-in teacher is met at school', () =>
  expect(partOf(planFor({ ...bare, age: '9', triggers: 'cover teacher' }), 'Goals')).toContain(
    '*Who:* a teacher',
  ));

test('[PL5] what school is only told of is counted at home', () =>
  expect(partOf(planFor({ ...bare, age: '15', challenges: 'burnout' }), 'Goals')).not.toContain('a teacher'));

test('[PL5] a grown-up goes with somebody', () =>
  expect(partOf(planFor({ ...bare, age: '40', triggers: 'fire alarm' }), 'Goals')).toMatch(
    /goes with somebody known/,
  ));

test.each(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])(
  '[PL27] no line falls behind what is done already: %s',
  (comfortItems) => {
    const out = partOf(
      planFor({ ...bare, age: '15', comfortItems, activities: 'running club, walks 7 km' }),
      'At home',
    );
    expect(out).not.toMatch(/ten minutes, quiet hour|three times before/);
    const told = {
      ...bare,
      age: '15',
      comfortItems,
      notes: "She doesn't want to be called autistic by strangers.",
    };
    expect(planFor(told)).not.toContain('Hand a small card to staff');
  },
);

test.each([
  'Goals: lose 5 kg',
  'Goal: come off risperidone',
  'We want her to be slimmer',
  'Goal: stick to the diet',
  'We hope that he is cured one day',
])('[PL5] weight, medicine and a cure are counted by nobody: %s', (notes) =>
  expect(partOf(planFor({ ...bare, age: '14', notes }), 'Goals')).not.toMatch(/Your wish/),
);

test('[PL5] coming off a screen may be a goal', () =>
  expect(
    partOf(planFor({ ...bare, age: '9', notes: 'Goal: come off the iPad without tears' }), 'Goals'),
  ).toContain('Your wish'));

test.each([
  'Would love to find a way he can tell us when something hurts.',
  'I want him to be able to show me when he is in pain.',
  'I’d just love us to be able to go to a cafe, the three of us.',
])('[PL5] a wish stands as one: %s', (notes) =>
  expect(planFor({ ...bare, age: '6', notes })).toContain('**Your wish:** '),
);

test('[PL40] pain that is wished away is the doctor’s and no goal', () => {
  const plan = planFor({ ...bare, age: '15', notes: 'I wish for a whole week with no stomach aches.' });
  expect(plan).not.toContain('**Your wish:** ');
  expect(plan).toMatch(/From your clinic[\s\S]*no stomach aches/);
});

test('[PL5] a sister is at home: no teacher counts it', () => {
  const plan = planFor({
    ...bare,
    age: '7',
    challenges: 'hits her sister',
    importantRoles: ['parentsGuardians', 'teachersEducationalStaff'],
  });
  expect(partOf(plan, 'Goals')).toMatch(/1\. \*\*Hits her sister/u);
  expect(partOf(plan, 'Goals')).not.toMatch(/teacher/u);
});
