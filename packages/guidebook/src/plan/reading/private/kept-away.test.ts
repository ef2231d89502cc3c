// Who is kept away is nobody to ring, whatever number, hour or condition stands beside the ban (PL12).
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isKeptAway } from '../contacts.ts';

const lineOf = (plan: string, label: string) =>
  plan.split('\n').find((line) => line.startsWith(`- **${label}`)) ?? '';

describe.each([
  [
    'Therapy ended in May. Mum. Her dad must not come within 100 metres until the order ends 07700 900555',
    'Her dad',
  ],
  ['Stepdad Carl 07700 900333 is not to be left with her at night', 'Carl'],
  ['Mum. Her father Tom 07700 900123 must not visit without the social worker present', 'Tom'],
  ['Nan 07700 900111. Her father Tom, 07700 900123. He must not visit her at school.', 'Tom'],
  ['Mum 07700 900111, dad (07700 900222) only sees her supervised', '900222'],
  ['Mum, ex partner Lee 07700 900444 may not come before the hearing on 3 March', 'Lee'],
  ['Do not ring her dad 07700 900555', '900555'],
  ['Uncle Ray 07700 900666 is never to be with her alone until police say so', 'Ray'],
  ['Grandad Bob 07700 900777 is not allowed to pick her up after 3', 'Bob'],
])('[PL12] kept away: %s', (socialSupports, who) => {
  const plan = planFor({ ...bare, name: 'Mia', age: '8', gender: 'Female', socialSupports });
  test('is on no list of whom to ring', () => {
    expect(lineOf(plan, 'Whom to ring')).not.toContain(who);
    expect(lineOf(plan, 'Contacts in order')).not.toContain(who);
    expect(lineOf(plan, 'In an emergency')).not.toContain(who);
  });
  test('and stands in the plan as it was written', () => expect(plan).toContain(who));
});

test('[PL12] a ban in the notes is no contact either', () => {
  const plan = planFor({
    ...bare,
    notes: 'Nan 07700 900111. His father Tom is 07700 900123. He is not to see him, there is a court order.',
  });
  expect(lineOf(plan, 'Contacts in order')).toContain('Nan 07700 900111');
  expect(lineOf(plan, 'Whom to ring')).toContain('Nan 07700 900111');
  expect(`${lineOf(plan, 'Contacts in order')}${lineOf(plan, 'Whom to ring')}`).not.toContain('900123');
});

test.each([
  'Ring Nan 07700 900123, not before 9',
  'Nan 07700 900123, please do not ring before 9',
  'Auntie Jo - may not come at weekends',
  'Grandad Bill 07700 900111 (must not be left waiting)',
  'Neighbour Pat 07700 900222 must not come on Sundays',
  'Mum works nights, ring dad 07700 900333 first',
  'Key worker Sue, never late',
  'Dad picks him up from school, 07700 900444',
  'Nan, never without her dog',
])('[PL12] a contact with hours and needs is one: %s', (said) => expect(isKeptAway(said)).toBe(false));
