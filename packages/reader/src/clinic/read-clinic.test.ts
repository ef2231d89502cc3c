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
