// The line and the boxes are parted between sentences and nowhere else, and nothing of them is lost.
import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';

const steps = { first: 'we put on our boots', next: 'we walk up the hill' };

test.each([
  [
    'we sleep in a hut with Ove, Nils and Ada, we get the top beds',
    ['with Ove, Nils and Ada. We get the top beds.'],
  ],
  ['after that Marisol comes alone', ['After that Marisol comes alone.']],
  ['Papa lifts one finger, that means stop', ['Papa lifts one finger. That means stop.']],
  [
    'we can put the earplugs in and the night light and stay in the tent until the bell goes at seven',
    ['in and the night light and stay in the tent until the bell goes at seven.'],
  ],
])('[SW73] a box is not cut inside a list, and keeps "after that": %s', (next, holds) => {
  const text = textOf('the trip to the lake', { facts: { next } });
  for (const one of holds) expect(text).toContain(one);
});

test.each([
  [
    "moving from nan & grandad's into the house on Mill Row, with two other boys, his own desk, and nan visits on Fridays",
    [
      "about moving from Nan and Grandad's into the house on Mill Row with two other boys and",
      'Nan visits on Fridays.',
    ],
  ],
  [
    'going to her mums on tuesdays AND every second weekend now, judge decided, different bed different rules about snacks',
    [
      "mum's on Tuesdays and every second weekend",
      'The judge decided.',
      'There is a different bed.',
      'There are different rules about snacks.',
    ],
  ],
  [
    'eye test with drops monday 9.30 no breakfast before',
    ['eye test with drops on Monday at 9.30', 'There is no breakfast before.'],
  ],
  [
    'witness... no sorry, she has to be a juror in court, with a helper called Ines',
    ['juror in court', 'Ines'],
  ],
  [
    'an ECG with cold gel, stickers, she has quite the cough',
    ['I am having an ECG with cold gel.', 'stickers', 'I have quite the cough.'],
  ],
  [
    'the play got stopped half way because the lights broke and we went home and never saw the end',
    ['did not see the end.'],
  ],
])('[SW73] day, thing and doing of the line stand in the story: %s', (about, holds) => {
  const text = textOf(about, { gender: 'Female', facts: steps });
  for (const one of holds) expect(text).toContain(one);
});

test.each([
  [
    'evacuation practice but the real bell, in the snow, we stood in the yard for an hour',
    /The real bell, in the snow/,
  ],
  ['the elf lost my shoe, actually we left it on the bus', /The elf lost|Actually/],
  [
    'Knee operation. Staying two nights, no food, waking up tired, where I will sit when he wakes up',
    /two nights, no food/,
  ],
])('[SW73] no list of halves, and nothing that was taken back: %s', (about, never) =>
  expect(textOf(about, { facts: steps })).not.toMatch(never),
);
