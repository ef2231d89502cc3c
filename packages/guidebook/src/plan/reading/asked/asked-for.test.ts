import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const lineOf = (plan: string, label: string) =>
  plan.split('\n').find((line) => line.startsWith(`- **${label}:**`)) ?? '';

test.each(['I filled this in myself. Please use they/them.', 'Pronouns: they/them', 'they/them please'])(
  '[PL16] pronouns that are asked for come before the form’s list: %s',
  (notes) => {
    const plan = planFor({ ...bare, age: '18', gender: 'Female', notes, triggers: 'hand dryers' });
    expect(plan.replace(/“[^”]*”/gu, '')).not.toMatch(/\b(?:she|her)\b/iu);
  },
);

test.each(['uses he/him at school only', 'she/her or they/them', 'Prefers he/him but family do not know'])(
  '[PL16] asked for in one place, or two ways, they change nothing: %s',
  (notes) =>
    expect(planFor({ ...bare, age: '16', gender: 'Female', notes }).replace(/“[^”]*”/gu, '')).not.toMatch(
      /\b(?:he|his)\b/u,
    ),
);

test.each([
  ['We are halal. Please knock', 'Halal'],
  ['Vegetarian. Never ask about her arms', 'Vegetarian'],
  ['Kosher please, no mixing meat and milk', 'Kosher'],
  ['strictly vegan, school knows', 'Vegan'],
])('[PL9] what a family keeps stands in the part on food and on the sheet: %s', (notes, rule) => {
  const plan = planFor({ ...bare, age: '8', notes, eatingHabits: 'rice, toast' });
  expect(lineOf(partOf(plan, 'Food'), 'Food rules')).toContain(rule);
  expect(lineOf(partOf(plan, 'Emergency'), 'Food rules')).toContain(rule);
});

test('[PL9] what holds in one place only is quoted, and is no rule for every cook', () => {
  const plan = planFor({
    ...bare,
    age: '6',
    notes: 'She eats halal when with her mum.',
    eatingHabits: 'rice',
  });
  expect(plan).not.toMatch(/Food rules:\*\* [^\n]*Halal/u);
  expect(plan).toContain('She eats halal when with her mum.');
});

test.each(['not known - no records before march', 'unknown', 'dont know, waiting for his records'])(
  '[PL7] an allergy nobody knows of is asked about and is no food: %s',
  (allergies) => {
    const plan = planFor({ ...bare, age: '6', allergies });
    expect(plan).toContain('Nobody knows yet');
    expect(plan).not.toContain('Read every label');
    expect(lineOf(partOf(plan, 'Emergency'), 'Allergies')).toContain(allergies);
  },
);

test.each(['do not know', "don't know yet", 'not sure', '???'])(
  '[PL18] a box that says nothing is an empty one: %s',
  (learningStyle) => expect(planFor({ ...bare, age: '3', learningStyle })).not.toContain(`“${learningStyle}`),
);

test('[PL8] who hides in the book corner is not missing', () => {
  for (const wanderingBehavior of ['no but hides in the book corner', 'No, hides under the coats when upset'])
    expect(planFor({ ...bare, age: '10', wanderingBehavior })).not.toContain('**If I run:**');
});

test.each([
  'elopes from class when overwhelmed - usually the gym closet',
  'went out the back gate twice this year to the bus station',
])('[PL8] a place that the family names is looked at first: %s', (wanderingBehavior) => {
  const plan = planFor({ ...bare, age: '12', wanderingBehavior, carePlans: ['safetyEmergencyPlanning'] });
  expect(plan).toMatch(/Look as my family wrote: “/u);
  expect(plan).toContain('If you are alone: the family’s order, then water.');
});

test('[PL39] nobody who hurts their skin is given steps for a changing room', () => {
  const plan = planFor({
    ...bare,
    age: '15',
    triggers: 'PE changing rooms, getting changed for swimming, short sleeves',
    challenges: 'self harm (cutting)',
  });
  expect(partOf(plan, 'Triggers')).toMatch(/“PE changing rooms” A place of their own to change/u);
  expect(partOf(plan, 'Triggers')).toMatch(/“short sleeves” A place of their own/u);
  expect(plan).not.toMatch(/\| PE changing rooms \|/u);
});

test('[PL15] nothing is lost for a word that looks like another', () => {
  const plan = planFor({
    ...bare,
    age: '7',
    triggers: 'road works, hoover',
    challenges: 'hitting the baby? (once)',
  });
  expect(partOf(plan, 'Triggers')).toMatch(/road works/iu);
  expect(plan).not.toContain('“(once)”');
  expect(planFor({ ...bare, age: '7', challenges: 'after school restraint collapse' })).not.toContain(
    'Before everything else',
  );
});

test('[PL41] what the family does about it stands before our steps', () => {
  const part = partOf(
    planFor({
      ...bare,
      age: '9',
      triggers: 'the hoover',
      notes: 'Before the hoover we put his headphones on and he goes in the garden.',
    }),
    'Triggers',
  );
  expect(part).toContain('| As you wrote: “Before the hoover');
});

test('[PL18] a comfort thing with a limit is quoted whole and offered nowhere else', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    sensorySensitivities: ['Sound'],
    comfortItems: 'blue headphones (not on bus), gum only at home',
    triggers: 'thunderstorms, dogs barking, hand dryers',
  });
  expect(plan).toContain('“blue headphones (not on bus), gum only at home”');
  expect(plan.replace(/“[^”]*”/gu, '')).not.toMatch(/blue headphones|\bgum\b/u);
});

test('[PL18] what is worn on the ears is not offered twice in one line', () => {
  const plan = planFor({ ...bare, age: '9', comfortItems: 'red headphones', triggers: 'thunderstorms' });
  expect(partOf(plan, 'Triggers')).not.toMatch(/red headphones[^|\n.]*red headphones/u);
});

test.each(['none - twin has peanut allergy', 'No (brother is allergic to eggs)'])(
  '[PL25] somebody else’s allergy is none of the child’s: %s',
  (allergies) => {
    const plan = planFor({ ...bare, age: '9', allergies });
    expect(plan).not.toMatch(/Read every label|anaphylaxis/u);
    expect(lineOf(partOf(plan, 'Emergency'), 'Allergies')).toContain(allergies);
  },
);

test('[PL8] for a small child stairs need a gate', () => {
  const plan = planFor({ ...bare, age: '3', safetyRisks: 'stairs' });
  expect(plan).toContain('A gate at the top and one at the bottom');
  expect(plan).not.toContain('or the lift');
});

test.each(['headbanging', 'head bangs at night'])(
  '[PL25] a head that is banged is the clinic’s: %s',
  (challenges) =>
    expect(partOf(planFor({ ...bare, age: '10', challenges }), 'From your clinic')).toContain(challenges),
);
