import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';
import { bodyRows, bodyRowsOf } from './body-needs.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL40] rows on the body', () => {
  for (const row of bodyRows) {
    test.each(row.catches)('catches %s', (said) => expect(bodyRowsOf(said)).toContain(row));
    test.each(row.leaves)('leaves %s', (said) => expect(bodyRowsOf(said)).not.toContain(row));
  }
});

test.each([
  ['triggers', 'sore teeth'],
  ['triggers', 'exam stress stomach pain'],
  ['challenges', 'constipation'],
  ['challenges', 'hearing (glue ear, hears about half on left)'],
])('[PL40] pain and illness among the %s are the clinic’s: %s', (box, said) => {
  const plan = planFor({ ...bare, age: '9', [box]: `wugs, ${said}, blorfs` });
  expect(partOf(plan, 'From your clinic')).toContain(`“${said}”`);
  expect(partOf(plan, 'From your clinic')).toMatch(/Who asks them, and when\?|from which side/);
  expect(partOf(plan, 'Emergency')).toContain(`“${said}”`);
  expect(partOf(plan, 'Triggers')).not.toContain(said);
  expect(partOf(plan, 'Goals')).toContain('No goal stands here yet');
});

test('[PL40] a need of the body is seen to first', () => {
  const plan = planFor({ ...bare, age: '16', triggers: 'full bladder, men with beards' });
  expect(plan).toMatch(
    /“full bladder” The body comes first: this is seen to before anything is asked of them/,
  );
  expect(plan).toContain('“men with beards” What helps: ____');
});

test('[PL40] old grommets are no fresh wound', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    sleepSchedule: '6.30-5, wears grommet plugs in bath only not bed',
  });
  expect(partOf(plan, 'From your clinic')).not.toMatch(/a wound that opens|Lifting/);
  expect(
    partOf(
      planFor({ ...bare, age: '4', notes: 'Had an operation last week, stitches still in.' }),
      'From your clinic',
    ),
  ).toMatch(/a wound that opens/);
});
