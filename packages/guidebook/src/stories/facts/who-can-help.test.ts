// Who helps is somebody who can.
import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'Papa broke his leg skiing and cannot carry me up to bed',
    { first: 'Papa reads me a story on the sofa and then Mama walks up the stairs with me' },
    'Mama will help me.',
  ],
  [
    'Grandma is in hospital',
    { first: 'Grandma shows us her bed', next: 'Dad buys flowers' },
    'Dad will help me.',
  ],
  [
    'going to the toilet at kindergarten',
    { first: 'he tells Frau Weber and goes to the little toilet' },
    'Frau Weber will help me.',
  ],
  [
    'swimming lessons start Monday',
    { first: 'On Monday you go swimming with your class' },
    'My teacher will help me.',
  ],
  [
    'Mrs Hall is on a course and Mr Singh is taking the class',
    { first: 'we do maths' },
    'Mr Singh will help me.',
  ],
  ['Our dog Biscuit is old', { first: 'Biscuit sleeps next to me on the rug' }, 'My grown-up will help me.'],
])('[SW81] nobody helps who is ill, hurt, away or a pet: %s', (about, facts, holds) =>
  expect(textOf(about, { facts })).toContain(holds),
);

test('[SW81] nobody says that a parent is there for a grown woman', () =>
  expect(
    textOf('voting at the church hall', {
      age: '25',
      gender: 'Female',
      nearest: [{ id: 'voting-in-an-election', chance: 0.95 }],
    }),
  ).not.toMatch(/\bparent\b/));

test('[SW81] a new driver who is named does not check who drives', () => {
  const told = textOf('new driver on Monday with Mr Khan not Mrs Doyle', {
    nearest: [{ id: 'a-different-driver-today', chance: 0.96 }],
  });
  expect(told).not.toMatch(/Mr Khan (?:checks|will (?:tell|help|stay))/);
});
