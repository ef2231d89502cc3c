import { expect, test } from 'vitest';
import { withFacts } from './fill.ts';

test('a fact of the carer stands in its place, and the words of the sentence where there is none', () => {
  const line = '{What|the trip} is off {why|because of the weather}.';
  expect(withFacts(line)).toBe('The trip is off because of the weather.');
  const facts = new Map([
    ['what|the trip', 'the day at the beach'],
    ['why|because of the weather', 'because it rains'],
  ]);
  expect(withFacts(line, facts)).toBe('The day at the beach is off because it rains.');
});

test('a fact nobody knows is a fault of the data', () => {
  expect(() => withFacts('{colour|red} is nice.')).toThrow('unknown fact');
});
