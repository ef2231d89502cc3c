import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { withoutDietConflicts } from '../../last-look.ts';
import { askMeanings } from '../../meanings/ask-meanings.ts';
import { bare, planFor, today } from '../../testing/sample-children.ts';
import { writeCarePlan } from '../../write-care-plan.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const readAs = (id: string, phrase: string, some: Partial<ChildProfile>, chance = 0.98) => {
  const profile = { ...emptyProfile, ...bare, age: '10', triggers: `wugs, ${phrase}, blorfs`, ...some };
  const readings = new Map([[phrase, { nearest: [{ id, chance }], none: 1 - chance }]]);
  return {
    plan: writeCarePlan({ profile, today }, readings),
    asks: askMeanings({ profile, today }, readings),
  };
};

test.each([
  ['the finger prick', { medications: 'insulin, four times a day' }],
  ['needles', { medications: 'type 1 diabetic, Libre on the arm' }],
  ['jabs', { medications: 'growth hormone injections at night' }],
  ['sensor changes', { notes: 'She has type 1 diabetes.' }],
])('[PL25] what a clinic ordered is not put off: %s', (phrase, profile) => {
  const { plan } = readAs('injections', phrase, profile);
  expect(plan).not.toContain('book again');
  expect(partOf(plan, 'Triggers')).toMatch(new RegExp(`“${phrase}” This touches`));
  expect(plan).not.toContain('The clinic ordered');
  expect(readAs('injections', phrase, profile, 0.5).asks).toEqual([]);
});

describe('[PL25] what is hard in a child’s care', () => {
  const triggers = 'syringe being flushed cold, sirens';
  const eatingHabits = 'Gastrostomy (Mic-Key button, since age 2). Tastes only. nothing thin by mouth';
  const notes =
    'At home with drums on low & me counting 1-5 before the flush its fine. Cold flush = crying. My mum does it from the front, sitting down. I have twins.';
  const planWith = (some: Partial<ChildProfile>) => planFor({ ...bare, triggers, eatingHabits, ...some });

  test('is no order of the clinic, and its team is asked for the kind way', () => {
    expect(partOf(planWith({}), 'Triggers')).toMatch(/“syringe being flushed cold” This touches .* kindly/);
    expect(planWith({})).not.toMatch(/clinic ordered|leaves it out/);
  });

  test('is done as the carer told, where that was told', () =>
    expect(partOf(planWith({ notes }), 'Triggers')).toMatch(
      /“syringe being flushed cold” As you wrote: “At home with drums on low .* its fine\. Cold flush = crying\. My mum does it from the front, sitting down\.?” /,
    ));

  test('what goes by mouth is not cut to the name of a device, and no day without food is ours to count', () => {
    const plan = planWith({ notes, challenges: 'not eating, losing weight' });
    for (const title of ['One page', 'Emergency'])
      expect(partOf(plan, title)).toContain('nothing thin by mouth');
    expect(plan).not.toMatch(/no food or drink for a day|Weight, bingeing/);
  });
});

test('[PL25] once a year it may be another day', () =>
  expect(partOf(readAs('injections', 'needles', {}).plan, 'Triggers')).not.toContain('This touches'));

describe('[PL40] the alarm of a device', () => {
  const phrase = 'his feeding pump beeping on the bus';
  const { plan, asks } = readAs('alarms', phrase, {}, 0.5);

  test('is the clinic’s, and the child is looked at first', () => {
    expect(partOf(plan, 'From your clinic')).toContain(`“${phrase}”`);
    expect(partOf(plan, 'From your clinic')).toMatch(/check Ro first, as the clinic’s plan says/);
  });

  test('is neither a sound to avoid nor a choice in the form', () => {
    expect(partOf(plan, 'Triggers')).not.toContain('pump');
    expect(asks).toEqual([]);
  });
});

test('[PL24] a breathing machine for the night is not taken for a crisis', () => {
  const plan = (sleepSchedule: string) => partOf(planFor({ ...bare, sleepSchedule }), 'One page');
  expect(plan('bed at 9, BiPAP on, check that the tube is straight')).not.toContain('When I am unwell');
  expect(plan('bed at 9, BiPAP on, if it comes off and she goes blue call 112')).toContain(
    'When I am unwell',
  );
});

test('[PL24] asthma among the allergies is no machine for the night', () => {
  const asthma = planFor({ ...bare, allergies: 'Nuts. Asthma, blue inhaler when needed' });
  expect(asthma).not.toContain('The machine for the night');
  expect(partOf(asthma, 'One page')).toMatch(/what I need to breathe, at hand/i);
  const both = planFor({ ...bare, allergies: 'Asthma', sleepSchedule: 'cpap mask at night' });
  expect(both).not.toContain('The machine for the night');
  expect(planFor({ ...bare, sleepSchedule: 'cpap mask at night' })).toContain('The machine for the night');
});

test('[PL40] one word of pain takes its own entry only', () => {
  const challenges =
    'getting to lessons on three days of the week, baths. Her knees hurt in the cold. She copies the others all day and is worn out by supper';
  const clinic = partOf(planFor({ ...bare, challenges }), 'From your clinic');
  expect(clinic).toContain('“Her knees hurt in the cold');
  expect(clinic).not.toMatch(/lessons|baths|copies/);
});

test('[PL25] hands washed sore get no steps for blows', () => {
  const clinic = (challenges: string) => partOf(planFor({ ...bare, challenges }), 'From your clinic');
  expect(clinic('washing hands till raw')).toMatch(/looks at the skin/);
  expect(clinic('washing hands till raw')).not.toContain('something soft');
  expect(clinic('bangs her head on the wall')).toContain('something soft');
});

test.each(['scratches his arms until they bleed', 'pulls out her eyebrows', 'picks her skin raw'])(
  '[PL25] no blow is caught: %s',
  (challenges) =>
    expect(partOf(planFor({ ...bare, challenges }), 'From your clinic')).not.toMatch(
      /something soft|ears, teeth/,
    ),
);

test('[PL25] who works on it already is named where it stands', () => {
  const plan = planFor({
    ...bare,
    challenges: 'washing hands till raw, worry about germs',
    socialSupports: 'granny, CBT lady Rut from the clinic',
  });
  expect(partOf(plan, 'From your clinic')).toMatch(/“CBT lady Rut from the clinic” is asked first/);
  expect(partOf(plan, 'Triggers')).toMatch(/germs.*“CBT lady Rut from the clinic” is asked first/);
  expect(plan).not.toContain('“granny” is asked');
});

test.each(['buccal midazolam after 5 min', 'Nayzilam nose spray at 3 minutes'])(
  '[PL22] in the steps for a seizure too: %s',
  (medicine) =>
    expect(partOf(planFor({ ...bare, medications: `epilepsy, ${medicine}` }), 'From your clinic')).toMatch(
      /Where is it, and who was shown how[\s\S]*nothing in the mouth except the rescue medicine/,
    ),
);

test('[PL22] a rescue medicine goes where the plan says nothing goes', () => {
  const sheet = (medications: string) => partOf(planFor({ ...bare, medications }), 'Emergency');
  expect(sheet('epilepsy: midazolam in the cheek after 4 minutes')).toContain(
    'nothing in the mouth except the rescue medicine, as your clinic’s plan says',
  );
  expect(sheet('keppra for epilepsy')).toContain('nothing in the mouth;');
});

test('[PL9] what is done for a sting is no food', () => {
  const plan = planFor({
    ...bare,
    allergies:
      'Wasp stings: Jext (blue one), hold 5 seconds, call 112. She will struggle, do it all the same',
    eatingHabits: 'toast',
  });
  expect(plan).not.toContain('in doubt it is not served');
});

test('[PL25] a mask for the night is carried nowhere', () => {
  const plan = (sleepSchedule: string) => planFor({ ...bare, sleepSchedule });
  expect(plan('10 to 7 with CPAP')).not.toMatch(/wherever Ro goes|need to breathe/);
  expect(plan('10 to 7 with CPAP')).toMatch(/who is rung when it fails/);
  expect(plan('10 to 7 with CPAP, asthma')).toMatch(/wherever Ro goes/);
});

test('[PL9] how an operation went is no food to be taken out', () => {
  const line = '- Half done is fine for today.';
  expect(withoutDietConflicts(line, { ...emptyProfile, allergies: 'Heart op as baby, all fine' })).toBe(line);
});
