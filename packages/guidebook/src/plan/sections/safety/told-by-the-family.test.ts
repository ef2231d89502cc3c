// What strict readers found unsafe or wrong in plans of new profiles, in other words: each kind with what it must leave alone.
import { readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { describe, expect, test } from 'vitest';
import { mayBeOwnAlarm } from '../../reading/medical/own-device.ts';
import { deniesBesides, goesOutAsAgreed } from '../../reading/told/ways-out.ts';
import { bare, planFor } from '../../testing/sample-children.ts';
import { keepsPlace } from './place-kept.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const rowOf = (plan: string, label: string) =>
  plan.split('\n').find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL51] an alarm of who wears a device', () => {
  const medications = 'Type 1 diabetes. Insulin pump and CGM, settings by the clinic';
  test.each([
    ['Alarm going off in class', true],
    ['beeping', true],
    ['fire alarm', false],
    ['the microwave beeping', false],
    ['his alarm clock', false],
    ['tablet runs out of battery (it also has an alarm)', false],
  ])('may be its own: %s', (said, is) =>
    expect(mayBeOwnAlarm(said, { ...profileWith(medications) })).toBe(is),
  );
  test('a bicycle pump is no device', () =>
    expect(mayBeOwnAlarm('alarm in class', profileWith('none. loves his bike pump'))).toBe(false));
  test('nothing goes over the ears before it is known whose it is', () => {
    const plan = planFor({ ...bare, age: '15', triggers: 'Alarm going off in class', medications });
    expect(plan).toContain('Which alarm is it');
    expect(plan).not.toMatch(/tests and drills|loudspeaker/);
  });
});

const profileWith = (medications: string) =>
  ({ ...emptyTexts, medications }) as unknown as Parameters<typeof mayBeOwnAlarm>[1];
const emptyTexts = Object.fromEntries(
  [
    'name',
    'strengths',
    'activities',
    'triggers',
    'challenges',
    'sleepSchedule',
    'eatingHabits',
    'interactionStyle',
    'socialSupports',
    'learningStyle',
    'specialInterests',
    'allergies',
    'wanderingBehavior',
    'safetyRisks',
    'notes',
  ].map((field) => [field, '']),
);

test('[PL51] the emergency call names what a crew must know', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    medications: 'Type 1 diabetes, insulin pump',
    allergies: 'Peanut, EpiPen in the red bag',
    wanderingBehavior: 'runs to the pond',
  });
  expect(partOf(plan, 'Safety')).toContain(
    'medical: diabetes and an allergy with an injector, as the sheet tells',
  );
  expect(rowOf(plan, 'Diagnosis')).toContain(
    'also, as written below: diabetes and an allergy with an injector',
  );
});

test('[PL51] what the family has said no to is not allowed with somebody near', () => {
  const loved = (specialInterests: string) =>
    planFor({ ...bare, age: '15', specialInterests, safetyRisks: 'pump hacking, quad bikes' });
  expect(loved("Graphics cards, pump hacking (we've said no till the clinic says yes)")).not.toMatch(
    /pump hacking[^\n]*Loved, and not without danger/i,
  );
  expect(loved('quad bikes')).toMatch(/Loved, and not without danger/);
});

describe('[PL51] a place the family wants kept', () => {
  const told = "Goes to the horse paddock when upset. Always there. We'd rather she had it than not";
  test.each([
    [told, true],
    ['Runs to the river when upset, we would rather she did not', false],
    ['goes to the shed, bolts if the gate is open', false],
    ['Walks to the bench by the hens. We let her go', true],
    ['Runs off at the park', false],
  ])('%s', (wanderingBehavior, is) => expect(keepsPlace({ wanderingBehavior })).toBe(is));
  test('no gate is shut for it, and who finds the child missing still calls', () => {
    const plan = planFor({ ...bare, age: '7', gender: 'Female', wanderingBehavior: told });
    expect(plan).toContain('The way there stays free, as you wrote');
    expect(plan).not.toMatch(/doors and gates shut|come after me at once; another/);
    expect(plan).toContain('If you do not see me, call the emergency number first');
  });
});

test.each([
  [
    'No wandering. However she did once, in 2023, take a taxi alone to Pinetown and back. She arrived safely',
    11,
    true,
  ],
  ['No. Once in 2023 he was found at the river', 11, false],
  ['No. Once in 2024 she took the bus, police brought her home', 12, false],
  ['No wandering. He runs when the gate is open', 11, false],
])('[PL8] a no with one thing beside it: %s', (told, age, is) => expect(deniesBesides(told, age)).toBe(is));

test.each([
  ['no. she goes to nanas if she is upset, texts me when she is there', 14, true],
  ['no. she goes to nanas if she is upset, texts me when she is there', 8, false],
  ['no. he goes to the river, texts me', 14, false],
  ['goes to nanas at night and texts nobody', 14, false],
])('[PL8] goes to kin and tells: %s', (told, age, is) => expect(goesOutAsAgreed(told, age)).toBe(is));

test('[PL8] a fit in the pool and a stair gate are no places to search, a window lock is no water', () => {
  const places = (some: object) => rowOf(planFor({ ...bare, age: '4', ...some }), 'Places to look first');
  const wanderingBehavior = 'goes straight for the pond in the park. stair gates top and bottom';
  expect(places({ wanderingBehavior })).toContain('pond');
  expect(places({ wanderingBehavior })).not.toContain('stair gates');
  expect(
    places({ wanderingBehavior: 'runs to the bus stop', safetyRisks: 'climbing (window locks on now)' }),
  ).not.toContain('window locks');
  expect(
    places({
      wanderingBehavior: 'runs to the bus stop',
      safetyRisks: 'Seizures in the pool - lifeguard knows',
    }),
  ).not.toContain('Seizures');
});

test('[PL35] what is not to be spoken of stands on no page for others, and is not lost', () => {
  const plan = planFor({
    ...bare,
    age: '14',
    medications: 'Lamotrigine for epilepsy',
    notes: "Seizures since 2020. Don't mention the seizures in front of her class.",
  });
  expect(plan).toContain("Don't mention the seizures");
  for (const part of ['One page', 'Emergency info', 'From your clinic'])
    expect(partOf(plan, part)).not.toContain("Don't mention");
});

test('[PL12] a clinic’s nurse is nobody’s home', () => {
  const page = (socialSupports: string) =>
    partOf(planFor({ ...bare, age: '7', wanderingBehavior: 'runs to the park', socialSupports }), 'One page');
  expect(page('epilepsy nurse Deirdre 01 555 0192')).toContain('Home ____');
  expect(page('Mum 01 555 0192, ring first')).toContain('Home: “Mum 01 555 0192');
});

test('[PL25] who eats what is no food is offered no clay or foam, and what the surgeon said is on the first page', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    challenges: 'smearing',
    safetyRisks: 'PICA: eats foam and soil, operation in 2023 for a blockage',
    medications: 'Movicol. If belly is hard or being sick green -> A&E, surgeon said so',
  });
  expect(plan.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\b(?:clay|foam)\b/);
  expect(partOf(plan, 'One page')).toContain('being sick green -> A&E');
  expect(plan).not.toContain('a wound that opens');
});

test.each([
  ['Not known, no early records', false],
  ['none known', true],
  ['not known', true],
  ['No records of any allergy test. Peanut', false],
])('[PL7] nobody knows is not none: %s', (text, is) => expect(readAllergies(text).isNoneKnown).toBe(is));

describe('[PL39] words said of all of it', () => {
  const safetyRisks =
    'Alerts switched off. Has said he\'s "sick of the lot of it" once or twice, GP knows, said come back if it happens again.';
  const plan = planFor({ ...bare, age: '15', gender: 'Male', safetyRisks });
  test('stand with the clinic, whole, with who asks kindly', () => {
    expect(partOf(plan, 'From your clinic')).toContain('GP knows, said come back if it happens again');
    expect(partOf(plan, 'From your clinic')).toContain('asks kindly and plainly');
  });
  test('nor where another sentence keeps the box off the page', () => {
    const page = partOf(
      planFor({ ...bare, age: '15', safetyRisks: `${safetyRisks} No self harm that I know of.` }),
      'One page',
    );
    expect(page).not.toMatch(/sick of|GP knows/);
    expect(page).toContain('Alerts switched off');
  });
  test('and not on the first page; the danger beside them does', () => {
    expect(partOf(plan, 'One page')).not.toMatch(/sick of|GP knows/);
    expect(partOf(plan, 'One page')).toContain('Alerts switched off');
  });
});

test('[PL5] nobody shouts ten times so that a sign can be counted', () => {
  const plan = planFor({ ...bare, age: '7', triggers: 'Men raising voices' });
  expect(partOf(plan, 'Goals')).not.toMatch(/voices rise/);
});

test('[PL44] letters part a list as numbers do, and what was done about it stays with it', () => {
  const plan = planFor({
    ...bare,
    age: '11',
    triggers: '(a) Load-shedding. When it is on the schedule she is calm. (b) Marking errors by teachers.',
    challenges: 'She cannot manage her hair being done; we have stopped braids and she chose a short cut.',
  });
  expect(plan).toContain('“Load-shedding. When it is on the schedule she is calm”');
  expect(plan).toContain('“Marking errors by teachers”');
  expect(plan).toContain('we have stopped braids and she chose a short cut');
  expect(plan).not.toContain('“we have stopped braids');
  expect(plan).not.toMatch(/good enough|mend one thing/);
});

test('[PL35] of a sentence that is not for every eye no scrap is left behind', () => {
  const plan = planFor({
    ...bare,
    age: '11',
    safetyRisks:
      'The road. We should also like to prepare her for her first period, calmly and factually, before it comes.',
  });
  expect(partOf(plan, 'One page')).toContain('The road');
  expect(partOf(plan, 'One page')).not.toContain('calmly');
});

test('[PL24] a wee carton is no toilet: what is given in a low is on the first page', () => {
  const eatingHabits = 'Hypo treatment is the wee cartons of apple juice, NOT the gel, he gags on the gel.';
  const plan = planFor({ ...bare, age: '15', eatingHabits, medications: 'Type 1 diabetes, insulin pump' });
  expect(partOf(plan, 'One page')).toContain('wee cartons of apple juice, NOT the gel');
});

test('[PL27] what worked for four days calms nobody', () => {
  const plan = planFor({
    ...bare,
    age: '15',
    notes:
      'Tried paying him to go in - worked for 4 days. When he is upset let him sit in the car, that helps.',
  });
  expect(rowOf(plan, 'What calms')).not.toContain('paying');
  expect(rowOf(plan, 'What calms')).toContain('sit in the car');
});
