import { helplines } from '@calmbridge/domain/help/helplines';
import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const safetyOf = (safetyRisks: string, more: object = {}) =>
  partOf(planFor({ ...bare, age: '6', safetyRisks, ...more }), 'Safety');

test('[PL8] a running machine is not taken for a cooker', () => {
  const part = safetyOf('the baler and other machinery');
  expect(part).toMatch(/Never within reach of a running machine: engine or power off/);
  expect(part).not.toMatch(/Knobs/);
  expect(safetyOf('reversing vans at the depot')).toMatch(/before the driver has seen where/);
  expect(safetyOf('grandad’s slurry store')).toMatch(/nobody goes in after: the gas kills/);
});

test('[PL8] an opened socket is dead only from the fuse box', () => {
  for (const said of ['unscrews the sockets', 'takes apart plugs and appliances']) {
    expect(safetyOf(said)).toMatch(/off at the fuse box[^\n]*an electrician closes it/);
    expect(safetyOf(said)).not.toMatch(/off at the wall|A guard or cover/);
  }
});

test.each(['coins in her mouth', 'mouths gravel', 'sucks on bottle caps and swallows pebbles'])(
  '[PL33] small things in the mouth: choking is named, once: %s',
  (said) => {
    const plan = planFor({ ...bare, age: '8', safetyRisks: said, comfortItems: 'bag of pebbles, scarf' });
    expect(plan).toMatch(/chok[^\n]*five firm back blows[^\n]*emergency number/i);
    for (const part of plan.split(/\n(?=## )/u))
      expect(part.match(/a battery, magnet/giu)?.length ?? 0).toBeLessThan(2);
    expect(partOf(plan, 'One page')).toMatch(/\*\*What helps:\*\* “scarf”/);
  },
);

test('[PL33] food and fingers in the mouth make no stone a danger', () => {
  for (const safetyRisks of ['too much food in his mouth', 'fingers in mouth']) {
    const plan = planFor({ ...bare, age: '8', safetyRisks, comfortItems: 'bag of pebbles, scarf' });
    expect(partOf(plan, 'One page')).toContain('bag of pebbles, scarf');
  }
});

test('[PL8] what happened once is not called long ago', () => {
  const part = (wanderingBehavior: string) => planFor({ ...bare, age: '6', wanderingBehavior });
  expect(part('Once he boarded a tram and it left with him')).not.toMatch(/some time ago|as past/);
  expect(part('once when he was 2, to the pond')).toMatch(/You write of it as past/);
});

test('[PL8] nobody is sent to an edge out of a crowd', () => {
  for (const triggers of ['crowded platform', 'packed metro', 'crowds at the pool'])
    expect(planFor({ ...bare, age: '7', triggers })).not.toMatch(/to the edge|at the edge/);
});

test('[PL8] the emergency numbers are those of the help table', () => {
  const plan = planFor({ ...bare, age: '7', wanderingBehavior: 'runs from the park' });
  const countries = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'ZA'] as const;
  for (const { need, number } of countries.flatMap((country) => helplines[country]))
    if (need === 'emergency') expect(plan).toMatch(new RegExp(`999,[^)]*${number}|${number},[^)]*your own`));
});
