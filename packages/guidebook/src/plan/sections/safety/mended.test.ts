// What a plan of a new profile got wrong once, in other words: each kind with what it must not touch.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { isDangerous } from '../../reading/dangers.ts';
import { hardEntriesOf } from '../../reading/hard-entries.ts';
import { toldOfHarm } from '../../reading/harm/told-of-harm.ts';
import { onlyCrawls } from '../../reading/told/ways-out.ts';
import { bare, planFor } from '../../testing/sample-children.ts';
import { fromFirst } from '../rule-lines.ts';
import { deniesPlainly } from './search-places.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL15] a danger', () => {
  test('where a gate does not hold, no gate is advised', () => {
    const plan = planFor({ ...bare, age: '3', safetyRisks: 'climbs. stair gate means nothing to him' });
    expect(plan).not.toMatch(/A gate at the top/);
    expect(plan).toMatch(
      /fixed to the wall from today, windows have restrictors that adults open at once in a fire/,
    );
  });

  test('who hits out only when grabbed is given room, and the box stays whole', () => {
    const safetyRisks = 'will kick out if he’s grabbed or cornered. he wont if he has space';
    const plan = planFor({ ...bare, age: '9', gender: 'Male', safetyRisks });
    expect(partOf(plan, 'One page')).toContain('rab or corner me');
    expect(partOf(plan, 'One page')).not.toContain('“he wont if he has space”');
    expect(partOf(plan, 'Safety')).toContain(`“${safetyRisks}” Nobody grabs, corners or blocks him`);
    expect(plan).not.toContain('leave nobody smaller alone');
  });

  test.each([
    ['Always climbs out of windows', /restrictor/],
    ['There is a pond in the garden and he walks into it', /water|pond/i],
    ['Climbs the garden fence, there is a river behind it', /nothing to climb|climb/i],
  ])('keeps its steps: %s', (safetyRisks, steps) => {
    const safety = partOf(planFor({ ...bare, age: '9', safetyRisks }), 'Safety');
    expect(safety.replaceAll(/“[^”]*”/g, '')).toMatch(steps);
  });

  test('a hand in a lift door', () => {
    const plan = planFor({ ...bare, age: '7', safetyRisks: 'lift doors - puts hand to stop' });
    expect(plan).toContain('no hand goes between the doors');
    expect(plan).not.toContain('steps in first and out last');
  });
});

test.each(['no, cant reach the latch yet', 'Never goes alone', 'no', 'No. goes out with staff'])(
  '[PL8] “%s” is no place to search',
  (wanderingBehavior) => {
    const plan = planFor({ ...bare, age: '9', wanderingBehavior, challenges: 'runs into the road' });
    expect(plan).not.toMatch(new RegExp(`(?:wrote|missing:\\*\\*|run:\\*\\*)[^\\n]*“${wanderingBehavior}`));
  },
);

test('[PL8] on heights a plan gives one order', () => {
  const plan = planFor({
    ...bare,
    age: '3',
    safetyRisks: 'climbs on the roof',
    wanderingBehavior: 'yes, runs to the pond',
  });
  expect(plan).toContain('go quietly from the side and take hold');
  expect(plan).not.toMatch(/never up a height|Up high: do not chase/);
});

describe('[PL40] what a doctor sees first', () => {
  test('wetting that is new', () => {
    const plan = planFor({
      ...bare,
      age: '9',
      challenges: 'handwriting, wetting the bed again since October',
    });
    expect(partOf(plan, 'From your clinic')).toMatch(/Wetting or soiling that is new/);
    expect(plan).not.toMatch(/two sheets/i);
  });

  test('a head that is struck where others would tell of pain', () => {
    const plan = planFor({
      ...bare,
      age: '7',
      gender: 'Male',
      challenges: 'telling when he has pain, he only laughs or hits head',
    });
    expect(partOf(plan, 'From your clinic')).toMatch(/A doctor looks for pain and for the reason first/);
  });

  test('a child who cries in the car is no baby', () =>
    expect(planFor({ ...bare, age: '9', challenges: 'handwriting, crying in the car' })).not.toContain(
      'baby',
    ));
});

test.each([
  ['hair washing is a nightmare, takes 2 of us', 1],
  ['puts everything in mouth, stones etc', 1],
  ['anniversary of mum, 9 Nov, week either side', 1],
  ['smoke alarm test, Mon 10am', 1],
  ['agency staff he doesnt know, esp at nights', 1],
  ['being told too early OR too late. day before is about right', 1],
  ['hoover, dryer, blender etc', 1],
  ['queues, Monday mornings', 2],
])('[PL15] a scrap stays with the entry before it: %s', (told, count) =>
  expect(hardEntriesOf(told)).toHaveLength(count),
);

test('[PL33] a flat cap is no small thing to choke on', () => {
  const plan = planFor({
    ...bare,
    age: '38',
    comfortItems: 'Flat cap',
    safetyRisks: 'choking (had one Jan)',
  });
  expect(plan).not.toContain('not without danger');
  expect(isDangerous('bottle caps in her mouth')).toBe(true);
});

describe('[PL35] what is for the adults', () => {
  const page = (told: object) => partOf(planFor({ ...bare, age: '6', ...told }), 'One page');

  test('stands not beside a comfort thing', () => {
    const told = page({
      comfortItems: 'Bluey plush (have a backup in the closet dont tell her), sunglasses (pink)',
    });
    expect(told).not.toContain('backup');
    expect(told).toContain('sunglasses (pink)');
  });

  test('nor what relatives say, and what is asked of whoever writes', () => {
    expect(
      page({ notes: 'in laws are saying it is only late speech. Pls explain simply so i can show them' }),
    ).not.toMatch(/late speech|explain simply/);
    expect(page({ notes: 'Please tell him before anyone comes in.' })).toContain('Please tell him');
  });
});

test('[PL38] no den, trip or meal out offers food or water where a clinic sets the meals', () => {
  for (const age of ['4', '7', '9', '12', '15'])
    expect(
      planFor({
        ...bare,
        age,
        triggers: 'eating out, school trips, parties, sports day',
        challenges: 'excitement',
        eatingHabits: 'fed by a G-tube, set by the hospital dietitian',
      }),
    ).not.toMatch(/likes to eat|own food|quiet food|with water/u);
});

describe('[PL15] what a mend must not hide', () => {
  test.each(['chews marker caps', 'caps in his mouth'])('small things stay a danger: %s', (said) =>
    expect(isDangerous(said)).toBe(true),
  );

  test.each(['crawls towards the river', 'shuffles into the sea', 'crawls into traffic'])(
    'a baby that crawls where it may die is searched for: %s',
    (said) => expect(onlyCrawls(said, 2)).toBe(false),
  );

  test.each([
    'Never stays put, leaves by the back door at night',
    'No warning, just goes',
    'nope, gets in strangers cars',
    'none of the gates hold him, he gets out',
  ])('a sentence that begins with no is no denial by that: %s', (said) =>
    expect(deniesPlainly(said)).toBe(false),
  );

  test('a second danger that may kill is asked about beside a gate', () => {
    const plan = planFor({ ...bare, age: '4', safetyRisks: 'climbs over the gate and runs into the pond' });
    expect(plan).toMatch(/pond|water/u);
  });

  test('a long line of figures among medicines costs no time', () => {
    const line = `lamotrigine 150 ${'1am1am11'.repeat(12)}!, midazolam if seizure`;
    expect(fromFirst(line, (part) => part.includes('midazolam'))).toBe(line);
  });

  test('a road told beside harm stays a danger of the whole plan', () => {
    const told = toldOfHarm({
      ...emptyProfile,
      notes: 'The teacher hits him. He told us he runs into the road to get away.',
    });
    expect(told).toEqual(['The teacher hits him.']);
  });
});

test.each(['No photos of her anywhere please.', 'Please never post photos of her.'])(
  '[PL15] a photo goes to nobody where none may: %s',
  (notes) => {
    const carePlans = ['safetyEmergencyPlanning' as const];
    const plan = planFor({
      ...bare,
      age: '8',
      gender: 'Female',
      carePlans,
      notes,
      wanderingBehavior: 'Runs off to the shops',
    });
    expect(plan).not.toMatch(/a photo and your number/);
    const other = planFor({
      ...bare,
      age: '8',
      carePlans,
      notes: 'She loves photos.',
      wanderingBehavior: 'Runs off to the shops',
    });
    expect(other).toMatch(/a photo and your number/);
  },
);
