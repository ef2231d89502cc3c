// Lines that a story must not bend: who "he" is, a wound, what is so only if, what a scene tells otherwise.
import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'Grandad died on Monday. The funeral is on Friday and he is not going to the funeral.',
    'going-to-a-funeral',
  ],
  ['Going to the dentist on Tuesday, Dad is coming with him.', 'a-visit-to-the-dentist'],
  [
    "Mum and Dad are splitting up, Dad is moving out on Saturday, he sleeps at Dad's on Fridays.",
    'my-parents-separate',
  ],
])('[SW140] whom “he” means is asked where it may be somebody else: %s', (line, id) =>
  expect(telling(line, { nearest: sureOf(id) })).toMatchObject({ is: 'asks' }),
);

test('[SW140] where only the child is there “he” is the child', () =>
  expect(
    textOf('Going to the dentist on Tuesday, Dad is coming with us.', {
      nearest: sureOf('a-visit-to-the-dentist'),
    }),
  ).toContain('dentist on Tuesday'));

test.each([
  'Haircut on Saturday at 10 with Jo, his ear is cut from last time, it may bleed.',
  'Haircut on Saturday, scissors this time, scar on his head is sore.',
])('[SW140] a wound is no detail: %s', (line) =>
  expect(telling(line, { nearest: sureOf('getting-a-haircut') })).toMatchObject({ is: 'asks' }),
);

test.each([
  ['Fire drill on Monday, he stays in his chair.', 'the-fire-drill'],
  ['Fire drill on Monday, he stays inside with Miss Bell.', 'the-fire-drill'],
  ['We are going to the beach on Saturday unless it rains.', 'the-trip-is-put-off-for-rain'],
])('[SW140] a scene that tells it otherwise is not told: %s', (line, id) => {
  const told = telling(line, { nearest: sureOf(id) });
  if (told.is === 'told') expect(told.story.text).not.toMatch(/outside|go back in|put off/i);
});

test('[SW140] a visit that is not allowed is in no sentence', () => {
  const told = telling('His sister is having an operation on Monday, he is not allowed to visit.', {
    nearest: sureOf('someone-at-home-has-an-operation'),
  });
  if (told.is === 'told') expect(told.story.text).not.toMatch(/there is a visit/i);
});

test('[SW127] a time that is left out is named', () => {
  const told = telling("A day at the zoo on Thursday, his pen goes in the teacher's bag, lunch at 12.", {
    nearest: sureOf('a-day-at-the-zoo'),
  });
  if (told.is === 'told' && !told.story.text.includes('12'))
    expect(told.leftOut).toContainEqual(expect.stringContaining('12'));
});

test('[SW146] a word that the carer does not want is not written, and which one to write is asked', () =>
  expect(
    telling(
      'seeing mummy at the contact centre for one hour, then coming back to my house. please don’t call it home',
      { nearest: sureOf('a-contact-visit-with-my-parent') },
    ),
  ).toMatchObject({ is: 'asks' }));
