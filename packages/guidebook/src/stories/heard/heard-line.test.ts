import { expect, test } from 'vitest';
import { heardLine } from './heard-line.ts';

test.for([
  ['Saying no thank you when someone wants a hug', 'thanks'],
  ['holding my hand in the car park at tescos', "holding a grown-up's hand"],
])('[SW101] nobody of the line is thanked, and nobody holds their own hand: %s', ([line, heard]) => {
  expect(heardLine(line!, 'm', null).about).toContain(heard);
});

test('[SW101] a new boy comes to the table of the child, and not to his own', () => {
  const { about } = heardLine('new boy called Ilya is going to sit at his table on monday', 'm', null);
  expect(about).toContain("sit at {child}'s table");
  expect(heardLine('a new boy forgot his coat', 'm', null).about).toContain('his coat');
});
