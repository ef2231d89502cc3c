import { expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

test('[PL3] the first week begins with what cannot wait', () => {
  const small = { ...bare, age: '3', communication: 'Non-Verbal' as const };
  expect(planFor({ ...small, notes: 'diagnosed on Friday. Tell us what to do first' })).toMatch(
    /\*\*Week 1:\*\* First of all, if nobody has yet: ring the doctor for a hearing check/,
  );
  expect(planFor({ ...small, notes: 'speech therapist on Mondays' })).not.toMatch(/Week 1:\*\* First of all/);
});

test('[PL15] nothing at the end of a long list is lost, least of all a danger', () => {
  const long = Array.from({ length: 14 }, (_, at) => `wug ${'abcdefghijklmn'[at]}`).join(', ');
  const plan = planFor({
    ...bare,
    age: '7',
    triggers: `${long}, zorbs`,
    challenges: `${long}, climbs out of windows`,
  });
  expect(plan).toMatch(/“zorbs”[^\n]*What helps with each: ____/);
  expect(plan).toMatch(/“climbs out of windows” [^\n]*Locks or restrictors/);
});
