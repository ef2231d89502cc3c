// Where the carer writes that nobody goes off, no plan for a runner stands against it.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const planOf = (age: string, wanderingBehavior: string, safetyRisks = '') =>
  planFor({
    ...bare,
    age,
    wanderingBehavior,
    safetyRisks,
    carePlans: ['customizedCarePlans', 'safetyEmergencyPlanning'],
  });
const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const forRunners = /latch|chime|named adult|after (?:him|her|them|me) at once|Search water first/;
const hides = 'No. but she will hide under the stairs or in the shed when upset';

describe('[PL8] no plan for a runner where none is told', () => {
  test.each([
    ['8', 'No'],
    ['8', 'never'],
    ['9', 'Not a wanderer'],
    ['7', 'She is not a runner.'],
    ['9', 'Not a wanderer. Has gone to the hen house in her nightdress twice.'],
    ['11', 'No, but at Balogun market she follows fabric and does not look where we are'],
    ['10', 'She is very careful'],
    ['9', 'No. He will stop at every shop window'],
    ['8', 'Never, but has gone to the neighbours in his pyjamas once'],
    ['8', hides],
    ['6', 'Doesn’t run off but hides in the shed'],
    ['24', 'Goes out alone on 2 known routes with his phone'],
    ['24', 'Goes out alone on 2 known routes. Got lost once when the bus was diverted'],
    ['7', 'hides under the table when its loud'],
    ['16', 'Walks to college on his own, no problems'],
    ['30', 'Travels independently by bus, texts when she leaves'],
  ])('%s: %s', (age, told) => expect(planOf(age, told)).not.toMatch(forRunners));

  test('hiding places are for looking, and nobody is pulled out', () => {
    const plan = planOf('8', hides);
    expect(plan).toContain(`- “${hides}”`);
    expect(plan).toMatch(/Look there first\. Found: sit near[^\n]*come out/);
    expect(plan).toMatch(/Places to look first:\*\* as the family wrote: “No\. but/);
  });

  test('who goes out as agreed is asked what to do when late', () =>
    expect(planOf('24', 'Goes out alone on 2 known routes with his phone')).toMatch(
      /2 known routes with his phone”\n- That stays as it is\. What to do when [^\n]*late[^\n]*____/,
    ));
});

test.each(['Not a wanderer', 'No, but at the market she follows fabric', 'she is careful'])(
  '[PL8] nobody is tied or chased who does not go off: %s',
  (told) => expect(planOf('11', told)).not.toMatch(/If I run|strap|wrist link|is missing:/),
);

test('[PL8] from eight on a strap needs a road', () => {
  expect(planOf('9', 'Runs to the swings')).not.toMatch(/strap|wrist link/);
  expect(planOf('9', 'Runs to the swings', 'no road sense')).toContain('wrist link');
  expect(planOf('5', 'Runs to the swings')).toContain('wrist link');
});

test.each([
  'sockets and generator she is careful',
  'knives, he is very careful',
  'the stove (she is careful)',
])('[PL8] what the child is careful with is quoted and not guarded: %s', (risks) => {
  const plan = planOf('11', 'No', risks);
  expect(plan).toContain(`“${risks}”`);
  expect(plan.split('\n').filter((line) => line.startsWith(`- “${risks}`))).toEqual([`- “${risks}”`]);
  expect(plan).not.toMatch(/guard or cover|fuse box|sharp things are/i);
});

describe('[PL8] a runner keeps the whole plan', () => {
  test.each([
    ['8', 'Runs to the pond', ''],
    ['8', 'Sometimes', ''],
    ['7', 'No but she runs off in shops', ''],
    ['9', 'Not a wanderer but will leave the class', ''],
    ['9', 'No, but follows dogs into the road', ''],
    ['4', 'No, but follows cats', ''],
    ['9', 'Not careful, wanders', ''],
    ['8', hides, 'runs into the road'],
    ['6', 'No, but hides behind the pond', ''],
    ['15', 'Leaves the house alone at night and gets lost', ''],
    ['13', 'Goes out alone with his phone', ''],
    ['16', 'Runs off when upset, has his phone', ''],
    [
      '15',
      'Goes out alone on known routes. Went missing once overnight and police found him on the railway line.',
      '',
    ],
    ['16', 'Walks to town alone. Once went missing for two days after a man online told him to meet', ''],
    ['17', 'Takes the bus by herself; lost once, a stranger drove her home', ''],
    ['15', 'Went missing once', ''],
    ['4', 'Hides in the tumble dryer and the chest freezer', ''],
    ['6', 'Hides from us in crowds and behind buses', ''],
    ['6', 'Hides under parked cars and in the woods', ''],
    ['5', 'No, but he will hide in the boot of the car', ''],
    ['5', 'likes to hide in the oven', ''],
  ])('%s: %s %s', (age, told, risks) => expect(planOf(age, told, risks)).toMatch(forRunners));
});

test.each([
  'Hides in the tumble dryer and the chest freezer',
  'Hides under parked cars and in the woods',
  'No but hides in the boot of the car',
])('[PL8] nobody waits beside a place that kills: %s', (told) =>
  expect(planOf('5', told)).not.toMatch(/let (?:me|him|her|them) come out/),
);

test.each([
  ['She wears her friendship bracelets every day.', false],
  ['He wears a loom bracelet', false],
  ['She wears a sunflower lanyard', true],
  ['wears a silver bracelet with our phone number', true],
])('[PL8] what is worn is an ID only where it says who it is: %s', (notes, is) =>
  expect(
    planFor({ ...bare, age: '8', notes, wanderingBehavior: 'runs to the park' }).includes('ID, as you wrote'),
  ).toBe(is),
);

describe('[PL8] running out', () => {
  test.each([
    'runs out of the garden gate',
    'running out of shops',
    'running out of school',
    'runs out of class when it is loud',
    'ran out of the house twice',
    'bolts out of the swimming hall',
    'runs out of nan’s front door',
    'walks out of lessons',
  ])('of a place has its plan: %s', (challenges) => {
    const plan = planFor({ ...bare, age: '7', challenges });
    expect(plan).toContain('From today: doors and gates');
    expect(partOf(plan, 'One page')).toMatch(/If I (?:run|am missing)/);
  });
  test.each(['running out of milk', 'his tablet running out of battery', 'running out of school jumpers'])(
    'of a thing has none: %s',
    (challenges) =>
      expect(planFor({ ...bare, age: '7', challenges })).not.toMatch(/doors and gates|If I run/),
  );
});

test('[PL8] a grown-up who used to run is not searched for', () =>
  expect(planOf('19', 'used to run to escalators as a kid, not now')).not.toMatch(
    /is missing:|If I (?:run|am missing)/,
  ));

test('[PL8] no latch shuts a grown-up in, and nothing is sewn in where labels hurt', () => {
  expect(planOf('33', 'once went to the temple alone at night')).toMatch(/as the law in your country allows/);
  expect(planOf('33', 'once went to the temple alone at night')).not.toMatch(/high latch/);
  const sore = { ...bare, age: '7', wanderingBehavior: 'runs to the shop', triggers: 'labels in clothes' };
  expect(planFor(sore)).not.toMatch(/Sew an ID label|label in clothes or card/);
  const worn = planFor({
    ...bare,
    age: '17',
    wanderingBehavior: 'Walked out twice. He has a medical ID bracelet',
  });
  expect(worn).toMatch(/ID, as you wrote: “He has a medical ID bracelet”/);
});

test('[PL8] going missing is going off, at any age', () => {
  const challenges = 'Goes missing when overwhelmed (usually the skate park)';
  const plan = planFor({ ...bare, age: '15', communication: 'Verbal', challenges });
  expect(plan).toMatch(/\*\*If I (?:run|am missing|go off)/);
  expect(plan).toContain(`“${challenges}”`);
  expect(plan).not.toContain(`“${challenges}” What helps: ____`);
  expect(planFor({ ...bare, age: '9', challenges: 'toys going missing' })).not.toContain('**If I');
});
