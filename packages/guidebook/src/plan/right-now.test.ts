import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { rightNowOf } from '@calmbridge/domain/plans/right-now';
import { expect, test } from 'vitest';
import { writeCarePlan } from './write-care-plan.ts';

const today = '2026-11-16';
const kindsOf = (more: object) =>
  rightNowOf(writeCarePlan({ profile: { ...mika, ...more }, today })).map(({ kind }) => kind);

test('[PT4] a plan of the guidebook says what to do right now of all that its profile speaks of', () => {
  expect(kindsOf({ allergies: 'peanuts, EpiPen in the red bag', medications: 'epilepsy: Keppra' })).toEqual([
    'bolting',
    'meltdown',
    'seizure',
    'reaction',
  ]);
  expect(
    kindsOf({ wanderingBehavior: '', safetyRisks: '', carePlans: ['customizedCarePlans'] }),
  ).not.toContain('bolting');
  expect(kindsOf({})).not.toContain('seizure');
});

test('[PT5] the carer’s medical words stand in it whole', () => {
  const said = 'epilepsy, Keppra 2.5 ml at 7.30 and 19.30. Midazolam after 5 min';
  const plan = writeCarePlan({ profile: { ...mika, medications: said }, today });
  const seizure = rightNowOf(plan).find(({ kind }) => kind === 'seizure');
  expect(seizure?.steps.join('\n')).toContain(said);
});
