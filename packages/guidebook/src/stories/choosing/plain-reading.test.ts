import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { telling, textOf } from '../testing/story-test-kit.ts';
import { withoutUnnamed } from './named-people.ts';
import { plainReading } from './plain-reading.ts';

const read = (about: string, nearest: EntryReading['nearest']) =>
  plainReading({ nearest, none: 0 }, about, readStoryLine(about, 'm')).nearest;

const dentists: EntryReading['nearest'] = [
  { id: 'a-new-dentist-or-hygienist', chance: 0.48 },
  { id: 'a-visit-to-the-dentist', chance: 0.45 },
  { id: 'having-a-filling-or-tooth-out', chance: 0.36 },
];

test.each(['dentist on friday', 'dentist appointment tomorrow', 'going to the dentist with Papaw'])(
  '[SW88] "%s" is a visit, and nothing special',
  (about) => {
    const [first, ...others] = read(about, dentists);
    expect(first).toEqual({ id: 'a-visit-to-the-dentist', chance: 0.95 });
    expect(others).toEqual([]);
  },
);

test.each([
  'new dentist on friday',
  'the dentist makes a filling',
  'no dentist on friday',
  'if the dentist is closed',
])('[SW88] "%s" says something special, or that it is not so', (about) =>
  expect(read(about, dentists)).toEqual(dentists),
);

test('[SW88] what is much less likely is not what is plainly meant', () => {
  const nearest = [
    { id: 'worrying-that-someone-may-die', chance: 0.65 },
    { id: 'when-someone-dies', chance: 0.27 },
  ];
  expect(read('dad dies', nearest)).toEqual(nearest);
});

test('[SW88] a cast that comes off is not getting one, and coming home on Thursdays is not coming home', () => {
  const casts = [
    { id: 'having-a-plaster-cast', chance: 0.81 },
    { id: 'the-cast-comes-off', chance: 0.7 },
  ];
  expect(read('getting a plaster cast off on wednesday', casts)).toEqual(casts);
  const parents = [
    { id: 'a-parent-comes-home', chance: 0.41 },
    { id: 'a-parent-works-far-away', chance: 0.41 },
  ];
  expect(read('Daddy comes home on Thursdays', parents)).toHaveLength(2);
});

test('[SW88] a plain line is told', () => {
  expect(textOf('dentist on friday', { nearest: dentists })).toMatch(
    /^I am going to the dentist on Friday\./,
  );
});

test('[SW46] a feast of the school that is called by its name is one, whoever comes along', () => {
  const told = telling('sports day friday, mum can come and watch', {
    nearest: [{ id: 'sports-day', chance: 0.95 }],
  });
  expect(told).toMatchObject({ is: 'told', scene: 'sports-day' });
});

test('[SW15] a coach who is away is not the scene on a job coach', () => {
  expect(
    telling('my coach will be away next week', { nearest: [{ id: 'my-job-coach-steps-back', chance: 0.84 }] })
      .is,
  ).toBe('asks');
});

test('[SW88] a special scene is no rival, however likely: "dentist on thursday" is not a new one', () => {
  const nearest = [
    { id: 'a-new-dentist-or-hygienist', chance: 0.77 },
    { id: 'a-visit-to-the-dentist', chance: 0.36 },
  ];
  expect(read('dentist on thursday with daddy', nearest)[0]?.id).toBe('a-visit-to-the-dentist');
});

test.each([
  ['optician appointment thurs 4pm with mum', 'having-an-eye-test', 0.73, true],
  ['wearing a tie', 'non-uniform-day', 0.39, false],
  ['sarcasm from Mr Pringle', 'understanding-jokes', 0.66, false],
])(
  '[SW88] what carers ask for in the same words is sure where nothing else is near: %s',
  (about, id, chance, isSure) => {
    const [first] = read(about, [{ id, chance }]);
    expect((first?.chance ?? 0) >= 0.75).toBe(isSure);
  },
);

test.each([
  [
    'starting high school in september, his cousin josh is there too',
    'my-brother-or-sister-starts-school',
    false,
  ],
  ['his sister starts school in september', 'my-brother-or-sister-starts-school', true],
  ['staying somewhere else for a night', 'staying-with-my-grandparents', false],
  ['staying at nans', 'staying-with-my-grandparents', true],
])('[SW91] a scene on somebody is kept only where the line names such a one: %s', (about, id, isKept) => {
  const line = readStoryLine(about, 'm');
  const { nearest } = withoutUnnamed({ nearest: [{ id, chance: 0.6 }], none: 0 }, about, line);
  expect(nearest).toHaveLength(isKept ? 1 : 0);
});

test.each([
  [
    'mummy is having a baby in march',
    'a-new-baby-at-home',
    /^Mummy is having a baby in March\.[^]*Mummy will have time for me/,
  ],
  ['new baby brother called theo came home today', 'a-new-baby-at-home', /Theo came home today\./],
  [
    'grandma is coming to stay for 2 weeks from india',
    'relatives-come-to-stay',
    /^Grandma is coming to stay/,
  ],
  [
    'dad taking him to the dentist wed',
    'a-visit-to-the-dentist',
    /^Dad is taking me to the dentist on Wednesday\.[^]*Dad will/,
  ],
  ['staying at dads every other weekend', 'living-in-two-homes', /at Dad's every other weekend/],
  [
    'cancelled holiday cos grandad is in hospital',
    'the-holiday-is-cancelled',
    /^The holiday is cancelled because Grandad is in hospital\./,
  ],
])(
  '[SW15] whoever comes along, is expected or is the reason makes it no other event: %s',
  (about, id, opens) => {
    expect(textOf(about, { nearest: [{ id, chance: 0.95 }] })).toMatch(opens);
  },
);

test('[SW37] stitches that are taken out are not getting them', () => {
  expect(
    telling('having stitches taken out', { nearest: [{ id: 'getting-stitches', chance: 0.98 }] }).is,
  ).toBe('asks');
});
