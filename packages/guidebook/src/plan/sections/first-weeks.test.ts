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
  const long = Array.from({ length: 26 }, (_, at) => `wug ${'abcdefghijklmnopqrstuvwxyz'[at]}`).join(', ');
  const plan = planFor({
    ...bare,
    age: '7',
    triggers: `${long}, zorbs`,
    challenges: `${long}, climbs out of windows`,
  });
  expect(plan).toMatch(/“zorbs”[^\n]*What helps with each: ____/);
  expect(plan).toMatch(/“climbs out of windows” [^\n]*Locks or restrictors/);
});

test('[PL4] the eleventh entry gets its steps like the first', () => {
  const twelve = 'wug a, wug b, wug c, wug d, wug e, wug f, wug g, wug h, wug i, wug j, hand dryers';
  expect(planFor({ ...bare, age: '7', triggers: twelve })).toMatch(/\n\| Hand dryers \| [^\n]+ \|/);
});
