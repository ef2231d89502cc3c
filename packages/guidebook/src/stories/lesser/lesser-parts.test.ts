import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';
import { sortOfPart } from './lesser-part.ts';
import { lineParts } from './line-parts.ts';
import { isToUs } from './to-us.ts';

const partsOf = (about: string) => lineParts(about).map(({ text }) => text);
const sortsOf = (about: string) => lineParts(about).map(sortOfPart);

test.each([
  ['Lice treatment tonight sorry its urgent', ['Lice treatment tonight', 'sorry its urgent']],
  ['His helper, Miss Jess, is leaving at Easter', ['His helper, Miss Jess, is leaving at Easter']],
  ['Haircut, Saturday morning, and it is loud', ['Haircut, Saturday morning', 'it is loud']],
  ['Mrs. Bell is off', ['Mrs. Bell is off']],
])('[SW134] "%s" is parted where a part is whole', (about, parts) => expect(partsOf(about)).toEqual(parts));

test.each([
  ['a blood test, sorry for the rush', 'aside'],
  ['a blood test, I want he is not afraid', 'aside'],
  ['a blood test. Last time four people had to hold her', 'worry'],
  ['car parks. He ran off last week and a van nearly hit him', 'worry'],
  ['going back to work. She asks me every ten minutes', 'aside'],
  ['a blood test, she is scared and so am I', 'aside'],
  ['the bus, number 14', 'detail'],
  ['the race. He does not have to run', 'needed'],
  ['the storm. If it is real we go down', 'needed'],
  ['deer season, he must leave the gun alone', 'needed'],
  ['the class, Mr Dunn is taking over', 'needed'],
  ['the beach is closed, he thinks it is because of him', 'needed'],
  ['a bra, she takes it off in class', 'needed'],
  ['moving house. We still love him', 'needed'],
])('[SW134] the last part of "%s" is of the sort: %s', (about, sort) =>
  expect(sortsOf(about).at(-1)).toBe(sort),
);

const blood = { nearest: sureOf('having-a-blood-test'), gender: 'Female' } as const;

test('[SW134] what no story says is left out and named, and the rest is told', () => {
  const told = telling('Blood test on Tuesday. Last time four people had to hold her, and so am I', blood);
  expect(told).toMatchObject({ is: 'told', leftOut: ['Last time four people had to hold her'] });
  expect(textOf('Blood test on Tuesday, sorry its urgent', blood)).toContain('on Tuesday');
});

test('[SW134] what was done to the child at another time is nothing to pass over', () =>
  expect(telling('Blood test on Tuesday. Her uncle hits her', blood).is).toBe('asks'));

test('[SW134] a part that the scene speaks against decides which scene it is', () =>
  expect(
    telling('new phone rules, phone goes in the kitchen at 8', { nearest: sureOf('phones-at-school') }).is,
  ).toBe('asks'));

test('[SW135] where one needed part is in the way, the question is about that one', () => {
  const told = telling('Blood test on Tuesday, sorry its urgent, no Nana nurse clinic stuff after', blood);
  expect(told.is === 'asks' && told.asks.fields.map(({ question, value }) => value ?? question)).toEqual([
    expect.stringContaining('no Nana nurse clinic stuff after'),
  ]);
});

test('[SW141] how often the child asks about it is not named; what the child asks for is', () => {
  const namedOf = (about: string) => {
    const told = telling(about, blood);
    return told.is === 'told' ? told.leftOut : told.asks;
  };
  expect(namedOf('Blood test on Tuesday. She asks me every twenty minutes')).toEqual([]);
  expect(isToUs('she asks me every twenty minutes')).toBe(true);
  expect(isToUs('she asks for a break every hour')).toBe(false);
  expect(isToUs('she asks me to stay')).toBe(false);
  expect(isToUs("she keeps asking if it's her fault")).toBe(false);
});

test('[SW141] a denial that no sentence holds is named', () => {
  const told = telling('Halloween on Friday, only our street. He does not have to say trick or treat', {
    nearest: sureOf('halloween-night'),
  });
  expect(told.is === 'asks' || told.leftOut?.some((part) => part.includes('trick or treat'))).toBe(true);
});

test('[SW143] a dog that is called Bess is a dog', () =>
  expect(
    textOf('our old dog Bess has died and we buried her in the garden', {
      nearest: sureOf('when-a-pet-dies'),
    }),
  ).toContain('Our old dog Bess has died.'));
