import { expect, test } from 'vitest';
import { ofWhatIsMeant } from './hard-moments.ts';
import { bare, planFor } from './testing/sample-children.ts';

const both = 'Offer it. Too hot: shade. Too cold: a layer';
test.each([
  ['ac blows too cold', 'Offer it. Too cold: a layer'],
  ['boiling bus', 'Offer it. Too hot: shade.'],
  ['changing temperature', both],
  ['hot then cold', both],
])('[PL4] of heat and cold only what is meant: %s', (said, is) => expect(ofWhatIsMeant(both, said)).toBe(is));

test('[PL32] what melts is not packed', () =>
  expect(planFor({ ...bare, age: '6', comfortItems: 'ice cube' })).not.toMatch(
    /(?:his|her|their) ice cube/i,
  ));
