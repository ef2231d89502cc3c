import { describe, expect, test } from 'vitest';
import { bare, full, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL7] an allergy where somebody cooks', () => {
  test.each([
    'PISTACHIO - Jext in the side net of the pram. Put it in the leg then 112 then his gran',
    'Lupin! Eyes get puffy. Cetirizin drops over the cooker, if breath is bad then Fastjekt and call 112',
  ])('is whole, and no “never” stands before what to do: %s', (allergies) => {
    const food = partOf(planFor({ ...bare, age: '5', allergies, eatingHabits: 'rice' }), 'Food');
    expect(food).toContain(`**Allergies:** “${allergies}”`);
    expect(food).not.toMatch(/\*\*Never/);
  });

  test.each([
    'hornets: face swelled in 2023, Anapen in the grey pouch, legs up, call 112',
    'latex, Emerade in the desk',
    'amoxicillin, rash',
    'wasp stings - arm balloons, had one bad reaction in 2021. Jext in the van. Inject, sit him up, ring Dr Moodley then drive to the clinic',
    'metamizole (analgin) they hand it out everywhere. NO. Got red all over, say the word metamizole at the desk',
    'plasters blister her skin, use paper tape',
    'rabbits and hamsters',
    'wasps, hand blows up. Cold flannel, calamine, cetirizine from the first aid tin, if her tongue goes fat ring 999',
    'jellyfish: rinse with vinegar, ice pack, Telfast in her swim bag',
    'hornet: flick it out, ice, half a Phenergan, call Gran',
  ])('what is not eaten is no rule for food: %s', (allergies) => {
    const plan = planFor({ ...bare, age: '12', allergies, eatingHabits: 'rice' });
    expect(partOf(plan, 'Food')).not.toMatch(/label|Allergies/);
    expect(partOf(plan, 'From your clinic')).not.toMatch(/read every label/);
    expect(partOf(plan, 'Emergency')).toContain('**Food rules:** ________');
    expect(partOf(plan, 'Emergency')).toContain(`“${allergies}”`);
  });

  test.each([
    [
      'hazelnut, rubber gloves of latex, penicillin. Jext in the red bag',
      '“hazelnut”; “Jext in the red bag”',
      /latex|penic/,
    ],
    ['Cashew (Jext), hornet stings, plasters', '“Cashew (Jext)”', /hornet|plaster/],
    ['sesame, bees (ice and a Zyrtec, then ring us)', '“sesame”', /bees|ice/],
    ['ice cream, bees. Ice on the sting', '“ice cream”', /bees|sting/],
    ['dogs and prawns', '“prawns”', /dogs/],
    ['naproxen - spots; papaya - itchy lips', '“papaya - itchy lips”', /naproxen/],
    [
      'augmentin! also mustard. Give 5ml Piriton and ring us',
      '“mustard.”; “Give 5ml Piriton and ring us”',
      /augmentin/,
    ],
  ])('beside what is not eaten the food alone: %s', (allergies, told, other) => {
    const plan = planFor({ ...bare, age: '8', allergies, eatingHabits: 'noodles' });
    const food = partOf(plan, 'Food');
    expect(food).toContain(`**Allergies:** ${told} Read every label`);
    expect(food).not.toMatch(other);
    expect(partOf(plan, 'From your clinic')).toContain(
      'every label each time for everything under Allergies above',
    );
    expect(partOf(plan, 'Emergency')).toContain(`**Allergies:** “${allergies}”`);
  });

  test('and an injector by its brand is with the child', () => {
    const plan = planFor({ ...bare, age: '5', allergies: 'sesame, then Fastjekt and 112' });
    expect(partOf(plan, 'One page')).toContain('My injector with me');
    expect(partOf(plan, 'From your clinic')).toMatch(/the injector at once/);
  });

  test('does not go for want of room', () => {
    const long = {
      ...full,
      carePlans: full.carePlans?.filter((type) => type !== 'dietFocusedCarePlan') ?? [],
      triggers: `${full.triggers}, sirens of boats, wool hats, buses that are full, wet grass, loud adverts`,
      allergies: 'Sesame! Lips swell. Drops in the hall cupboard',
    };
    expect(partOf(planFor(long), 'Food')).toContain('**Allergies:** “Sesame! Lips swell.');
  });
});

test.each([
  'Elastoplast',
  'birch',
  'latex gloves',
  'hay fever, birch',
  'penicillin',
  'not known, history is patchy. mozzie bites swell',
])('[PL7] what is not eaten is not “not served”: %s', (allergies) =>
  expect(partOf(planFor({ ...bare, age: '9', allergies }), 'Food')).not.toContain('not served'),
);

test.each([
  'Peanut (history of anaphylaxis), EpiPen in bag',
  'Milk - not tested yet',
  'egg, waiting for results',
  'sesame? unsure',
  'tree-nuts',
  'salad dressings',
  'red food dye',
  'hot dogs',
  'egg (his eczema flares)',
])('[PL7] in doubt a food keeps its steps: %s', (allergies) =>
  expect(partOf(planFor({ ...bare, age: '9', allergies }), 'Food')).toMatch(/Read every label/),
);

test('[PL7] tree nuts are eaten, whatever pollen is', () =>
  expect(partOf(planFor({ ...bare, age: '9', allergies: 'birch, tree nuts' }), 'Food')).toMatch(/tree nuts/));

test.each([
  ['Nuts. EpiPen kept in the red bag by the door', 'in the red bag by the door'],
  ['wasps, Jext with his teacher and at home', 'with his teacher and at home'],
  ['Eggs, anaphylaxis. Pen in outer thigh, call 000', null],
  ['Peanuts, EpiPen', null],
])('[PL24] the first page says where the injector is: %s', (allergies, place) =>
  expect(partOf(planFor({ ...bare, age: '8', allergies }), 'One page')).toContain(
    place === null ? 'My injector with me' : `My injector: “${place}”`,
  ),
);

test('[PL7] an injector that is kept elsewhere is not looked for on the child', () => {
  const page = partOf(
    planFor({ ...bare, age: '8', allergies: "Peanuts - EpiPen in nurse's office" }),
    'One page',
  );
  expect(page).toContain("My injector: “in nurse's office”");
  expect(page).not.toContain('injector with me');
});

describe('[PL24] an allergy to food and to something else', () => {
  const allergies =
    'PEANUTS - anaphylaxis, twice in hospital. Cashew also on the test. Dust makes her sneeze only';
  const sign = 'She goes quiet when her mouth is itching and rubs her tongue on her teeth. That is the sign';
  const plan = planFor({ ...bare, age: '8', allergies, safetyRisks: sign });

  test('labels are read for all that is written, never for a piece of it', () => {
    const clinic = partOf(plan, 'From your clinic');
    expect(clinic).toContain(`- Allergies: “${allergies}”`);
    expect(clinic).toContain('read every label each time for everything under Allergies above');
    expect(clinic).not.toMatch(/“Cashew”|“on the test”/);
  });

  test('how a reaction begins stands with its steps and on the sheet, and has no other advice', () => {
    expect(partOf(plan, 'From your clinic')).toContain(`How a reaction begins, as you wrote: “${sign}”`);
    expect(partOf(plan, 'Emergency')).toContain(`**How it begins:** “${sign}”`);
    expect(plan).not.toMatch(/battery|nothing to eat or drink|Ask the doctor whether it is an allergy/);
  });

  test('and where no allergy is written, it is none', () =>
    expect(planFor({ ...bare, age: '8', safetyRisks: sign })).not.toContain('How a reaction begins'));
});

test.each(['nah', 'nope', 'none known', 'no allergies', 'n/a', 'not that we know', '-'])(
  '[PL7] “%s” is no allergy',
  (allergies) => {
    const plan = planFor({ ...bare, age: '13', allergies });
    expect(plan).not.toMatch(/Read every label|read every label|anaphylaxis/);
    expect(partOf(plan, 'Emergency')).toContain('**Allergies:** none known');
  },
);
