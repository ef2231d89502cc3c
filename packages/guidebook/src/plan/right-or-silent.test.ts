// What strangers' forms were read as, and was not so: each class with lines nobody has seen.

import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { isCareNeed, isDownOnGround, isOnWaitingList } from './asking/facts-of-others.ts';
import { tellsOfLoss } from './reading/body-needs.ts';
import { isTreatment } from './reading/medical/treatments.ts';
import { isConfidential } from './reading/told/confidential.ts';
import { deniesButTrusts } from './reading/told/ways-out.ts';
import { wishesTold } from './reading/told/wishes.ts';
import { tellsOfChewing } from './reading/told-rules.ts';
import { bare, full, handMade, planFor } from './testing/sample-children.ts';

const partOf = (plan: string, title: string): string =>
  plan.split(/\n(?=## )/u).find((part) => part.startsWith(`## ${title}`)) ?? '';
const small = { ...bare, age: '4', carePlans: ['safetyEmergencyPlanning' as const] };

test.each([
  'masks all day then falls apart',
  'masking at school',
  'she masks well',
  'masks her feelings until home',
])('[PL53] a face that is put on is no mask of a clinic: %s', (said) =>
  expect(isTreatment(said, { matters: new Set(['breathing']), medicines: [], said: [] })).toBe(false),
);
test.each(['mask for the nebuliser', 'the spacer and masks', 'face mask at night'])(
  '[PL53] a mask for breath stays the clinic’s: %s',
  (said) =>
    expect(isTreatment(said, { matters: new Set(['breathing']), medicines: [], said: [] })).toBe(true),
);

test.each([
  'Pads at night, mostly dry in day',
  'still in pull-ups',
  'wears a nappy at school',
  'nappies at night',
])('[PL53] a state of care is asked about as that: %s', (said) => expect(isCareNeed(said)).toBe(true));
test.each([
  'nappies',
  'nappy change',
  'hates nappies on',
  'wet bed',
  'pads being scratchy',
  'nappy leaks at night',
])('[PL53] what is hard about it is none: %s', (said) => expect(isCareNeed(said)).toBe(false));
test('[PL53] a state that is told is no wish', () => {
  expect(wishesTold({ ...emptyProfile, notes: 'Diaper in school, working on it w/ OT' })).toEqual([]);
  expect(wishesTold({ ...emptyProfile, notes: 'We are working on shoelaces' })).toHaveLength(1);
  expect(wishesTold({ ...emptyProfile, notes: 'wish he had one friend to play with' })).toHaveLength(1);
  expect(wishesTold({ ...emptyProfile, notes: 'I wish he would stop screaming' })).toEqual([]);
});

test.each([
  'Waiting list for everything',
  'on the waiting list for CAMHS',
  'still waiting for an assessment',
])('[PL53] a waiting list is the adults’: %s', (said) => expect(isOnWaitingList(said)).toBe(true));
test.each(['waiting', 'waiting for the bus', 'waiting for his turn', 'waits in line'])(
  '[PL53] waiting is the child’s: %s',
  (said) => expect(isOnWaitingList(said)).toBe(false),
);

test('[PL53] who sits down in a road gets the steps for it, and who explodes in a moving car those for the belt', () => {
  const plan = (challenges: string) => partOf(planFor({ ...small, challenges }), 'Triggers');
  expect(plan('sits down in the road')).toContain('one adult stops the cars');
  expect(plan('sits down in the middle of the street')).toContain('one adult stops the cars');
  expect(plan('explodes in a moving car')).toContain('the car stands until everyone is safe');
  expect(isDownOnGround('Sits down on the pavement and won’t budge')).toBe(true);
  expect(isDownOnGround('sits on the floor to read')).toBe(true);
  expect(isDownOnGround('sitting on hard chairs')).toBe(false);
});

test('[PL53] a secret stands for the family alone', () => {
  for (const said of [
    'he knows Mum was poorly, nothing more than that yet please',
    'She does not want church people told, only pastor Tunde',
    'he doesnt want his class told',
  ])
    expect(isConfidential(said), said).toBe(true);
  for (const said of [
    'He knows every flag, nothing more than two minutes of lessons though',
    'She does not want to be told what to do',
    'he doesnt want to be told off',
    'he knows all the bus numbers',
  ])
    expect(isConfidential(said), said).toBe(false);
});

test('[PL53] of a list of people one secret takes nobody else along', () => {
  const sheet = (socialSupports: string) =>
    partOf(planFor({ ...bare, socialSupports }), 'Emergency info sheet');
  const open = sheet('Mum Ana 07700 900111, Nan, dad must not know where we live');
  expect(open).toContain('07700 900111');
  expect(open).not.toContain('dad must not');
  expect(sheet('Jane 07700 900222, dad must not get this number')).not.toContain('900222');
});

test('[PL53] words that were there and are gone are the doctor’s', () => {
  expect(tellsOfLoss('No words yet, had "mama" and "ball" at 14 months and lost it')).toBe(true);
  expect(tellsOfLoss('had a few words at two, now gone')).toBe(true);
  expect(tellsOfLoss('said "no way" and lost it with his brother')).toBe(false);
});

test('[PL53] who denies running and goes along with anyone gets no doors and no search', () => {
  expect(deniesButTrusts("Doesn't run off as such but he'll get in a lift with anyone")).toBe(true);
  expect(deniesButTrusts('No, but would leave with anyone who has a dog')).toBe(true);
  expect(deniesButTrusts('No, but he bolted once and went with a stranger')).toBe(false);
  expect(deniesButTrusts('Runs off with anyone')).toBe(false);
  const plan = planFor({
    ...small,
    gender: 'Male',
    wanderingBehavior: "Doesn't run off but he'd go in a lift with anyone",
  });
  expect(partOf(plan, 'Safety')).toMatch(/does not run off.*who alone may fetch/u);
  expect(partOf(plan, 'Safety')).not.toContain('doors and gates shut');
});

test('[PL53] whom somebody would believe makes no tram a danger, and no road', () => {
  const teen = {
    ...bare,
    age: '14',
    carePlans: ['safetyEmergencyPlanning' as const],
    specialInterests: 'old trams of Dublin',
    safetyRisks: 'would believe anybody online who knows about trams',
  };
  expect(partOf(planFor(teen), 'One page')).toContain('What I love: “old trams of Dublin”');
  expect(partOf(planFor(teen), 'Safety')).not.toContain('crossing has lights');
});

test('[PL53] what speaks up for a brother is no danger', () =>
  expect(
    planFor({
      ...small,
      strengths: "tells strangers he's not deaf",
      safetyRisks: 'Tells strangers our address',
    }),
  ).not.toContain('not without danger'));

test('[PL53] strings wind round a neck', () => {
  const plan = (specialInterests: string, age = '3') => planFor({ ...bare, age, specialInterests });
  expect(plan('anything on a string, lanyards')).toContain('wind round a neck');
  expect(plan('string cheese')).not.toContain('wind round a neck');
  expect(plan('ribbons', '9')).not.toContain('wind round a neck');
});

test('[PL53] of a list of medicines only the one for breath stands beside it', () => {
  const page = (medications: string) => partOf(planFor({ ...bare, age: '12', medications }), 'One page');
  const one = page('sertraline 25mg am, started in Sept. Albuterol inhaler before swim');
  expect(one).toContain('“Albuterol inhaler before swim”');
  expect(one).not.toContain('sertraline');
  const two = page(
    'iron tablet every second day (low ferritin), inhaler Ventolin for exercise, melatonin 2mg was tried',
  );
  expect(two).toContain('“inhaler Ventolin for exercise”');
  // What may belong to it stays.
  expect(page('blue inhaler before sport, two puffs, brown one at night')).toContain('brown one at night');
});

test('[PL53] what is given for hives stands on the first page, without the next medicine', () => {
  const page = partOf(
    planFor({
      ...bare,
      allergies: 'milk (hives)',
      medications: 'Cetirizine syrup when hives, Epaderm cream',
    }),
    'One page',
  );
  expect(page).toContain('**Medicine when it is needed:** “Cetirizine syrup when hives”');
  expect(page).not.toContain('Epaderm');
});

test('[PL53] food crammed or kept in the cheeks is the clinic’s, and how it is served stands on the first page', () => {
  for (const said of [
    'Crams food in',
    'Pockets food in cheeks',
    'shovels it all in',
    'holds food in his mouth',
  ])
    expect(tellsOfChewing(said), said).toBe(true);
  for (const said of ['stuffs paper in drawers', 'holds the menu', 'keeps his bits in boxes'])
    expect(tellsOfChewing(said), said).toBe(false);
  const plan = planFor({
    ...small,
    safetyRisks: 'Choking',
    eatingHabits: 'Ham sandwich cut in 8, must be watched. No lumps in mash',
  });
  expect(partOf(plan, 'One page')).toContain('“Ham sandwich cut in 8, must be watched.”');
  expect(partOf(plan, 'Emergency info sheet')).toContain('“No lumps in mash”');
});

test('[PL53] a job calms nobody', () =>
  expect(
    partOf(planFor({ ...bare, notes: 'Dad works 2nd shift so call before 2' }), 'Emergency'),
  ).not.toMatch(/What calms:\*\* “Dad works/u));

test('[PL53] told in the notes alone, diagnosis and medicines leave no blank', () => {
  const sheet = partOf(
    planFor({
      ...bare,
      notes: 'He was diagnosed with autism in May. Takes methylphenidate 10mg in the morning',
    }),
    'Emergency info sheet',
  );
  expect(sheet).toMatch(/\*\*Diagnosis:\*\* (?:see Clinic|“He was diagnosed)/u);
  expect(sheet).toContain('**Medicines (as listed):** see Clinic');
});

test('[PL53] hair that is touched is no thing to be given back', () => {
  const profile = { ...emptyProfile, ...bare, triggers: 'somebody touching her braids' };
  expect(handMade(profile)).toBeDefined();
  expect(planFor(profile)).not.toContain('gets it back');
});

test('[PL28] in a plan that is too long a part with nothing of this child goes', () => {
  const long = {
    ...full,
    notes: 'Every morning begins with the same song. '.repeat(3),
    importantRoles: ['parentsGuardians' as const],
    carePlans: ['customizedCarePlans' as const, 'safetyEmergencyPlanning' as const],
  };
  const plan = planFor(long);
  for (const title of ['Roles', 'Sensory profile', 'Communication'])
    expect(partOf(plan, title) === '' || /[“_]/u.test(partOf(plan, title)), title).toBe(true);
  expect(planFor(bare)).toContain('## Roles');
});

test('[PL53] a wish at a place of danger is arranged, and not counted', () => {
  const goals = (notes: string, safetyRisks: string) =>
    partOf(planFor({ ...bare, age: '7', notes, safetyRisks }), 'Goals');
  const risky = goals('I want him to go to the canal with grandad again.', 'walks into the canal');
  expect(risky).toContain('within arm’s reach each time');
  expect(risky).not.toContain('out of 10');
  const safe = goals('I want him to play with other children.', 'hits other children');
  expect(safe).not.toContain('belongs to a danger');
});

test('[PL53] a hope that pain could be told is no sign of pain', () => {
  const plan = planFor({ ...bare, age: '7', notes: 'Would be great if she could tell us when it hurts.' });
  expect(plan).not.toContain('**Pain:**');
  expect(partOf(plan, 'Goals')).toContain('Would be great if she could tell us');
});

test('[PL53] what the family put on the harness is what is looked to', () => {
  const safety = (safetyRisks: string) => partOf(planFor({ ...small, safetyRisks }), 'Safety');
  expect(safety("unclips the car harness if the guard isn't on")).toContain('What you name is on');
  expect(safety('unbuckles his seat belt')).not.toContain('What you name is on');
});

test.each(['kicks off in the taxi', 'explodes in the car on the way home'])(
  '[PL53] who cannot be driven on is a matter of safety: %s',
  (challenges) =>
    expect(partOf(planFor({ ...small, challenges }), 'Triggers')).toContain(
      'the car stands until everyone is safe',
    ),
);

test('[PL53] where what is set at meals leaves no step, the entry is asked about', () => {
  const plan = planFor({ ...bare, age: '8', challenges: 'chewing his sleeves, shovels food in' });
  expect(plan).not.toContain('what feels right. ');
  expect(
    planFor({ ...bare, age: '8', challenges: 'shovels food in', eatingHabits: 'sausages cut lengthways' }),
  ).toMatch(/## One page[\s\S]*“sausages cut lengthways”[\s\S]*## About/u);
});

test('[PL33] a canal that is loved is water', () =>
  expect(
    planFor({ ...small, specialInterests: 'locks on the canal', safetyRisks: 'no fear of water' }),
  ).toContain('not without danger'));
