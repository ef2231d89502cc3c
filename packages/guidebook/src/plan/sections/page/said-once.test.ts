// What stands on the first page or on the sheet is not said again, and no blank stands beside an answer (PL12, PL18, PL28).
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  'Everyone calls him Teddy.',
  'We call him Teddy or Ted.',
  'He goes by Teddy.',
  'Everybody says Teddy.',
])('[PL29] a name the plan uses is not quoted: %s', (notes) => {
  const plan = planFor({ ...bare, name: 'Theodore Lang', age: '7', notes });
  expect(plan).toContain('I am Teddy');
  expect(plan).not.toContain(notes);
});

test('[PL12] the people around the child are the contacts', () => {
  const socialSupports = 'me (Karen) and my partner Deb, caseworker Simone';
  const plan = planFor({ ...bare, age: '9', socialSupports });
  expect(partOf(plan, 'Emergency')).toContain(
    `**Contacts in order:** “${socialSupports}” Order and numbers: ________`,
  );
  expect(plan.split(socialSupports)).toHaveLength(2);
});

test.each([
  ['rubs her arms raw till they bleed', /I may hurt myself: (?!.*soft)/],
  ['bangs his head on the floor till it bleeds', /I may hurt myself: [^\n]*something soft between/],
])('[PL25] something soft is for a blow: %s', (challenges, line) => {
  expect(partOf(planFor({ ...bare, age: '9', challenges }), 'One page')).toMatch(line);
});

test('[PL35] what settles stands on the first page without what was done', () => {
  const notes = 'When she bites dont make a fuss, give the chewy and hum to her.';
  const plan = planFor({ ...bare, age: '5', challenges: 'bites her own hand till it bleeds', notes });
  const page = partOf(plan, 'One page');
  expect(page).toContain('“give the chewy and hum to her.”');
  expect(page).not.toContain('bites');
  expect(partOf(plan, 'From your clinic')).toContain(`Meanwhile, as you wrote: “${notes}”`);
});

test('[PL39] a danger before the sentence on hurting oneself stays a danger', () => {
  const plan = planFor({
    ...bare,
    age: '15',
    safetyRisks: 'cycles with headphones. Says they dont want to be here, therapist knows',
  });
  expect(partOf(plan, 'From your clinic')).not.toContain('headphones');
  expect(partOf(plan, 'Safety')).toContain('“cycles with headphones.”');
  expect(partOf(plan, 'From your clinic')).toContain('dont want to be here');
  const means = 'tablets in the drawer. Says he wants to die';
  expect(partOf(planFor({ ...bare, age: '15', safetyRisks: means }), 'From your clinic')).toContain(means);
});

test('[PL40] speech that goes in a hard moment is no lost skill', () => {
  const plan = planFor({
    ...bare,
    age: '15',
    interactionStyle: 'prefers writing (notes app when the speech is gone). Literal.',
  });
  expect(plan).not.toMatch(/hearing check|Words or skills/);
});

test('[PL24] what pushing or turning away means is the family’s to say, and how long an answer takes', () => {
  const of = (interactionStyle: string) =>
    partOf(
      planFor({
        ...bare,
        age: '9',
        communication: 'Non-Verbal',
        preferredCommunication: 'AAC Device',
        interactionStyle,
      }),
      'One page',
    );
  for (const said of ['he pushes tablet to you when he wants help', 'two words at a time'])
    expect(of(said)).not.toMatch(/that is a no|\d+ seconds/);
  expect(of('needs time to answer (count 12 in your head)')).toContain('give me 12 seconds');
});

test.each(['She read this and agreed.', 'Ryan sat with me for this.', 'Filled in by his teacher with Mom.'])(
  '[PL24] who was there when the form was filled in is no note: %s',
  (notes) => expect(planFor({ ...bare, age: '9', notes })).not.toContain(notes),
);

test('[PL5] how somebody wants to be spoken to is no goal', () => {
  const goals = partOf(
    planFor({ ...bare, age: '25', notes: 'He wants to be addressed by surname.' }),
    'Goals',
  );
  expect(goals).not.toContain('surname');
});

test('[PL41] a hand held to comfort is no rule for roads', () => {
  const road = (notes: string) =>
    planFor({ ...bare, age: '5', wanderingBehavior: 'bolts', notes }).includes(
      'as you wrote, within arm’s reach',
    );
  expect(road('When she cries we hold her hand and sing.')).toBe(false);
  expect(road('Hold her wrist, not the hand.')).toBe(true);
});

test('[PL6] grandparents who write are not called parents', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    triggers: 'hand dryers',
    socialSupports: 'grandparents (Lurdes and Ze, we write this), mother abroad',
    importantRoles: ['parentsGuardians'],
  });
  expect(plan).not.toMatch(/Parents and guardians|with parents/);
});

test('[PL28] first aid and the rule for roads stand once', () => {
  const plan = planFor({ ...bare, age: '5', safetyRisks: 'eats stones, no sense of cars' });
  expect(plan.split('five firm back blows').length).toBeLessThanOrEqual(2);
  expect(plan.split('At every road').length).toBe(2);
});

test('[PL12] a social worker among the people hides none of them from the sheet', () => {
  const socialSupports = 'foster carers Maeve and Declan, social worker Priti';
  expect(planFor({ ...bare, age: '9', socialSupports })).toContain(
    `**Contacts in order:** “${socialSupports}” Order and numbers:`,
  );
});

test.each([
  'dad (anger therapy), mum (drug therapy), nan',
  'dad Paul (in therapy for his temper), nan Jo',
  'mum, social worker (neglect), nan',
  'social worker Jan because mum could not cope, foster mum Ruth',
  'social worker Ms Lee, we lost him once to care, mum Anna',
])('[PL12] what is said of the parents stays at home: %s', (socialSupports) => {
  const [, sheet = ''] = planFor({ ...bare, age: '9', socialSupports }).split('**Contacts in order:**');
  expect(sheet.split('\n')[0]).not.toMatch(/therapy|neglect|cope|lost/);
});

test('[PL28] an entry keeps its steps, however long the plan is', () => {
  const triggers =
    'hand dryers, dogs, hoover, fire alarms, crowds, perfume, haircuts, balloons, thunder, bright lights';
  const challenges = 'homework, showering, losing games, maths tests, getting up for school, laces, nails';
  const activities = 'drawing, riding, baking with nan, chess, swimming, trains and long walks, '.repeat(8);
  const plan = planFor({ ...bare, age: '14', triggers, challenges, activities, eatingHabits: activities });
  expect(plan).toContain('**Getting up for school:**');
});

test('[PL24] how food is cut since somebody choked is the clinic’s, beside thickened drinks', () => {
  const eatingHabits = 'Food cut to thumb size since the choke in 2023, staff next to him. Thickened squash';
  const [, clinic = ''] = planFor({ ...bare, age: '17', eatingHabits }).split('## From your clinic’s plan');
  expect(clinic.split('\n## ')[0]).toContain('cut to thumb size');
});

test('[PL28] how many are with the child is said on the page once', () => {
  const notes = '2:1 in the community always, 1:1 at home. He likes the blue bench.';
  const [, page = ''] = planFor({ ...bare, age: '17', notes }).split(/\n(?=## )/u);
  expect(page.split('2:1 in the community')).toHaveLength(2);
});

test('[PL8] first aid for choking is said once, also where two matters ask for it', () => {
  const eatingHabits = 'gags on lumps';
  const plan = planFor({ ...bare, age: '3', eatingHabits, safetyRisks: 'eats sand and stones' });
  expect(plan.split('Choking and cannot cough')).toHaveLength(2);
});

test('[PL4] what is only said to help leaves our step beside it', () => {
  const has = (notes: string) => planFor({ ...bare, age: '9', triggers: 'thunder', notes });
  const act = /As you wrote: “[^”]+” [^|]/u;
  expect(has('For thunder the big red blanket helps him a lot.')).not.toMatch(/As you wrote: “[^”]+” \|/u);
  expect(has('With thunder we go under the table and count.')).not.toMatch(act);
});

test.each([
  'toast cut into strips, apple cut into quarters never halves',
  'sandwiches cut into pieces he can count',
  'eats well again after he choked up at the funeral',
])('[PL24] how food is liked is no matter of a clinic: %s', (eatingHabits) =>
  expect(planFor({ ...bare, age: '9', eatingHabits })).not.toContain('## From your clinic’s plan'),
);

describe('[PL38] a swallowing plan', () => {
  const plan = planFor({
    ...bare,
    age: '38',
    eatingHabits:
      "SALT plan on the cupboard - level 2 drinks mildly thick. Upright, small spoon, staff sat with him whole meal. He'll say he's allowed toast. He is not allowed toast",
    safetyRisks: 'choking (had one Jan, ambulance). Hot drinks',
    sleepSchedule: '10pm - 6.45. Waking night staff check half hourly (seizures come in sleep)',
  });

  test('stands whole on the first page and on the sheet', () => {
    for (const part of ['One page', 'Emergency'])
      expect(partOf(plan, part)).toMatch(
        /level 2 drinks mildly thick\. Upright, small spoon.*He is not allowed toast/,
      );
  });

  test('and nothing of ours touches a drink', () => {
    expect(plan).not.toMatch(/Cold water or milk|has cooled/);
    expect(plan).toContain('Scalded: cool running water');
  });

  test('[PL19] the night is told as the night', () => {
    expect(plan).not.toMatch(/When (?:I am|Ro is) unwell[^\n]*half hourly/);
    expect(plan).toContain('The night, in your words: “10pm - 6.45. Waking night staff check half hourly');
  });
});
