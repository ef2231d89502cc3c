import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { dangerRows } from '../../danger-rows.ts';
import { bare, planFor } from '../../testing/sample-children.ts';
import { namesPlace } from './ways-out.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const small: Partial<ChildProfile> = { ...bare, age: '8', carePlans: ['safetyEmergencyPlanning'] };

test.each([
  ['runs to the ferry kiosk', true],
  ['hides under the stage. Look low', true],
  ['If there is a piano thats where she is', true],
  ['bolts when upset', false],
  ['gone in a second', false],
  ['runs away from noise', false],
])('[PL8] names a place: %s', (said, is) => expect(namesPlace(said)).toBe(is));

test('[PL8] where the family names the place, it is searched first and water after it', () => {
  const wanderingBehavior = 'crawls off and hides under the trailers. Look low';
  const plan = planFor({ ...small, wanderingBehavior });
  expect(partOf(plan, 'Safety')).toMatch(/wears?; search the family’s places, then water/);
  expect(partOf(plan, 'Safety')).toMatch(/If you are alone: the family’s order, then water/);
  expect(partOf(plan, 'One page')).toContain(
    `Look as my family wrote: “${wanderingBehavior}” Then at any water.`,
  );
  expect(partOf(plan, 'Emergency')).toMatch(/look first:\*\* as the family wrote: “[^”]*”; then water/);
  expect(plan).not.toContain('water first');
});

test('[PL8] what happened once is a place, and nothing that somebody does', () => {
  const plan = planFor({
    ...small,
    challenges: 'no sense of road at all, got out the front door twice, neighbour found him by the canal',
  });
  expect(partOf(plan, 'One page')).toMatch(/water first, and meanwhile where I was found before: “no sense/);
  expect(partOf(plan, 'Safety')).toMatch(/One looks where somebody found \p{L}+ before: “no sense/u);
  expect(partOf(plan, 'Emergency')).toMatch(/look first:\*\* water, and found before: “no sense/);
  const known = planFor({ ...small, wanderingBehavior: 'goes to the canal, found him there twice' });
  expect(known).toContain('as my family wrote: “goes to the canal');
});

test('[PL8] where none is named, water stays first', () => {
  const plan = planFor({ ...small, wanderingBehavior: 'bolts when upset' });
  expect(partOf(plan, 'Safety')).toMatch(/wears?; search water first/);
  expect(partOf(plan, 'Safety')).toMatch(/Search water first/);
});

test.each([
  'she runs as soon as the door opens',
  'bolts when upset',
  'goes for long walks to calm down, always comes back',
  'ran off twice last year',
])('[PL8] no place is searched that is none, and it is told all the same: %s', (wanderingBehavior) => {
  const plan = planFor({ ...small, wanderingBehavior });
  expect(plan).not.toMatch(/as (?:my|the) family wrote: “/);
  for (const part of ['One page', 'Safety', 'Emergency'])
    expect(partOf(plan, part)).toContain(wanderingBehavior);
});

test('[PL8] hiding under a table is no going off', () => {
  const plan = planFor({ ...small, wanderingBehavior: 'no but hides under tables' });
  expect(plan).toContain('“no but hides under tables”');
  expect(plan).not.toMatch(/If I run|At roads/);
});

test.each(['runs to the river by the mill', 'If gone look at the pond first'])(
  '[PL8] where the place is water, water is said first: %s',
  (wanderingBehavior) =>
    expect(partOf(planFor({ ...small, wanderingBehavior }), 'Safety')).toMatch(/wears?; search water first/),
);

test('[PL41] who talks with a device is said to', () =>
  expect(
    planFor({ ...small, communication: 'Uses Assistive Devices', wanderingBehavior: 'runs to the kiosk' }),
  ).toMatch(/Say: autistic[^\n]*talks with a device/));

test('[PL41] who goes first stands in the call, beside responders and on the sheet', () => {
  const first = 'Aunt or grandpa must go first, strangers make her climb higher.';
  const plan = planFor({ ...small, wanderingBehavior: 'goes to the tall oak', notes: first });
  expect(partOf(plan, 'Safety')).toContain(`Say this too, as the family wrote: “${first}”`);
  expect(partOf(plan, 'Emergency')).toContain(`For police and crews:** “${first}”`);
});

test.each([
  ['level crossing by the mill', /crosses no line/],
  ['sleeps under parked vans', /looked under and behind/],
  ['plays with the lift doors', /no hand goes between the doors/],
  ['leans out of windows', /Locks or restrictors/],
])('[PL15] is no matter of traffic: %s', (said, asks) => {
  const [row] = dangerRows.filter(({ words }) => words.test(said));
  expect(row?.ask).toMatch(asks);
});

test('[PL8] a child who lies under parked cars gets no rule for roads', () =>
  expect(planFor({ ...small, safetyRisks: 'lies under parked cars' })).not.toMatch(
    /on the (?:side of the )?cars? ?side/,
  ));

test('[PL8] a tracker is opened before anybody guesses', () =>
  expect(partOf(planFor({ ...small, wanderingBehavior: 'runs off. AirTag in her shoe' }), 'Safety')).toMatch(
    /One opens the tracker at once: “[^”]*AirTag in her shoe”/,
  ));

test.each([
  [{ age: '3', specialInterests: 'beads' }, /Small things can be swallowed/],
  [{ age: '2', activities: 'up and down the stairs' }, /Stairs: an adult below/],
  [{ age: '8', activities: 'bath', safetyRisks: 'water' }, /within arm’s reach the whole time/],
  [{ age: '4', activities: 'hose, rides the tractor' }, /may mean machines[^\n]*Which adult is with/],
  [
    { age: '8', specialInterests: 'drains', wanderingBehavior: 'goes for any drain' },
    /Drains:\*\* Loved, and not without danger/,
  ],
] as const)('[PL33] loved, and not without an adult: %o', (some, says) =>
  expect(partOf(planFor({ ...bare, ...some }), 'About')).toMatch(says),
);

describe('[PL8] what the family wrote of a search', () => {
  test.each([
    ['if missing begin with the cellars not the yard.', 'rides the goods lift'],
    [
      'When lost in the market he climbs to the gallery and waits. Ring the caretaker.',
      'enters strange houses to look at clocks',
    ],
  ])('comes first, with whom to ring: %s', (notes, wanderingBehavior) => {
    const plan = planFor({
      ...bare,
      age: '14',
      communication: 'Verbal',
      notes: `Likes tea. ${notes}`,
      wanderingBehavior,
    });
    expect(partOf(plan, 'Safety')).toMatch(/the family’s places, then water/);
    for (const title of ['Safety', 'Emergency', 'One page']) expect(partOf(plan, title)).toContain(notes);
    expect(partOf(plan, 'Emergency')).toMatch(/look first:\*\* as the family wrote/);
  });

  test('cold and heat change the call and what is done then', () => {
    const cold = planFor({
      ...small,
      wanderingBehavior: 'walks to the ski hut',
      safetyRisks: 'minus 20, takes his coat off',
    });
    expect(partOf(cold, 'Safety')).toMatch(/2\. When it is cold, say that first[^\n]*“minus 20/);
    expect(partOf(cold, 'Safety')).toMatch(/dry, warm and out of the wind/);
    const hot = planFor({
      ...small,
      wanderingBehavior: 'walks to the ski hut',
      safetyRisks: 'overheats in the sun',
    });
    expect(partOf(hot, 'Safety')).toMatch(/When it is hot, say that first[^\n]*“overheats/);
    const other = planFor({
      ...small,
      wanderingBehavior: 'walks to the kiosk',
      safetyRisks: 'dogs',
      notes: 'Hates cold milk.',
    });
    expect(partOf(other, 'Safety')).not.toMatch(/When it is (?:cold|hot)/);
  });

  test('nobody is chased or stood before at an edge', () => {
    for (const age of ['7', '15']) {
      const safety = partOf(
        planFor({
          ...small,
          age,
          wanderingBehavior: 'gets up on the barn roof',
          safetyRisks: 'climbs scaffolding',
        }),
        'Safety',
      );
      expect(safety).toMatch(/At an edge or up high: keep back, do not chase, and call for help/);
      expect(safety).not.toMatch(/drop: (?:stand between|take hold)|Feet down|close below/);
    }
  });

  test('who is small is taken hold of at an edge, quietly', () => {
    const safety = partOf(
      planFor({
        ...small,
        age: '3',
        wanderingBehavior: 'climbs on the balcony stool',
        safetyRisks: 'climbs',
      }),
      'Safety',
    );
    expect(safety).toMatch(
      /At an edge or up high: do not shout or chase; go quietly from the side and take hold/,
    );
  });

  test.each([
    ['7', 'she hides more than she runs. look in the loft'],
    ['15', 'enters other gardens to see the hens'],
    ['15', 'does not run, takes the number 9 bus'],
  ])('who does not run is not told as running: %s %s', (age, wanderingBehavior) => {
    const page = partOf(planFor({ ...small, age, communication: 'Verbal', wanderingBehavior }), 'One page');
    expect(page).not.toContain('If I run');
    expect(page).toMatch(/If I am missing:\*\* Call[^\n]*Look as my family wrote/);
  });
});

describe('[PL8] a place that was told is looked at', () => {
  test.each([
    ['Has left the room for the front office 3x this year. Always goes there.', 'front office'],
    ['runs away from playground, in direction of tram stop', 'tram stop'],
    ['slips out of class to the music room', 'music room'],
    ['left assembly twice for the caretaker’s hut', 'hut'],
  ])('%s', (wanderingBehavior, place) => {
    const plan = planFor({ ...bare, age: '8', wanderingBehavior });
    expect(plan).not.toMatch(/places the family knows: ____/);
    expect(plan).toMatch(
      new RegExp(`Two people go at once\\. One looks as the family wrote: [^\\n]*${place}`),
    );
    expect(plan).toMatch(new RegExp(`Places to look first:\\*\\* as the family wrote: [^\\n]*${place}`));
  });

  test.each([
    'walks off when overloaded, let him, he goes to the library',
    'If it is too loud he walks out and goes to the bike shed.',
    'Storms off after lessons, usually to the art room.',
  ])('also in the notes: %s', (notes) => {
    const plan = planFor({ ...bare, age: '11', wanderingBehavior: 'no', notes });
    expect(plan).toMatch(/Places to look first:\*\* as the family wrote: /);
  });

  test.each([
    'Yes - goes for gates. Pool fence checked, latch on side gate. Got to the neighbours once',
    'runs to the park. Garden gate is fitted now, we put up a fence',
    'goes to the shop, all windows secured',
  ])('a precaution is none: %s', (wanderingBehavior) => {
    const plan = planFor({ ...bare, age: '4', wanderingBehavior });
    const looked = plan.split('\n').filter((line) => /Two people go at once|Places to look first/.test(line));
    expect(looked.join('\n')).not.toMatch(/fence|latch|fitted|secured/);
  });
});
