import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test('[SW99] where the likeliest scene is for somebody else the next one that is likely is told', () =>
  expect(
    telling('first day at nursery', {
      age: '3',
      nearest: [
        { id: 'my-first-day-at-school', chance: 0.9 },
        { id: 'starting-nursery', chance: 0.57 },
      ],
    }),
  ).toMatchObject({ is: 'told', scene: 'starting-nursery' }));

test('[SW99] the big school is the first one at four, and the second at eleven', () => {
  const nearest = sureOf('going-to-secondary-school');
  const line = 'going to big school in september';
  expect(telling(line, { age: '4', nearest })).toMatchObject({ scene: 'my-first-day-at-school' });
  expect(telling(line, { age: '11', nearest })).toMatchObject({ scene: 'going-to-secondary-school' });
});

test('[SW99] an illness that nobody named is nobody’s', () => {
  const nearest = sureOf('when-a-grandparent-has-dementia');
  const line = 'granny is in a care home now and sometimes forgets her name, we visit on sundays';
  const told = textOf(line, { gender: 'Female', age: '7', nearest });
  expect(told).toContain('Granny sometimes forgets my name.');
  expect(told).not.toMatch(/dementia|there is a sometimes/i);
  expect(textOf('granny has dementia', { nearest })).toContain('ementia');
});

test.each([
  ['our dog Biscuit died', 'when-a-pet-dies', 'what Biscuit liked to do.'],
  ['turning the ipad off at tea time', 'when-screen-time-ends', 'because it is time for tea.'],
  [
    'Supply teacher on Thursday because Mrs Okafor is on a course',
    'a-day-with-a-new-teacher',
    'My usual teacher may soon be back.',
  ],
  ['sharing toys with his little brother', 'sharing-my-things', 'My little brother uses it'],
  ['school trip to the farm on 12 June, no i pads', 'our-school-trip', 'There are no iPads.'],
  ['losing at uno without throwing the cards', 'losing-a-game', 'The cards stay on the table.'],
  [
    'going to the dentist with dad on monday after school, just a check up',
    'a-visit-to-the-dentist',
    'It is just a check-up.',
  ],
])('[SW99] a scene is told as the line has it: %s', (line, id, holds) =>
  expect(textOf(line, { nearest: sureOf(id) })).toContain(holds),
);
