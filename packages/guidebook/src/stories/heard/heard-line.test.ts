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

test.for([
  ['knocking on his sisters bedroom door', "his sister's bedroom door"],
  ['going to his best friends house', "his best friend's house"],
  ['birthday partys', 'birthday parties'],
  ['losing at mario kart with his cousin', "with {child}'s cousin"],
  ['dentist, they will count his teeth', "count {child}'s teeth"],
  ['security taking his bunny through the scanner', "taking {child}'s bunny"],
  ['eid at my house', 'eid with the family'],
  ['he can go upstairs if too much', 'if it is too much'],
  ['flying to see avo', 'see Avo'],
  ['the car park at tescos', 'Tesco'],
])('[SW103] what is plain is written as it is meant: %s', ([line, heard]) => {
  expect(heardLine(line!, 'm', null).about).toContain(heard);
});

test.for(['his sisters are coming', 'his friends play outside', 'sleeping at my house'])(
  '[SW103] and nothing else is: %s',
  ([...line]) => {
    expect(heardLine(line.join(''), 'm', null).about).toBe(line.join(''));
  },
);
