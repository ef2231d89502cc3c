// A word shared with something else bends nothing: whose voice it is, which fence, which door, which doubt.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { bare, planFor, today } from '../../testing/sample-children.ts';
import { writeCarePlan } from '../../write-care-plan.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const safetyOf = (safetyRisks: string, age = '8') =>
  // Nobody has read anything: what stands there follows from the words alone.
  partOf(
    writeCarePlan({ profile: { ...emptyProfile, ...bare, age, gender: 'Male', safetyRisks }, today }),
    'Safety',
  );

test.each([
  'none that we know',
  'None that we know of',
  'not that we are aware of',
  'no known allergies that I know',
])('[PL7] no allergy known is none: %s', (allergies) => {
  const plan = planFor({ ...bare, age: '3', allergies });
  expect(plan).not.toMatch(/anaphylaxis/);
  expect(partOf(plan, 'Emergency')).toContain('**Allergies:** none known');
});

test.each([
  ['we think she is deaf sometimes, hearing test is booked for june', false],
  ['might be hard of hearing', false],
  ['She is hard of hearing', true],
  ['wears hearing aids, we think they help', true],
])('[PL41] a doubt about hearing is no hearing loss: %s', (notes, isTold) => {
  const plan = planFor({ ...bare, age: '3', wanderingBehavior: 'bolts', notes });
  expect(plan.includes('has a hearing loss')).toBe(isTold);
});

test.each([
  'Needs processing time 10 seconds',
  'needs a full 10 seconds to answer',
  'Wait 10 sec before you ask again',
])('[PL27] the family’s seconds: %s', (interactionStyle) => {
  const plan = planFor({
    ...bare,
    age: '10',
    communication: 'Verbal',
    preferredCommunication: 'Speech',
    interactionStyle,
  });
  expect(partOf(plan, 'One page')).not.toContain('5 seconds');
});

test.each([
  ['climbs trees too high', /Agree how high/],
  ['will climb the fence if chased', /Agree how high/],
  ['climbs on the worktop', /furniture are fixed/],
])('[PL8] a tree is no shelf: %s', (risk, step) => expect(safetyOf(risk)).toMatch(step));

test.each(['opens the door to anyone', 'lets anybody into the flat who has a uniform', 'lets strangers in'])(
  '[PL8] who is let in is another matter than who gets out: %s',
  (risk) => {
    const safety = safetyOf(risk, '16');
    expect(safety).toMatch(/One rule on the door/);
    expect(safety).not.toMatch(/each way out/);
  },
);

test.each([
  ['cycles with headphones', /one ear free/],
  ['walks home in the dark with headphones on', /one ear free/],
  ['goes onto thin ice', /No ice without an adult/],
  ['would go up to any dog', /ask the owner/],
])('[PL8] a step for what is told: %s', (risk, step) => {
  expect(safetyOf(risk, risk.includes('headphones') ? '16' : '8')).toMatch(step);
});

test('[PL8] leaving the house in the morning is no going off', () => {
  const plan = planFor({ ...bare, age: '7', challenges: 'getting out of the house, tying shoes' });
  expect(plan).not.toMatch(/If I run|is missing:/);
  expect(planFor({ ...bare, age: '7', challenges: 'gets out of the house' })).toMatch(/If I run/);
});

test.each(['keeps getting out of the house at 5am', 'getting out of the garden', 'Getting out at night'])(
  '[PL8] among dangers it is: %s',
  (safetyRisks) => expect(planFor({ ...bare, age: '5', safetyRisks })).toMatch(/If I run[\s\S]*latch/),
);

test.each(['getting out of his car seat', 'getting out of bed and onto the wardrobe'])(
  '[PL8] out of a seat or a bed nobody is gone: %s',
  (safetyRisks) => expect(planFor({ ...bare, age: '5', safetyRisks })).not.toMatch(/If I run/),
);

test.each([
  'slaps his face when tired',
  'hitting his ears when loud',
  'bangs her head when cross',
  'punches himself',
])('[PL25] a body that hurts itself is the clinic’s, and nothing is lost: %s', (challenges) => {
  const notes = 'When he slaps give towel and beads, sit the other side of the room.';
  const clinic = partOf(planFor({ ...bare, age: '16', challenges, notes }), 'From your clinic');
  expect(clinic).toContain(challenges);
  expect(clinic).toContain(`Meanwhile, as you wrote: “${notes}”`);
});

test.each(['hits his brother', 'bites his sleeve', 'scratches his name into desks'])(
  '[PL25] and nothing else is: %s',
  (challenges) => expect(partOf(planFor({ ...bare, age: '9', challenges }), 'From your clinic')).toBe(''),
);

test('[PL40] coughing on drinks is the clinic’s', () => {
  const plan = planFor({ ...bare, age: '9', challenges: 'coughing on thin drinks, homework' });
  expect(partOf(plan, 'From your clinic')).toContain('“coughing on thin drinks”');
  expect(partOf(plan, 'Triggers')).not.toContain('coughing');
});

test('[PL40] of a list of dangers only the low mood is the clinic’s', () => {
  const safetyRisks = 'rides without lights, low mood in winter - GP knows';
  const plan = planFor({ ...bare, age: '18', safetyRisks });
  expect(partOf(plan, 'From your clinic')).not.toContain('lights');
  expect(partOf(plan, 'One page')).not.toContain('low mood');
});

test('[PL8] who crawls to the pool goes somewhere, and a wheelchair is no order of a clinic’s', () => {
  const wanderingBehavior = 'no, she uses a wheelchair outside but crawls fast to the pool gate';
  const plan = planFor({ ...bare, age: '9', wanderingBehavior });
  expect(plan).not.toContain('You have not written of any wandering off');
  expect(partOf(plan, 'From your clinic')).toBe('');
});

test('[PL41] what is for after school stands there', () => {
  const notes = 'Joking about it later helps. After school: snack, blanket, no talking.';
  const plan = planFor({ ...bare, age: '7', challenges: 'zorbing after school', notes });
  expect(partOf(plan, 'Triggers')).toMatch(/[Yy]ou wrote: “After school: snack, blanket, no talking\.”/);
});

test('[PL15] told pronouns are not asked for', () => {
  const told = { ...bare, name: 'Kai', age: '7', gender: 'Other' as const, triggers: 'being called a boy' };
  expect(partOf(planFor({ ...told, interactionStyle: 'Kai uses they/them.' }), 'Triggers')).toContain(
    'The name is Kai, and they, them, their.',
  );
  expect(partOf(planFor(told), 'Triggers')).toContain('he, she or they: ____');
});

test.each([
  'getting out the door in the morning',
  'getting out the door for school',
  'getting out the front door on time',
])('[PL8] being late is no going off: %s', (challenges) => {
  const wanderingBehavior = 'will run toward bin lorry';
  const plan = planFor({ ...bare, age: '6', wanderingBehavior, challenges });
  expect(plan).not.toContain('The wandering plan says who does what');
  expect(partOf(plan, 'Safety')).not.toContain(challenges);
});

test('[PL15] hunger is no illness, also where gagging is told', () => {
  const plan = planFor({ ...bare, age: '4', triggers: 'hunger', eatingHabits: 'Gags on anything lumpy.' });
  expect(plan).toContain('“hunger” The body comes first');
  expect(planFor({ ...bare, age: '4', triggers: 'losing weight' })).not.toContain('The body comes first');
});

test('[PL25] what is for coming home is no step for blows, and who is named is asked', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    challenges: "hitting his own head when he can't get it across",
    eatingHabits: 'Gags on anything lumpy.',
    socialSupports: 'Me and my husband, speechie fortnightly',
    notes: 'What helps most is the fridge photos with OUR house at the end so he knows he is coming home.',
  });
  const clinic = partOf(plan, 'From your clinic');
  expect(clinic).not.toContain('fridge');
  expect(plan).toContain('fridge photos');
  expect(clinic).toContain('Whom to ask: “speechie fortnightly”');
  expect(clinic).not.toContain('Whom to ask: ____');
});

test('[PL8] a grille at the balcony is no cooker', () => {
  expect(safetyOf('leans over the balcony, we have put grill')).not.toContain('Knobs');
  expect(safetyOf('touches the hot grill')).toContain('Knobs');
});

test.each(['No penicillin - school aware', 'No nuts or eggs as you know', 'None we know of but eggs'])(
  '[PL7] an allergy behind a no stays: %s',
  (allergies) => expect(planFor({ ...bare, age: '6', allergies })).toContain(allergies),
);

test('[PL1] no line of a carer holds the plan up', () => {
  const start = performance.now();
  planFor({ ...bare, age: '6', notes: `He helped ${'fill'.repeat(40)}1` });
  expect(performance.now() - start).toBeLessThan(20_000);
});
