import { expect, test } from 'vitest';
import { heardLine } from './heard-line.ts';

test.for([
  ['Saying no thank you when someone wants a hug', 'thanks'],
  ['holding my hand in the car park at tescos', "holding a grown-up's hand"],
])('[SW101] nobody of the line is thanked, and nobody holds their own hand: %s', ([line, heard]) => {
  expect(heardLine(line!, 'm', null).about).toContain(heard);
});
