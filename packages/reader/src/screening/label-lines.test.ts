import { expect, test } from 'vitest';
import { isLabelLine } from './label-lines.ts';

test.each([
  '## Restraint and seclusion: our policy',
  '**Medicines and doses**',
  'SEIZURE PRECAUTIONS',
  'What we do at bedtime:',
  '2.4 *Mechanical restraint.* ',
  'Seclusion / long-term segregation**',
  '**Punishment.** ',
  'Restraints 2021: 61. ',
  '**Hyperbaric oxygen.** ',
  '**Stem cell clinics abroad.** ',
  'Restraint and seclusion policy',
  '- **Helpline:** 0800 111 222',
  '| School nurse | Ms Hill | 020 7946 0000 |',
  'Dear Mr and Mrs Okafor,',
  'Kind regards, the nursery team',
  '**Age:** 10 | **Diagnoses:** Autism, ADHD, coeliac disease',
])('[SC41] a line that only names something: %s', (line) => {
  expect(isLabelLine(line)).toBe(true);
});

test.each([
  'Hold him down until he is calm.',
  '| Hits | Hold him down |',
  '**Hold him down.** ',
  'Restraint as needed.',
  '**Try chelation.** ',
  'Chelation.',
  'Seclusion for hitting.',
  'Hi love, hold him on the mat until he gives up and keep the door shut.',
  '## Lock him into the bedroom every evening at seven and leave him there until he has been quiet',
  'Give the tablets twice a day:  and halve them when he is better.',
])('[SC41] advice is no label: %s', (line) => {
  expect(isLabelLine(line)).toBe(false);
});
