import { expect, test } from 'vitest';
import { asItIsMeant } from './as-it-is-meant.ts';
import { withoutRequest } from './without-request.ts';
import { withoutWorry } from './worry.ts';

test.for([
  'dad is having an operation, the doctors fix his leg',
  'mum is having an operation and the doctors look at her tummy',
  'our dog is going to the vet and the vet will check his teeth',
  'grandma cannot find her glasses',
  'my brother has lost his teddy',
])('[SW68] what is of somebody who was named is not the child’s: %s', (line) =>
  expect(asItIsMeant(line)).not.toContain('{child}'),
);

test.for([
  'going to the dentist, she will count his teeth',
  'dentist with mum, he can hold his teddy',
  'the nurse will check her ears',
])('[SW68] where nobody else was named it is the child’s: %s', (line) =>
  expect(asItIsMeant(line)).toContain("{child}'s"),
);

test.for([
  'not touching the oven because it is hot',
  'not touching the iron, it is hot',
  'wearing a coat because it is cold',
  'smelly armpits and using deodorant',
])('[SW98] a reason is no worry, and no body is called smelly: %s', (line) =>
  expect(withoutWorry(line, 'm')?.worry.says ?? '').not.toMatch(/find it/),
);

test('[SW98] how it is in a place is a worry', () =>
  expect(withoutWorry('lunch in the dinner hall, it is loud', 'm')?.worry.says).toContain('loud'));

test('[SW87] an opening has a verb, and a thing its article', () => {
  expect(asItIsMeant('mummy not coming to assembly')).toBe('mummy is not coming to assembly');
  expect(asItIsMeant('new inhaler twice a day')).toContain('a new inhaler');
});

test('[SW98] saying goodbye is no request to us, and a class of the school nobody the story is for', () => {
  expect(withoutRequest('Grandad is very ill, need to say goodbye to him')).toContain('say goodbye');
  expect(withoutRequest('a new classroom for year 3 class in September')).toContain('September');
  expect(withoutRequest('going to a wedding, for a year 3 pupil')).toBe('going to a wedding');
});
