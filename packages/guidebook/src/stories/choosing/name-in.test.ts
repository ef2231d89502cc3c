import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test.for([
  ['load shedding', 'load shedding'],
  ['Not hitting my brother', 'not hitting my brother'],
  ['swearing in class to make people laugh', 'swearing in class to make people laugh'],
  ['voice breaking', 'voice breaking'],
])('[SW100] a short name for something stands after "about": %s', ([line, name]) => {
  expect(nameIn(line!)).toBe(name);
});

test.for([
  'NEPA took light',
  'he hides food in his room',
  'how to call 911 and when not to',
  'please explain load shedding',
  'the dog has to wear a cone and cannot sleep on the bed this week',
])('[SW100] a sentence, a question or a long line is no name: %s', (line) => {
  expect(nameIn(line)).toBeNull();
});
