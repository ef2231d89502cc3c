import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isRisky } from '../dangers.ts';
import { namedSituation } from '../named/named-situation.ts';
import { hidesIndoors } from '../read-moments.ts';
import { goesOutAsAgreed, intoCars, opensWay } from './ways-out.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  ['gets past every latch', true],
  ['unlocks any padlock', true],
  ['proper escape artist', true],
  ['opens every door for visitors', false],
  ['good with jigsaws', false],
])('[PL33] gets through what is closed: %s', (said, is) => expect(opensWay(said)).toBe(is));

test('[PL33] a door opened with a tool, told as a danger, is asked about as a door', () => {
  const plan = planFor({
    ...bare,
    age: '6',
    safetyRisks: 'opens the front door with a broom',
    wanderingBehavior: 'runs',
  });
  expect(partOf(plan, 'Safety')).toMatch(/broom” [^\n]*Which doors, windows/);
  expect(partOf(plan, 'Safety')).toContain('No lock alone');
  expect(plan).not.toContain('high latch');
});

describe('[PL33] a lock that is opened', () => {
  const plan = planFor({
    ...bare,
    age: '6',
    strengths: 'sunny, can unlock every bolt',
    wanderingBehavior: 'to the pier',
  });
  test('is nothing loved, and is asked about under Safety', () => {
    expect(plan).not.toMatch(/unlock every bolt:\*\*/i);
    expect(partOf(plan, 'One page')).not.toContain('unlock');
    expect(partOf(plan, 'Safety')).toMatch(/“can unlock every bolt” [^\n]*Which doors/);
  });
  test('no latch of ours is said to hold', () => {
    expect(plan).not.toContain('high latch');
    expect(partOf(plan, 'Safety')).toMatch(/No lock alone keeps them in/);
  });
});

describe('[PL8] a child who runs, or has no sense of roads', () => {
  test.each([
    { wanderingBehavior: 'runs to the bakery' },
    { safetyRisks: 'walks behind cars that reverse' },
    { challenges: 'holding hands near the road' },
  ])('has a plain rule for roads: %o', (some) => {
    const plan = planFor({ ...bare, age: '5', sensorySensitivities: ['Touch'], ...some });
    expect(partOf(plan, 'Safety')).toMatch(
      /At every road and car park an adult walks between \p{L}+ and the cars[^\n]*a hand, a strap or a wrist link/u,
    );
    expect(partOf(plan, 'One page')).toMatch(/\*\*At roads:\*\* Hold my hand/);
    expect(partOf(plan, 'One page')).toContain('Touch me without asking, except to keep me safe');
    expect(plan).not.toMatch(/only if (?:he|she|they) likes? it/);
  });
  test('refusing a hand at a road is not taken for a preference', () => {
    const plan = planFor({ ...bare, age: '5', challenges: 'to give hand in the street, wugs' });
    expect(plan).not.toContain('“to give hand in the street” What helps');
    expect(partOf(plan, 'Safety')).toMatch(/At every road and car park/);
  });
  test('who is thirteen is not led by the hand', () =>
    expect(planFor({ ...bare, age: '15', wanderingBehavior: 'runs to the bakery' })).not.toContain(
      'wrist link',
    ));
});

describe('[PL8] where to search', () => {
  const plan = planFor({
    ...bare,
    age: '5',
    wanderingBehavior:
      'Yes. Gone in 10 seconds. Bolts on the door, chime in the hall, the ranger has his photo',
    safetyRisks: 'pond at the farm, gets into random vans',
  });
  test('is not at the bolts, which stand in the plan', () => {
    expect(partOf(plan, 'Emergency')).toMatch(
      /\*\*Places to look first:\*\* water, and as the family wrote: “pond at the farm”/,
    );
    expect(partOf(plan, 'One page')).not.toContain('chime in the hall');
    expect(partOf(plan, 'Safety')).toMatch(/- “Yes\. Gone in 10 seconds\. Bolts on the door/);
    expect(partOf(plan, 'Safety')).toMatch(/Keep the doors as you wrote/);
  });
  test('the danger of being driven off is its own', () => {
    expect(partOf(plan, 'Safety')).toMatch(/Who alone may drive them/);
    expect(partOf(plan, 'Safety')).toMatch(/water first; gets into strangers’ cars/);
    expect(intoCars.test('gets into the car by himself')).toBe(false);
  });
  test('is where the family says that the child hides', () => {
    const told = 'hides in the attic at thunder, you wont find him. look behind the trunks';
    const hidden = planFor({ ...bare, age: '15', safetyRisks: told });
    expect(partOf(hidden, 'Emergency')).toContain(`**Places to look first:** as the family wrote: “${told}”`);
    expect(partOf(hidden, 'Safety')).toContain(`look as you wrote: “${told}”`);
  });
  test('of two things the one that is a place', () =>
    expect(
      partOf(
        planFor({ ...bare, age: '4', safetyRisks: 'gate shut, spare with nan. sits on the bridge' }),
        'Emergency',
      ),
    ).toMatch(/as the family wrote: “sits on the bridge”/));
});

test.each([
  ['No. goes out with staff', 38, true],
  ['goes out with staff.', 13, true],
  ['goes out with staff', 12, false],
  ['goes out with staff', null, false],
  ['Goes out with mum and bolts to the pond', 13, false],
  ['goes out with staff but runs off into the road', 38, false],
  ['goes out with dad and slips away', 20, false],
])('[PL8] out with somebody, and nothing behind it: %s at %s', (said, age, is) =>
  expect(goesOutAsAgreed(said, age)).toBe(is),
);

test('[PL33] a comfort is not taken for a danger because of one shared word', () => {
  const profile = {
    ...emptyProfile,
    comfortItems: 'fire engine (red)',
    safetyRisks: 'rides the engine of the mower',
  };
  expect(isRisky('fire engines', profile)).toBe(false);
  expect(isRisky('toy vans', { ...emptyProfile, safetyRisks: 'jumps in strangers vans' })).toBe(false);
});

describe('[PL15] a real alarm', () => {
  const plan = planFor({ ...bare, age: '7', triggers: 'tsunami horn, wugs' });
  test('is shelter first, practice second', () => {
    expect(partOf(plan, 'Triggers')).toMatch(
      /“tsunami horn” When it is real, shelter or the way out comes first[^\n]*calm days/,
    );
    expect(partOf(plan, 'One page')).toMatch(/“tsunami horn” → take me to shelter/);
  });
});

test.each([
  ['lost, and never once', () => goesOutAsAgreed('he was lost then '.repeat(600), 16)],
  ['one long word behind a place', () => hidesIndoors(`no, hides under tables when ${'a'.repeat(4000)}1`)],
  [
    'one long word behind a topic',
    () => namedSituation(`personal space with ${'a'.repeat(4000)}1`, undefined),
  ],
])('a long text takes no longer than it is: %s', (_, read) => {
  const start = performance.now();
  read();
  expect(performance.now() - start).toBeLessThan(1000);
});
