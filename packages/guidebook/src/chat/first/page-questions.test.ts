// What a page is asked in words of its own is answered in its first sentence.
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { firstSentence } from '../answer/first-sentence.ts';

test('[GC38] how long a meltdown lasts is said alike wherever it is asked', () => {
  const page = topics.find(({ id }) => id === 'meltdown');
  expect(page?.next['how-long']).toMatch(/^Many pass within half an hour or so .* some last an hour or more/);
  expect(page?.firstBy?.when).toMatch(/^Many meltdowns pass within half an hour or so/);
});

test.each([
  ['visual-schedules', 'first and then cards, do they work', /^Often they do/],
  ['visual-schedules', 'do picture charts help at all', /^Often they do/],
  ['trip-away', 'camp with a 9yo, what do i pack', /^Pack the things from home/],
  ['trip-away', 'a week at the sea. what should we bring', /^Pack the things from home/],
  ['school-meetings', 'can you help me with three things to ask for', /^These three fit/],
  ['school-meetings', 'review on Monday. what do I ask them', /^These three fit/],
  ['night-waking', 'up at 3 every night laughing', /laughing is common/],
  ['swimming', 'what should I ask mum before the first lesson', /^Ask about four things/],
  ['hygiene', 'shaved half his moustache, school in 40 minutes', /^It doesn't have to be even/],
  ['hygiene', 'may he grow a beard', /^A beard is/],
])('[GC56] %s: %s', (page, message, first) => {
  const topic = topics.find(({ id }) => id === page);
  expect(topic && firstSentence(topic, message)).toMatch(first);
});
