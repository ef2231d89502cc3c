// The family's orders for safety: whole, on the first page, and nothing of ours against them.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answersByPhone, forbidsChase, isLongAgo, isSafetyOrder, tellsHold } from './family-orders.ts';
import { bare, planFor } from './testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL41] where the family wrote how to hold the child, nobody is told never to touch or to come from the front', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    sensorySensitivities: ['Touch'],
    safetyRisks: 'rips. hold the back of her top not the hand',
  });
  expect(partOf(plan, 'One page')).toContain('except to keep me safe as my family wrote');
  expect(plan).not.toMatch(/never from behind|one arm's length/);
  expect(tellsHold({ ...emptyProfile, safetyRisks: 'wont hold hands' })).toBe(false);
});

test.each([
  ['hold his wrist not hand', true],
  ['keep the gate locked', true],
  ['walk up the hill behind monastery alone.', false],
  ['walk to the river', false],
  ['use stairs alone', false],
])('[PL41] %s is an order: %s', (said, isOne) => expect(isSafetyOrder(said)).toBe(isOne));

test('[PL41] a danger is never printed as what keeps the child safe', () => {
  const plan = planFor({ ...bare, age: '9', wanderingBehavior: 'walk up the hill alone. dog goes too' });
  expect(plan).not.toMatch(/So that I am safe|Before it happens, everyone/);
});

test.each(['9', '16', '27'])('[PL41] dangers stand on the first page and on the sheet at %s', (age) => {
  const safetyRisks = 'tries his keys in other peoples doors. Cops not always';
  const plan = planFor({ ...bare, age, safetyRisks });
  expect(partOf(plan, 'One page')).toContain(`**Keep me safe:** “${safetyRisks}”`);
  expect(partOf(plan, 'Emergency')).toContain(`**Dangers:** “${safetyRisks}”`);
  expect(plan).not.toContain('Everyone keeps to this');
});

test('[PL41] a street that is hard to cross is a danger, and no place to search', () => {
  const plan = planFor({ ...bare, age: '8', challenges: 'cross the street, blorfs' });
  expect(partOf(plan, 'One page')).toContain('**Keep me safe:** “cross the street”');
  expect(plan).not.toContain('is missing:');
});

test('[PL41] no latch where the way must stay free, none where it was long ago, and none at a school', () => {
  const of = (told: object) => partOf(planFor({ ...bare, age: '10', ...told }), 'Safety');
  const wanderingBehavior = 'walks to the rink';
  expect(of({ wanderingBehavior })).toContain('high latch');
  expect(of({ wanderingBehavior, safetyRisks: 'dont block the door' })).not.toContain('high latch');
  expect(of({ wanderingBehavior: "hasn't since 2021. used to walk to the rink" })).not.toContain(
    'high latch',
  );
  expect(of({ wanderingBehavior: 'legs it from school over the fence' })).not.toContain('high latch');
  expect(isLongAgo('not since the new gate')).toBe(true);
});

test('[PL41] beside a measure of the family stands no stock one, and a drop gets no line on water', () => {
  const of = (safetyRisks: string, age = '9') => partOf(planFor({ ...bare, age, safetyRisks }), 'Safety');
  expect(of('gets out of moving cars. child lock AND headphones on')).not.toMatch(/no traffic|car-seat/);
  expect(of('goes on roofs. We agreed: flat ones, with phone', '19')).not.toContain('unsteady');
  expect(of('cliff path')).toContain('there is a drop a named adult');
});

const sam = { ...emptyProfile, name: 'Sam Lee' };

test.each([
  ['Runs to the canal. Hold the back of her top, she hits out if you take her hand.', true],
  ['Runs to the road. On a lead when we are out.', true],
  ['has a wrist strap', true],
  ['Runs up to dogs on a lead', false],
  ['she bites if you take her hand', false],
  ['Hold his hand when he cries', false],
  ['dont take his hand', false],
])('[PL41] %s tells how to hold the child: %s', (wanderingBehavior, tells) =>
  expect(tellsHold({ ...sam, wanderingBehavior })).toBe(tells),
);

test.each([
  'Will text me where she is.',
  'text and wait, she comes back',
  'Walks to the park and texts me',
  'She went out twice and always answers her phone',
  'Sam rings us when he is there',
  'Text her first, she comes',
])('[PL8] who answers is asked first: %s', (wanderingBehavior) =>
  expect(answersByPhone({ ...sam, wanderingBehavior })).toBe(true),
);

test.each([
  'Runs to the river. If he is gone call us straight away.',
  'Leaves the house at night. Never answers her phone.',
  'If he is gone the school calls us',
  'The neighbour sees him and rings us',
  'Never texts us',
  'Call her name, she may come',
  'Call her dad straight away',
  'Answers if you call',
  'You can call us any time',
])('[PL8] no answer of the child: %s', (wanderingBehavior) =>
  expect(answersByPhone({ ...sam, wanderingBehavior })).toBe(false),
);

test.each([
  { wanderingBehavior: 'Runs off. Don’t chase Sam' },
  { wanderingBehavior: 'Runs off, no chasing please' },
  { wanderingBehavior: 'Chasing makes it worse' },
  { notes: 'Never run after him.' },
  { notes: 'If you chase him he goes faster.' },
])('[PL41] nobody chases: %o', (told) => expect(forbidsChase({ ...sam, ...told })).toBe(true));

test.each([
  { wanderingBehavior: 'Runs into the road when he chases a ball' },
  { wanderingBehavior: 'Runs into the road when chased by a dog' },
  { wanderingBehavior: 'Runs into the road. Don’t go after dark' },
  { interactionStyle: 'Likes to choose where to sit. Let him.' },
  { notes: 'He loves it when you chase him.' },
  { notes: 'No chasing games after lunch.' },
  { notes: 'He never chases the cat.' },
  { wanderingBehavior: 'Always chase him, he bolts into the road.' },
  { wanderingBehavior: 'You must chase her, she runs faster than you think.' },
  { wanderingBehavior: 'Runs to the canal. When chased he stops.' },
  { wanderingBehavior: 'Chase him, he bolts for the road' },
])('[PL41] nobody wrote not to chase: %o', (told) => expect(forbidsChase({ ...sam, ...told })).toBe(false));
