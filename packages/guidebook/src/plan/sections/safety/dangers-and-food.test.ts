// A danger has its first line, a search keeps the family's order, and whoever cooks reads what must not be eaten.

import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, today } from '../../testing/sample-children.ts';
import { writeCarePlan } from '../../write-care-plan.ts';

/** Nobody has read anything: what stands there follows from the words alone. */
const planFor = (some: Partial<ChildProfile>) =>
  writeCarePlan({ profile: { ...emptyProfile, ...some }, today });
const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL8] dangers', () => {
  test.each([
    ['puts small beads in nose, 2 times hospital', /locked away[^\n]*Stuck: nobody digs[^\n]*emergency/],
    ['no fear of okada or cars', /At every road and car park[^\n]*within arm’s reach/],
    ['opens the car door when moving', /Child locks on/],
    ['leans out of windows', /Locks or restrictors on every window/],
    ['punches walls and windows', /^(?!.*restrictors).*Safety film/s],
    ['bangs on doors, leans out of windows', /Locks or restrictors on every window/],
    ['gets in the wrong red car', /Who alone may drive/],
    ['drinks very hot tea too quick', /^(?!.*swallowed).*cool running water/s],
    ['open gutter in the rain', /at any water, also after rain/],
    ['turns on taps and cooker knobs', /Hot water turned down[^#]*Knobs off or covered/],
    ['will go with anyone who has a dog', /I ask first/],
    ['the wood burner in the front room', /A fixed guard[^\n]*carbon monoxide[^\n]*cool running water/],
    ['paraffin heater in the hall', /A fixed guard/],
    ['log fire at dads w no guard', /A fixed guard/],
    ['candles in the bedroom', /A fixed guard/],
    ['plays with matches/lighters', /locked away and counted[^\n]*smoke alarms/],
    ['turns on the stove', /Knobs off or covered/],
    ['pulls over furniture', /fixed to the wall/],
    [
      'climbs the window sill, paraffin heater in the hall, eats soil',
      /Locks or restrictors[^#]*A fixed guard/,
    ],
  ])('%s', (safetyRisks, line) => {
    const plan = planFor({ ...bare, age: '5', safetyRisks });
    expect(partOf(plan, 'Safety')).toMatch(line);
    expect(partOf(plan, 'One page')).toContain(`**Keep me safe:** “${safetyRisks}”`);
    expect(partOf(plan, 'Emergency')).toContain(`**Dangers:** “${safetyRisks}”`);
  });

  test('food that is bolted is no running off', () => {
    const plan = planFor({ ...bare, age: '5', safetyRisks: 'choking, bolts food' });
    expect(plan).toContain('five firm back blows');
    expect(plan).not.toMatch(/Who sees them go/);
  });

  test('someone who goes with anybody who has a dog is not asked about bites', () => {
    expect(planFor({ ...bare, age: '11', safetyRisks: 'will go with anyone who has a dog' })).not.toMatch(
      /sting/,
    );
  });

  test('a clinic’s word beside them does not take dangers out of the safety part', () => {
    const safetyRisks = 'road, eats small stones, balcony on 4th floor';
    const plan = planFor({ ...bare, age: '3', safetyRisks });
    expect(partOf(plan, 'Safety')).toMatch(/Locks or restrictors/);
    expect(partOf(plan, 'One page')).toContain(`“${safetyRisks}”`);
    const choking = planFor({ ...bare, age: '47', safetyRisks: 'would go off with anyone, choking' });
    expect(partOf(choking, 'Safety')).toMatch(/I ask first/);
  });

  test('a seat on the wrong side is no danger, a belt undone is', () => {
    const asked = /the car stands until everyone is safe/;
    expect(planFor({ ...bare, age: '5', triggers: 'wrong car seat side' })).not.toMatch(asked);
    expect(planFor({ ...bare, age: '5', triggers: 'undoes his seat belt' })).toMatch(asked);
  });

  test('dry beans are no play for a child who puts beads in the nose', () => {
    const plan = planFor({
      ...bare,
      age: '4',
      activities: 'pouring rajma, swing',
      safetyRisks: 'puts small beads in nose',
    });
    expect(plan).toMatch(/\*\*Pouring rajma:\*\* Loved, and not without danger/);
  });

  test('two search at once, in the family’s order; at water an adult takes hold', () => {
    const wanderingBehavior = 'goes into the lift alone, check 7th floor first';
    const plan = planFor({ ...bare, age: '4', gender: 'Male', wanderingBehavior });
    const safety = partOf(plan, 'Safety');
    expect(safety.split(wanderingBehavior)).toHaveLength(2);
    expect(safety).toMatch(
      /2\. Two people go at once\. One looks as the family wrote: “goes into the lift alone, check 7th floor first” The other searches water[^\n]*If you are alone: the family’s order, then water/,
    );
    expect(safety).toMatch(/4\. When you find him at water or a road: take hold of him and bring him away/);
    expect(partOf(plan, 'One page')).toContain(`as my family wrote: “${wanderingBehavior}”`);
  });

  test('a warning or a belt is not left out', () => {
    const plan = planFor({
      ...bare,
      age: '16',
      triggers: 'typhoon warning on phone, being called on without warning',
    });
    expect(plan).toMatch(/“typhoon warning on phone” When it is real/);
    expect(plan).toMatch(
      /We are not sure what helps here[\s\S]*“being called on without warning” What helps: ____/,
    );
  });
});

test('[PL15] a skill that was lost is shown to a doctor first', () => {
  const plan = planFor({ ...bare, age: '3', challenges: 'only 6 words and lost 2 of them, sand' });
  expect(partOf(plan, 'From your clinic')).toMatch(
    /“only 6 words and lost 2 of them”[\s\S]*for the doctor this week/,
  );
  expect(plan).toMatch(/“sand” What helps: ____/);
});

test('[PL32] a bare cane is told to somebody', () => {
  const plan = planFor({ ...bare, age: '14', triggers: 'hungry, drumming, cane' });
  expect(partOf(plan, 'Before everything else')).toContain('“cane”');
  expect(partOf(plan, 'Triggers')).not.toContain('cane');
});

describe('[PL7] what must not be eaten', () => {
  const allergies =
    'Eggs and cashew, ANAPHYLAXIS. EpiPen in orange bumbag. Pen in outer thigh, lay flat, call 000';
  test('stands first where somebody cooks', () => {
    const plan = planFor({ ...bare, age: '8', allergies, eatingHabits: 'plain pasta' });
    expect(partOf(plan, 'Food')).toMatch(
      /\*\*Allergies:\*\* “Eggs and cashew, ANAPHYLAXIS\.[^”]*call 000”[\s\S]*plain pasta/,
    );
    expect(partOf(plan, 'Emergency')).toContain('**Food rules:** see Allergies');
    const diet = planFor({
      ...bare,
      age: '8',
      allergies,
      eatingHabits: 'rice',
      carePlans: ['dietFocusedCarePlan'],
    });
    expect(partOf(diet, 'Food')).toBe('');
    expect(diet).toMatch(/### Avoid list[\s\S]*Eggs and cashew/);
    const drug = planFor({ ...bare, age: '8', allergies: 'Penicillin', eatingHabits: 'plain pasta' });
    expect(partOf(drug, 'Food')).not.toContain('Penicillin');
  });

  test.each([
    allergies,
    'Groundnut. Lips swell: give Piriton and call me and go to the clinic, do not wait.',
    'Coeliac - not allergy. If gluten: warm water bottle, bed, call me.',
    'Buckwheat (soba). Very dangerous! Epipen in the pencil case, call ambulance, say SOBA',
    'tree nuts - EpiPen in the front pocket of her bag. Call 911 then me',
  ])('what to do is no food: %s', (told) => {
    const all = ['safetyEmergencyPlanning', 'dietFocusedCarePlan'] as const;
    const plan = planFor({
      ...bare,
      age: '8',
      allergies: told,
      activities: 'jumping on the bed',
      carePlans: [...all],
    });
    expect(plan).not.toMatch(/that food|this interest/);
    expect(plan).toContain('### Who to call');
    expect(plan).toContain('Should Ro ever be missing: emergency number');
    expect(plan).toContain('“jumping on the bed”');
  });

  test('the food itself still is', () => {
    for (const told of [
      allergies,
      'eggs - call 911',
      'Very severe egg allergy, hospital twice',
      'milk and eggs',
    ])
      expect(planFor({ ...bare, age: '8', allergies: told, carePlans: ['dietFocusedCarePlan'] })).not.toMatch(
        /(?:Offer|Serve|Pack) [^\n]*\beggs?\b/,
      );
  });

  test('a rule among the medicines is a rule of the table', () => {
    const plan = planFor({
      ...bare,
      age: '10',
      medications: 'Epilim. sweets with gelatine not allowed.',
      eatingHabits: 'rice',
    });
    expect(partOf(plan, 'Food')).toContain('gelatine not allowed');
    expect(partOf(plan, 'Emergency')).toMatch(/Food rules:\*\* [^\n]*gelatine/);
  });

  test('where the family has its own steps, the order is told', () => {
    const own = planFor({ ...bare, age: '5', allergies: 'Groundnut. Lips swell: give Piriton and call me' });
    expect(own).toMatch(
      /In a reaction: as written above, in that order; have the clinic confirm it: ____\. Hard breathing[^\n]*call the emergency number and say "anaphylaxis"/,
    );
    expect(planFor({ ...bare, age: '5', allergies: 'Groundnut' })).not.toMatch(/as written above/);
  });

  test.each([
    'Epilim 300mg am. Buccal midazolam 7.5mg if seizure over 5 mins then 999. Allergic to penicillin',
    'eczema, cream when bad. EGG: if hives give piriton syrup',
    'Groundnut. Lips swell: give Piriton and call me. Laxido 2 sachets',
  ])('[PL24] beside another illness no order is taken for one: %s', (allergies) => {
    const clinic = partOf(planFor({ ...bare, age: '11', allergies }), 'From your clinic');
    expect(clinic).toContain('have the clinic write the order here: ____');
    expect(clinic).not.toMatch(/in that order|what is written above/);
  });

  test('what is no allergy gets no line for one', () => {
    const plan = planFor({
      ...bare,
      age: '6',
      allergies: 'Coeliac - not allergy but strict. If gluten: bed, call me.',
    });
    expect(plan).not.toMatch(/anaphylaxis/);
  });
});

test('[PL25] a drink that is bought brings no feeding team', () => {
  const plan = planFor({ ...bare, age: '5', eatingHabits: 'fries, pediasure choc, gold fish' });
  expect(plan).not.toMatch(/feeding team/);
  expect(partOf(plan, 'Food')).toContain('“fries, pediasure choc, gold fish”');
});

test('[PL24] a short night stands whole in the clinic’s part', () => {
  const sleepSchedule = 'Supposed to be 9. Actually 11:30. melatonin helps some';
  expect(partOf(planFor({ ...bare, age: '11', sleepSchedule }), 'From your clinic')).toContain(
    `“${sleepSchedule}”`,
  );
});

test('[PL19] evening steps are for falling asleep, not for waking at night', () => {
  const hasSteps = (sleepSchedule: string) =>
    /^1\. \d\d:\d\d /m.test(planFor({ ...bare, age: '4', sleepSchedule }));
  expect(hasSteps('bed 7.30, rubbish')).toBe(true);
  expect(hasSteps('bed 8, wakes at 3 most nights')).toBe(false);
  expect(planFor({ ...bare, age: '16', sleepSchedule: '11pm to 6am, please do not wake' })).not.toMatch(
    /best night/,
  );
  expect(planFor({ ...bare, age: '13', sleepSchedule: 'up half the night' })).toMatch(/best night/);
});

test('[PL9] what is hard to bear is quoted and needs no label read', () => {
  const soup = {
    ...emptyProfile,
    ...bare,
    age: '6',
    triggers: 'soup',
    dietRestrictions: ['Gluten-Free'],
  } as const;
  const profile = { ...soup, dietRestrictions: [...soup.dietRestrictions] };
  const nearest = [{ id: 'food-nearby', chance: 0.97 }];
  const plan = writeCarePlan({ profile, today }, new Map([['soup', { nearest, none: 0.03 }]]));
  expect(plan).toMatch(/\| “Soup” \|/);
  expect(plan).toMatch(/\*\*“Soup”\.\*\* By/);
  expect(plan).not.toMatch(/soup”? \(check/i);
});

test('[PL26] biting somebody has the steps for it, biting one’s nails has not', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    challenges: 'biting the wean next door, nips his brother, nail biting',
  });
  expect(plan).toMatch(/\*\*Biting the wean next door:\*\*/);
  expect(plan).toMatch(/\*\*Nips his brother:\*\*/);
  expect(plan).not.toMatch(/\*\*Nail biting:\*\* (?:Note for a week|Give them one fast way|Step back)/);
});

test('[PL22] a grown-up showers alone, with somebody within call', () => {
  const medications = 'Keppra for epilepsy';
  expect(planFor({ ...bare, age: '22', medications })).toMatch(/within call for showers/);
  expect(planFor({ ...bare, age: '12', medications })).toMatch(/An adult stays in the room for baths/);
});

test('[PL20] the smell of bleach is named', () => {
  expect(planFor({ ...bare, age: '10', triggers: 'smell of bleach' })).toContain('smell of bleach');
});

test('[PL9] what to do in an allergy strikes nothing out of the plan: "use 1, call 911, use 2nd" names no food', () => {
  const plan = planFor({
    ...bare,
    age: '12',
    communication: 'Verbal',
    allergies:
      'tree nuts: hives. Auvi-Q x2 in the swim bag. Use 1, call 911, use 2nd after 5 min if no better',
  });
  expect(plan).toMatch(/\buse your words\b|\bof use\b/);
  expect(plan).not.toMatch(/that food/);
});

test('[PL7] where the pen is kept and what to do after a sting are not taken for foods', () => {
  const sting = planFor({ allergies: 'hornets, pen in the red pouch, use then 112' });
  expect(sting).toContain('what to do after a sting');
  expect(sting).not.toMatch(/read every label/i);
  expect(planFor({ allergies: 'cashews, pen in the red pouch, use then 112' })).toMatch(/read every label/i);
});

test.each([
  ['9', 'pulls the fire alarm', /false alarm is told/, /carbon monoxide/],
  ['14', 'gets dizzy on the bike', /stop and get off at once/, /somebody says “come on”/],
  ['11', 'gave his password to someone on roblox', /changes the password/, /Who must know this/],
  ['17', 'heat, he wont take his hoodie off', /nobody pulls anything off/, /Who must know this/],
  ['8', "doesn't respond to his name when headphones are on", /come into \p{L}+ view/u, /Who must know this/],
  ['40', 'leaves the grill on', /switches it off by itself/, /Who must know this/],
  ['6', 'too friendly', /one rule, practised often/, /Who must know this/],
])('[PL15] a danger gets what its words ask for: %s, %s', (age, safetyRisks, holds, not) => {
  const plan = planFor({ ...bare, age, safetyRisks });
  expect(plan).toMatch(holds);
  expect(plan).not.toMatch(not);
});
