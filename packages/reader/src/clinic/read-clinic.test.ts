import { describe, expect, test } from 'vitest';
import { clinicTable } from './clinic-table.ts';
import { clinicMattersIn, isForClinic } from './read-clinic.ts';

describe.each(clinicTable)('[CM1] $matter', ({ matter, catches, leaves }) => {
  test.each(catches)('is found in: %s', (phrase) => {
    expect(clinicMattersIn(phrase)).toContain(matter);
  });
  test.each(leaves)('is not found in: %s', (phrase) => {
    expect(clinicMattersIn(phrase)).not.toContain(matter);
  });
});

test.each([
  'no seizures',
  'never had seizures',
  'no known history of asthma',
  'no longer on medication',
  'outgrew asthma',
  'not diabetic',
  'no medication',
])('[CM2] denied: %s', (phrase) => {
  expect(isForClinic(phrase)).toBe(false);
});

test.each([
  'no seizures since March',
  'no asthma, but an inhaler for hay fever',
  'never without his inhaler',
])('[CM2] still told: %s', (phrase) => {
  expect(isForClinic(phrase)).toBe(true);
});

test.each([
  'hand dryers',
  'when the bus is late',
  'loud noises and crowds',
  'homework',
  'haircuts',
  'socks with seams',
  'being told no',
  'losing at games',
  'wont wipe his own bum and hes 7',
  'builds long train tracks',
])('[CM1] everyday: %s', (phrase) => {
  expect(isForClinic(phrase)).toBe(false);
});

test.each([
  'Grandpa has diabetes, two jabs a day',
  'his mother is going in for a heart operation, a fortnight in the Royal',
  'her aunt’s epilepsy frightens her',
  'My dad had a stroke in May',
  'I have asthma',
  'when nan went into hospital',
  'his sister’s fits',
])('[CM1] somebody else’s illness is not the child’s: %s', (text) => {
  expect(clinicMattersIn(text).filter((matter) => matter !== 'illness')).toEqual([]);
});

test.each([
  ['Mum has diabetes and he has epilepsy', 'seizures'],
  ['Gran has the epilepsy plan in her bag', 'seizures'],
  ['his brother has asthma too', 'breathing'],
  ['Dad had to learn his diabetes care', 'diabetes'],
  ['his mum has epilepsy training', 'seizures'],
  ['Grandad had a stroke, Ola has seizures', 'seizures'],
  ['had heart surgery as a baby with his dad beside him', 'heart'],
  ['seizures, mum has been shown what to do', 'seizures'],
  ['teacher has spare asthma inhaler', 'breathing'],
  ['mum is in hospital with him for his heart operation', 'heart'],
  ['goes to nan when he has seizures', 'seizures'],
] as const)('[CM1] and the child’s stays the child’s: %s', (text, matter) => {
  expect(clinicMattersIn(text)).toContain(matter);
});
