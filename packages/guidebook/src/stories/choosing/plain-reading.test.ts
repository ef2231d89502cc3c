import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { telling, textOf } from '../testing/story-test-kit.ts';
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
