import { expect, test } from 'vitest';
import { goalsIn, reviewDayOf } from './plan-goals.ts';
import { ofTen, totalOf, weeksOf, withTick } from './plan-progress.ts';

const plan = `# Plan

Age 6 · written 16 November 2026 · first review 21 December 2026

## Goals until 8 February 2027

1. **Leaving the playground.** By 11 January 2027, Mika leaves, at the park: 4 times out of 5 (now: __ of 10). *Who:* parents.
2. **Your wish:** “sleep in his own bed” By 25 January 2027: 6 times out of 10.

Ask Mika.
`;

test('[PT7] a goal has its title, its day and its measure; a plan its review day', () => {
  expect(goalsIn(plan)).toMatchObject([
    { key: 'leaving the playground', title: 'Leaving the playground', until: '2027-01-11', targetOfTen: 8 },
    { title: 'Your wish', until: '2027-01-25', targetOfTen: 6 },
  ]);
  expect(goalsIn(plan)[1]?.text).toContain('“sleep in his own bed”');
  expect(reviewDayOf(plan)).toBe('2026-12-21');
  expect([goalsIn('## Food\n\n1. Rice'), reviewDayOf('x')]).toEqual([[], null]);
});

test('[PT8] a tick is set, changed and taken away, and weeks add up', () => {
  const empty = { title: 'x', baselineOfTen: null, ticks: {} };
  const one = withTick(empty, '2026-11-16', 'yes');
  expect(withTick(one, '2026-11-16', 'yes').ticks).toEqual({});
  const many = ['17', '22', '23'].reduce((goal, day) => withTick(goal, `2026-11-${day}`, 'help'), one);
  expect(weeksOf(many)).toEqual([
    { from: '2026-11-16', yes: 1, help: 2, no: 0 },
    { from: '2026-11-23', yes: 0, help: 1, no: 0 },
  ]);
  expect(ofTen(totalOf(weeksOf(many)))).toBe(2.5);
  expect(ofTen({ yes: 0, help: 0, no: 0 })).toBeNull();
});
