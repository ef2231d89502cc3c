// Going off from another place than home, and families who say not to chase (PL8, PL41).
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const safetyOf = (wanderingBehavior: string, age = '8') =>
  partOf(planFor({ ...bare, age, gender: 'Male', wanderingBehavior }), 'Safety');

test.each([
  'yes run off in the mall, very fast. we use wrist strap',
  'Has left the classroom twice this year, both times to the music room.',
  'No. Would get on a bus mind you, did it once',
  'Runs out of the cafeteria to the elevator',
  'bolts in supermarkets',
  'At the park he climbs over the fence',
  'runs through the doors in shops',
])('[PL8] doors of the house are no help elsewhere: %s', (told) => {
  const safety = safetyOf(told);
  expect(safety).not.toMatch(/latch|chime|doors and gates/);
  expect(safety).toMatch(/Where it happens, one named adult/);
});

test.each([
  'got out the front door once',
  'goes out if door open',
  'bolts',
  'out of the garden gate at night',
  'Opens the door and walks to the shop alone',
  'climbs over the fence and goes to the park',
  'Unlocks the door and walks to nursery',
])('[PL8] at home the way out is closed: %s', (told) => expect(safetyOf(told)).toMatch(/latch|chime/));

test('[PL8] what the child goes for gets its own times', () => {
  expect(safetyOf('left class twice to the music room')).toMatch(/set times in the day for what/);
  expect(safetyOf('In the supermarket he runs to the toys')).toMatch(/set times in the day for what/);
  for (const told of [
    'runs from the playground into the road',
    'At the station he runs to the tracks',
    'In the park he goes to the edge of the pond',
    'At school he runs to the busy road',
    'On trips she walks to the motorway bridge',
  ])
    expect(safetyOf(told)).not.toMatch(/set times in the day for what/);
});

describe('[PL41] nobody chases where the family says so', () => {
  test.each([
    'runs at the park, dont run after him its a game',
    'bolts if you chase he goes faster',
    'walks off. Never chase him',
    'Leaves the classroom when at a 4, goes to the library. Let him.',
    'runs off at break, climbs the fence if chased',
  ])('%s', (told) => {
    const plan = planFor({ ...bare, age: '9', gender: 'Male', wanderingBehavior: told });
    expect(plan).not.toMatch(/after (?:him|me) at once/);
    expect(plan).toMatch(/nobody chases/i);
  });

  test('who answers a message is asked before a search begins', () => {
    const wanderingBehavior = 'Left once, walked to the skate park. text and wait, she comes back';
    const plan = planFor({ ...bare, age: '13', gender: 'Female', wanderingBehavior });
    expect(plan).not.toMatch(/Call the emergency number at once/);
    expect(partOf(plan, 'Safety')).toMatch(
      /1\. First do as the family wrote: “Left once[\s\S]*no answer within/,
    );
    expect(planFor({ ...bare, age: '6', wanderingBehavior })).toMatch(/Call the emergency number at once/);
  });
});

test.each([
  ['Runs into the road', 'His favourite game is chase.'],
  ['Runs into the road', 'No running after lunch, he is sick.'],
  ['Runs into the road when dogs chase him', ''],
])('[PL41] nobody wrote not to chase: %s %s', (wanderingBehavior, notes) =>
  expect(planFor({ ...bare, age: '4', gender: 'Male', wanderingBehavior, notes })).not.toMatch(
    /nobody chases/i,
  ),
);

test.each([
  'Runs to the river. If he is gone call us straight away.',
  'Leaves at night. Never answers her phone.',
])('[PL8] a call to the family is no answer of the child: %s', (wanderingBehavior) =>
  expect(planFor({ ...bare, age: '12', wanderingBehavior })).toMatch(/Call the emergency number at once/),
);
