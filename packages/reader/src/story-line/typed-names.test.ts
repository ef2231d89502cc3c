import { expect, test } from 'vitest';
import { spelledOut } from './spelled-out.ts';

test.each([
  ['getting her glasses from boots', 'getting her glasses from Boots'],
  ['boots on before we go out', 'boots on before we go out'],
  ['going to center parcs with cousins', "going to Center Parcs with {child}'s cousins"],
  ['shopping at b&m and tk maxx', 'shopping at B&M and TK Maxx'],
  ['going to next to buy trousers', 'going to Next to buy trousers'],
  ['starting beavers on tuesday', 'starting Beavers on tuesday'],
  ['sats week', 'SATs week'],
  ['mri scan', 'MRI scan'],
  ['it is ellies 5th birthday', "it is Ellie's 5th birthday"],
  ['jakes party', "Jake's party"],
  ['a haircut at tonys with grandad', "a haircut at Tony's with grandad"],
  ['our cat tiger died', 'our cat Tiger died'],
  ['our dog bella', 'our dog Bella'],
  ['our dog food is gone', 'our dog food is gone'],
  ['our dog biscuit has died', 'our dog Biscuit has died'],
  ['our dog has died', 'our dog has died'],
  ['our cat is ill', 'our cat is ill'],
  ['haircut at the barbers', "haircut at the barber's"],
  ['a trip with year 5', 'a trip with Year 5'],
  ['how to jump in the pool', 'how to jump in the pool'],
  ['taking a shell to school to show the class', 'taking a shell to school to show the class'],
  ['a hat in bright sun at the beach', 'a hat in bright sun at the beach'],
])('[SL4] "%s" is "%s"', (typed, told) => expect(spelledOut(typed)).toBe(told));

test.each([
  ['friday dentist', 'dentist on Friday'],
  ['next week sats', 'SATs next week'],
  ['tomorrow haircut with grandad', 'haircut with grandad tomorrow'],
  ['sunday dinner at nans', "sunday dinner at nan's"],
  ['on friday we are going home', 'on friday we are going home'],
  ['haircut sat, dads taking her', 'haircut on Saturday, dad is taking her'],
  ['he sat on the mat', 'he sat on the mat'],
  ['lying in the sun', 'lying in the sun'],
  ['getting ears pierced', "getting {child}'s ears pierced"],
  ['getting a haircut with his daddy on saturday', 'getting a haircut with daddy on saturday'],
  ['tom is coming with his mum', 'Tom is coming with his mum'],
  ['her friend going home with her dad', 'her friend going home with her dad'],
  ['washing hair in the bath', "washing {child}'s hair in the bath"],
  ['mum having an operation and staying at nans', "mum having an operation, {child} is staying at nan's"],
])('[SL8] "%s" is "%s"', (typed, told) => expect(spelledOut(typed)).toBe(told));

test('[SL8] a long word is read at once', () => {
  expect(spelledOut(`tomorrow ${'o'.repeat(180)}!`)).toContain('ooo');
});
