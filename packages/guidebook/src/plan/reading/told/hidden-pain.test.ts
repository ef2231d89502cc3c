import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { hidesPain } from './hidden-pain.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  'letting us know he is sick',
  'to say when she has pain',
  'showing where it hurts',
  'never complains when ill',
  'hides that he is poorly',
  'does not tell anyone he is hurt',
])('hard to tell, and no illness: %s', (said) => expect(hidesPain(said)).toBe(true));

test.each([
  'says his tummy hurts every morning',
  'hides a sore tooth',
  'period pain',
  'is ill a lot',
  'painting',
])('something else: %s', (said) => expect(hidesPain(said)).toBe(false));

describe('[PL40] what is hard to tell', () => {
  const method =
    'Take her temperature and look at her lips, asking is no use. The smiley chart by the bed works. A 2 is really a 5.';
  const plan = planFor({
    ...bare,
    age: '11',
    challenges: 'letting anyone know she is unwell; long skirts',
    notes: `${method} She loves otters.`,
  });

  test('stands with how the child talks and under the signs of pain, with the family’s own way', () => {
    expect(partOf(plan, 'Communication')).toContain(
      `“letting anyone know she is unwell” As you wrote: “${method}”`,
    );
    expect(partOf(plan, 'Emergency')).toMatch(
      /\*\*Pain signs:\*\* “Take her[^\n]*smiley chart[^\n]*hard to tell: “letting/,
    );
  });

  test('is not taken for an illness, nor the chart for a comfort', () => {
    expect(plan).not.toContain('## From your clinic');
    expect(plan).not.toContain('**Clinic:**');
    expect(partOf(plan, 'Emergency')).not.toMatch(/\*\*What calms:\*\* [^\n]*chart/);
  });

  test('without a way of the family it is asked how it shows', () =>
    expect(
      partOf(planFor({ ...bare, age: '11', challenges: 'to tell us when he has pain' }), 'Communication'),
    ).toMatch(/Nobody waits to be told: .*How it shows in them: ____/));
});

test.each([
  'He holds his left ear when it hurts and we hope you notice.',
  'Rubs her tummy when it hurts, hope that helps.',
])('[PL24] a sign with a hope behind it is a sign: %s', (notes) =>
  expect(planFor({ ...bare, age: '8', notes })).toMatch(/\*\*Pain signs:\*\* “/),
);
