// What carers wrote as a rule, a danger or a secret, each kept where it is needed.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import type { ChildFacts } from '../facts.ts';
import { earsOf, earsTold } from '../fill.ts';
import { isNoFood } from '../reading/allergens.ts';
import { bare, planFor } from '../testing/sample-children.ts';
import { rescueTold } from './rule-lines.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  'bee sting. swells up bad, loratadine straight away + ice, epi in the truck glovebox AND in her bag, ring 111 if lips/tongue/wheezy',
  'peanut, face swelling, hard breathing, floppy, emergency',
  'nuts. side, legs, standing, number',
])('[PL9] first aid keeps every word: %s', (allergies) => {
  const plan = planFor({
    ...bare,
    age: '7',
    allergies,
    triggers: 'itchy labels, shoes',
    carePlans: ['safetyEmergencyPlanning'],
  });
  expect(isNoFood('in her bag')).toBe(true);
  expect(plan).toMatch(
    /(?:If lips, face or tongue swell, breathing is hard or \p{L}+ \p{L}+ floppy|a swollen tongue or going floppy):/u,
  );
  expect(plan).not.toMatch(/that food|this interest/);
});

test.each([
  'can open any lock in the house incl. medicine cabinet',
  'gets into the bleach under the sink',
  'finds the car keys',
])('[PL15] getting at what is locked away is a danger: %s', (safetyRisks) => {
  const plan = planFor({ ...bare, age: '9', safetyRisks });
  expect(partOf(plan, 'Safety')).toContain(`“${safetyRisks}” From today medicines, chemicals, keys`);
  expect(partOf(plan, 'One page')).toContain(safetyRisks);
  expect(plan).not.toMatch(/doubled dose/);
});

describe('[PL35] a hiding place or a code', () => {
  test.each([
    ['takes the quad. hide key. its in the flour now', 'takes the quad.', /flour/],
    ['goes to the gate, code is 4471', 'goes to the gate', /4471/],
    ['heads for the shed, spare key under the blue pot', 'heads for the shed', /blue pot/],
  ])('is not told in the child’s voice: %s', (wanderingBehavior, kept, secret) => {
    const plan = planFor({ ...bare, age: '8', wanderingBehavior, notes: wanderingBehavior });
    expect(partOf(plan, 'One page')).toContain(kept);
    expect(partOf(plan, 'One page')).not.toMatch(secret);
    expect(partOf(plan, 'Emergency')).toMatch(secret);
  });

  test('where a child hides is told', () => {
    const plan = planFor({
      ...bare,
      age: '8',
      wanderingBehavior: 'hides under the slide, ask his key worker',
    });
    expect(partOf(plan, 'One page')).toContain('hides under the slide, ask his key worker');
  });
});

test('[PL15] what was not read gets no step: the family is asked', () => {
  const plan = planFor({
    ...bare,
    age: '3',
    triggers: 'xylo frond in face',
    challenges: 'wugs, xylo frond in face',
  });
  expect(partOf(plan, 'One page')).toContain('“xylo frond in face” → ask my family what helps: ____');
  expect(partOf(plan, 'Triggers')).toMatch(/We are not sure what helps here\. Ask those who know/);
  expect(partOf(plan, 'Triggers').split('“xylo frond in face”')).toHaveLength(2);
  expect(plan).not.toMatch(/more room|leave these out|small step/i);
});

test.each(['no, he stays', 'No. she always stays close to us', 'doesnt wander, sticks with me'])(
  '[PL8] denied wandering is none: %s',
  (wanderingBehavior) => {
    const plan = planFor({ ...bare, age: '31', wanderingBehavior, carePlans: ['safetyEmergencyPlanning'] });
    expect(plan).toContain('You have not written of any wandering off');
    expect(plan).not.toMatch(/If I run|doors and gates shut/);
  },
);

test.each(['no, but he follows dogs', 'not at home. at school he slips out', 'stays out all night'])(
  '[PL8] half denied is told: %s',
  (wanderingBehavior) => {
    expect(partOf(planFor({ ...bare, age: '9', wanderingBehavior }), 'One page')).toMatch(
      /If I (?:run|am missing)/,
    );
  },
);

describe('[PL37] food that is not chewed', () => {
  test.each(['chewing properly so cut food small', 'chew meat', 'swallows sausages whole'])('%s', (said) => {
    const plan = planFor({
      ...bare,
      age: '4',
      challenges: `words; ${said}; sleeping alone`,
      eatingHabits: 'rice',
    });
    expect(partOf(plan, 'Food')).toContain(`“${said}”`);
    expect(partOf(plan, 'Emergency')).toMatch(new RegExp(`Food rules:\\*\\* [^\\n]*“${said}”`));
    expect(partOf(plan, 'From your clinic')).toMatch(/five firm back blows/);
    expect(partOf(plan, 'From your clinic')).toContain(`“${said}”`);
    expect(plan).not.toContain(`“${said}” What helps`);
  });

  test('the sound of it and a chewed sleeve are something else', () => {
    const plan = planFor({
      ...bare,
      age: '9',
      triggers: 'people chewing food',
      challenges: 'chewing sleeves',
    });
    expect(plan).not.toMatch(/back blows/);
  });
});

test('[PL32] who cannot tell of harm is looked after by signs, before everything else', () => {
  const said = 'she cannot tell us if somebody does bad thing to her';
  const plan = planFor({ ...bare, age: '15', challenges: `reading; ${said}` });
  expect(partOf(plan, 'Before everything else')).toMatch(/adults look: [\s\S]*Whom to tell/);
  expect(partOf(plan, 'Before everything else')).toContain(`“${said}”`);
  expect(plan).toMatch(/\*\*Before this plan:\*\* Ro may not be able to tell/);
  expect(plan).not.toContain(`“${said}” What helps`);
});

describe('[PL22] fits and fainting', () => {
  test('a fit at the fire is a seizure, with somebody within reach', () => {
    const plan = planFor({
      ...bare,
      age: '15',
      safetyRisks: 'cooking fire when she gets a fit, she has burn on left arm',
    });
    expect(partOf(plan, 'From your clinic')).toMatch(/In any seizure: time it/);
    expect(partOf(plan, 'Emergency')).toMatch(/\*\*Seizures:\*\* time it/);
    expect(partOf(plan, 'Safety')).toMatch(
      /Fits, fainting:\*\* At baths, water, fire and heights an adult within arm’s reach/,
    );
  });

  test('epilepsy and swimming in two boxes', () => {
    const plan = planFor({ ...bare, age: '17', challenges: 'epilepsy', activities: 'swimming' });
    expect(partOf(plan, 'Safety')).toMatch(/At baths, water, fire and heights an adult within arm’s reach\./);
    expect(planFor({ ...bare, age: '17', challenges: 'epilepsy', activities: 'drawing' })).not.toMatch(
      /Fits, fainting/,
    );
  });

  test('tired out after school is no faint, and a collapse anywhere else is one', () => {
    const told = (challenges: string) =>
      planFor({ ...bare, age: '17', activities: 'walking by the canal', challenges });
    expect(told('masks all day then collapses when she gets in')).not.toMatch(/Fits, fainting/);
    for (const faint of ['collapses when she gets in the bath', 'collapses after PE', 'collapses'])
      expect(told(faint)).toMatch(/Fits, fainting/);
  });

  test.each([
    'throws a fit at the pool',
    'has a fit when we leave the water',
    'nothing fits, hates the pool',
  ])('is no seizure: %s', (challenges) =>
    expect(planFor({ ...bare, age: '8', challenges })).not.toMatch(/In any seizure|Seizures:|Seizure plan/),
  );
});

test.each(['community access is 2 to 1', 'two staff in the community', '1:1 support at all times'])(
  '[PL15] how many are with the child is a rule: %s',
  (said) => {
    const plan = planFor({ ...bare, age: '17', challenges: `personal care; ${said}; homework` });
    expect(partOf(plan, 'Safety')).toContain(`**Everyone keeps to this:** “${said}”`);
    expect(partOf(plan, 'One page')).toContain(`**Who is with me:** “${said}”`);
    expect(plan).not.toContain(`“${said}” What helps`);
  },
);

test('[PL24] the family’s rule on calling is not contradicted', () => {
  const rule = 'faints. lie her down legs up, dont ring 999 unless she hits head or out >2 mins.';
  const plan = planFor({
    ...bare,
    age: '19',
    challenges: 'POTS so standing up',
    safetyRisks: rule,
    carePlans: ['safetyEmergencyPlanning'],
  });
  expect(partOf(plan, 'From your clinic')).toContain(
    `When to call the emergency number, as you wrote: “${rule}”`,
  );
  expect(partOf(plan, 'From your clinic')).not.toMatch(/Faints, goes blue/);
  expect(partOf(plan, 'One page')).toContain(`**When to call the emergency number:** “${rule}”`);
  expect(partOf(plan, 'One page').split(`“${rule}”`)).toHaveLength(2);
  expect(partOf(plan, 'Safety')).toContain(`When not, as you wrote: “${rule}”`);
  const fits = planFor({
    ...bare,
    age: '9',
    notes: 'Epilepsy. Seizures last 8 mins, do not call 911 unless over 10.',
  });
  expect(fits).not.toMatch(/after (?:5|five) minutes|at five minutes/);
});

const rescueIn = (medicines: string) =>
  rescueTold({ medicines: [medicines], said: [] as string[] } as unknown as ChildFacts['clinic']).join(' ');

test.each(['Give Movicol 2 sachets daily.', 'Give Movicol 2 sachets.', 'Give Keppra 250mg each night.'])(
  '[PL24] another medicine is no rider of the rescue line: %s',
  (other) =>
    expect(rescueIn(`Buccal midazolam 10mg if seizure over 5 minutes. ${other}`)).toBe(
      'Buccal midazolam 10mg if seizure over 5 minutes.',
    ),
);

test('[PL24] what follows on the rescue stands with it', () =>
  expect(rescueIn('Buccal midazolam 10mg if seizure over 5 minutes. Only 1 dose then 999.')).toContain(
    'Only 1 dose then 999',
  ));

test.each([
  ['wont wear headphones', null],
  ['doesn’t like headphones', null],
  ['takes off headphones', null],
  ['takes headphones off', null],
  ['hates headphones on', null],
  ['wears headphones', 'headphones'],
  ['Ear plugs ok, headphones she finds embarrassing', 'ear plugs'],
] as const)('[PL10] for the ears only what is not refused: %s', (notes, taken) => {
  const profile = { ...emptyProfile, age: '15', notes };
  expect(earsTold(profile)).toBe(taken);
  expect(earsOf({ profile, group: 'teen', comforts: [] } as unknown as ChildFacts)).toBe(
    taken ?? 'ear defenders',
  );
});
