// Only what is the clinic's stands as the clinic's, and all of it does.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const clinicRow = (plan: string) => /\*\*Clinic:\*\* (.*)/u.exec(plan)?.[1] ?? '';

test.each([
  ['epilepsy (last seizure 2 years ago), too trusting with lending money, dogs', /epilepsy/, /money|dogs/],
  ['asthma, too friendly with strangers, roads', /asthma/, /strangers|roads/],
  ['water, climbing fences, no fear, eats sand', /eats sand/, /fences|fear|water/],
  ['eats soil, runs into the road, climbs', /eats soil/, /road|climbs/],
  ['traffic, too rough with the cat, epilepsy', /epilepsy/, /traffic|cat/],
])('[PL25] of the dangers only what is medical is the clinic\u2019s: %s', (safetyRisks, medical, other) => {
  const plan = planFor({ ...bare, age: '7', safetyRisks });
  expect(clinicRow(plan)).toMatch(medical);
  expect(clinicRow(plan)).not.toMatch(other);
  expect(plan).toContain(`**Dangers:** \u201c${safetyRisks}\u201d`);
});

describe('[PL40] a low mood that a doctor knows of', () => {
  test.each([
    ['safetyRisks', 'Crosses roads with headphones on. Low moods in winter, GP knows, we have a plan.'],
    ['notes', 'Gets very low in November, CAMHS made a plan.'],
    ['challenges', 'depression (sees a psychologist), phone calls'],
    ['safetyRisks', 'Mood drops after term, doctor knows.'],
  ])('stands in the clinic\u2019s part: %s %s', (field, said) => {
    const part = partOf(planFor({ ...bare, age: '19', [field]: said }), 'From your clinic');
    expect(part).toMatch(/\u201c[^\u201d]*(?:low|depress|mood)[^\u201d]*\u201d/iu);
    expect(part).toContain('goes by the doctor\u2019s plan');
    expect(part).not.toMatch(/roads|phone calls/);
  });
});

test.each([
  'None currently, paed appointment in August',
  'no meds yet, on the waiting list',
  'None, hearing test due',
])('[PL25] no medicine is the answer for medicines: %s', (medications) => {
  const plan = planFor({ ...bare, age: '5', medications });
  expect(plan).toContain(`**Medicines (as listed):** \u201c${medications}\u201d`);
  expect(plan).toContain(`- Medicines: \u201c${medications}\u201d`);
  expect(plan).not.toContain('Health');
});
