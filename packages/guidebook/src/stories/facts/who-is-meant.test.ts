// "He", "she" and "because" in the boxes: nothing is turned or joined where it is not sure.
import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'Her teacher Frau Krüger hurt her foot and Herr Aydin teaches us until May',
    {
      first: 'Herr Aydin does the songs',
      why: 'her foot is in plaster',
      next: 'we send a card, she comes back in May',
    },
    ["{child}'s teacher Frau Krüger", 'Her foot is in plaster.', 'She comes back in May.'],
    /my foot|\{child\}'s foot|I come back|\{child\} comes/,
  ],
  [
    'Oma cannot carry her now, the lift is put in on Monday',
    { next: 'the goat comes too, she can eat from the bucket' },
    ['She can eat from the bucket.'],
    /I can eat|\{child\} can eat/,
  ],
] as const)(
  '[SW68] whoever does something in the line or a box may be "she": %s',
  (about, facts, holds, never) => {
    const text = textOf(about, { gender: 'Female', facts });
    for (const one of holds) expect(text).toContain(one);
    expect(text).not.toMatch(never);
  },
);

test('[SW68] "he can" answers what the child can do', () =>
  expect(
    textOf('The swing is closed until the man brings a new chain', {
      facts: { first: 'he can go on the seesaw. when the man has finished the tape comes off' },
    }),
  ).toContain('I can go on the seesaw.'));

test('[SW68] the first "him" that can be nobody else is the child by name', () =>
  expect(
    textOf('Oma is older and cannot carry him now so a lift is put in by two men', {
      age: '30',
      facts: { first: 'the men bring a drill' },
    }),
  ).toMatch(/^Oma is older and cannot carry \{child\} now/));

test("[SW68] behind another's name our own sentence names the child", () =>
  expect(
    textOf('Grandad is coming home from the navy', {
      facts: { first: 'he looks different but he is still Grandad' },
    }),
  ).toMatch(/Grandad\.\n\n(?!.*\bHe may).*\{child\}/s));

test.each([
  ['why she has to wear a vest in the boat', ['That is because the water is deep. The wind is strong.']],
  [
    'The lift is broken. We take the stairs to the flat.',
    ['stairs to the flat.\n\nThe water is deep. The wind is strong.'],
  ],
])('[SW72] a reason hangs on the one sentence it explains, and once: %s', (about, holds) => {
  const text = textOf(about, {
    gender: 'Female',
    facts: { first: 'we hold on', why: 'because the water is deep. the wind is strong' },
  });
  for (const one of holds) expect(text).toContain(one);
});

test('[SW72] only a clause follows "because"', () =>
  expect(textOf('the pool is closed', { facts: { why: 'to mend the floor', first: 'we walk' } })).toContain(
    'This is to mend the floor.',
  ));

test('[SW68] whoever says "you" to the child is the grown-up by "I", and "your at" is "you are at"', () => {
  const text = textOf('weekends at Papa’s flat from June', {
    facts: { first: 'the rabbit stays here and I feed it when your at papas' },
  });
  expect(text).toMatch(/grown-up feeds it/);
  expect(text).toContain('when I am at');
});
