// What is told of others, or once, is no step to practise (PL50).
import { expect, test } from 'vitest';
import { isWrongName } from '../reading/told/wrong-name.ts';
import { bare, planFor } from '../testing/sample-children.ts';
import { happenedOnce, isLimitOfCarer, isNamedPeer, isTroubleWithPeer } from './facts-of-others.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each(['kid named Brayden on the bus', 'boy on the bus called Finn', 'girl in his class called "Jade"'])(
  '[PL50] another child, by name: %s',
  (said) => {
    expect(isNamedPeer(said)).toBe(true);
    expect(isTroubleWithPeer(said)).toBe(true);
    expect(isWrongName(said)).toBe(false);
  },
);

test('[PL50] who tells of no other child, and a friend who is missed', () => {
  expect(isNamedPeer('kids shouting')).toBe(false);
  expect(isTroubleWithPeer('When his friend called Sam is off sick')).toBe(false);
  expect(isWrongName('When his friend called Sam is off sick')).toBe(false);
});

test.each([
  "I'm 67 with a crook hip so I can't lift or hold her",
  'I cannot carry him any more',
  "we can't keep up with him when he runs",
  "I'm too old to chase them",
])('[PL50] what the carer’s body cannot do: %s', (said) => expect(isLimitOfCarer(said)).toBe(true));

test.each([
  "she can't hold a pencil",
  "We can't move on until he has finished his drawing",
  "I can't hold a conversation without him shouting",
  "we can't move him on from the ipad",
  "I can't hold her attention",
  'I can’t catch what he says',
  "we can't keep up with the washing",
])('[PL50] no limit of the carer’s body: %s', (said) => expect(isLimitOfCarer(said)).toBe(false));

test.each(['threw a chair in sept at school, suspended 1 day', 'broke a window once'])(
  '[PL50] told as once: %s',
  (said) => expect(happenedOnce(said)).toBe(true),
);

test.each([
  'throws chairs',
  'hit his baby sister with a hammer last week',
  'ran into the road last week',
  'threw a knife in sept',
  'pushed his brother in the pool once',
])('[PL50] once is no reason to say nothing: %s', (said) => expect(happenedOnce(said)).toBe(false));

test.each([
  { triggers: 'hoover, girl in his class called Jade puts her hand down his trousers' },
  { triggers: 'A boy called Finn pulls his trousers down in the toilets' },
  { challenges: 'Kid named Brayden on the bus touches her under her skirt' },
])('[PL32] touched by another child: %o', (told) => {
  const plan = planFor({ ...bare, age: '9', ...told });
  expect(partOf(plan, 'Before everything else')).toContain('Touch like that is never');
  expect(plan).not.toMatch(/The word is put right|What happens between them/u);
});

test('[PL50] another child is named on no page for others', () => {
  const plan = planFor({ ...bare, age: '9', triggers: 'kid named Brayden on the bus, fire drills' });
  expect(partOf(plan, 'One page')).not.toContain('Brayden');
  expect(partOf(plan, 'Emergency')).not.toContain('Brayden');
  expect(partOf(plan, 'Triggers')).toMatch(/Brayden on the bus” What happens between them/u);
});

test('[PL50] what stops the child, the family’s rule and the words stand on the first page', () => {
  const page = partOf(
    planFor({
      ...bare,
      age: '5',
      communication: 'Limited Verbal',
      preferredCommunication: 'Sign Language',
      strengths: 'About 30 spoken words and around 50 signs (more, bus, pain).',
      challenges: "Hits her head when sore. Nobody's to hold her down anyway.",
      wanderingBehavior:
        'Yes. He heads for the road if he hears a tractor. He will stop if you ring a bicycle bell.',
    }),
    'One page',
  );
  expect(page).toContain('**My family’s rule:** “Nobody');
  expect(page).toContain('What brings me: “He will stop if you ring a bicycle bell.”');
  expect(page).toContain('around 50 signs');
});

test('[PL50] who goes into water gets no doors, and a room of the same house no search', () => {
  const wanderingBehavior = 'Not a runner as such. But near water she goes straight in, clothes and all.';
  const water = planFor({ ...bare, age: '13', wanderingBehavior, carePlans: ['safetyEmergencyPlanning'] });
  expect(water).toContain('Near any water one named adult');
  expect(water).not.toMatch(/high latch|doors and gates shut/u);
  const gym = planFor({
    ...bare,
    age: '9',
    wanderingBehavior: 'not really. 1x he walked out of class & sat in the gym, they found him in 10 min',
  });
  expect(gym).not.toMatch(/If Ro is missing|If I run|At roads/u);
});

test('[PL50] a rash from plasters brings no alarm, and what is used is not asked', () => {
  const allergies =
    'None that we know of. He got a rash from plasters (the adhesive) so we use the paper tape.';
  const clinic = partOf(planFor({ ...bare, age: '5', allergies }), 'From your clinic');
  expect(clinic).toContain('with what is used in its place, as you wrote');
  expect(clinic).not.toMatch(/anaphylaxis|ask the doctor what is used/u);
});

test('[PL50] a grown-up who wants to go to college is not there, and learns nothing by what is loved', () => {
  const plan = planFor({
    ...bare,
    age: '18',
    communication: 'Verbal',
    specialInterests: 'fungi',
    activities: 'drawing',
    challenges: 'Wants to do the program at college but missed the deadline',
    medications: 'was on a med last yr, stopped in june, nothing right now',
    carePlans: ['strengthBasedActivities'],
  });
  expect(plan).not.toMatch(/### College|Builds:|doubled dose/u);
});

test('[PL50] where pain is looked for first, nobody looks for what the blow is good for', () => {
  const challenges =
    "Hits her head with her hand when sore. Always check for pain first - tummy, teeth. Nine times out of ten it's tummy. Needs full help with showering and pads.";
  const plan = planFor({ ...bare, age: '13', challenges });
  expect(partOf(plan, 'One page')).toContain("tummy, teeth. Nine times out of ten it's tummy");
  expect(plan).not.toContain('“Nine times');
  expect(partOf(plan, 'Triggers')).not.toMatch(/what it gives her/u);
  expect(partOf(plan, 'Triggers')).toMatch(/showering and pads” Who helps with it each time/u);
});

test('[PL50] nobody who is gone has a task, a wish is no question, and speech that goes is told first', () => {
  const plan = planFor({
    ...bare,
    age: '18',
    communication: 'Verbal',
    challenges:
      "Says they want to do the comics thing but missed it. Shuts down and can't talk for hours after anything big - texts instead, which is fine.",
    triggers: 'Being misgendered (they/them)',
    socialSupports: 'Me (sister). Had a therapist through school but that ended with school.',
    importantRoles: ['parentsGuardians', 'behavioralTherapists'],
    notes: 'Goal is theirs: apply for the January intake.',
  });
  expect(partOf(plan, 'Roles')).toContain('You write that it ended');
  expect(partOf(plan, 'Triggers')).toContain('missed it” See the goals.');
  expect(partOf(plan, 'One page')).toMatch(/How I talk:.*texts instead/u);
  expect(plan).not.toContain('The right name, title');
});
