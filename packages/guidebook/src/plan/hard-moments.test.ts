import { expect, test } from 'vitest';
import { ofWhatIsMeant } from './hard-moments.ts';
import { bare, planFor } from './testing/sample-children.ts';

const both = 'If {he} {is} too hot, offer shade; if {he} {is} too cold, offer a layer';
test.each([
  ['ac blows too cold', 'If {he} {is} too cold, offer a layer'],
  ['cold hands', 'If {he} {is} too cold, offer a layer'],
  ['boiling bus', 'If {he} {is} too hot, offer shade'],
  ['changing temperature', both],
  ['hot then cold', both],
])('[PL4] of heat and cold only what is meant: %s', (said, is) => expect(ofWhatIsMeant(both, said)).toBe(is));

test('[PL32] what melts is not packed', () =>
  expect(planFor({ ...bare, age: '6', comfortItems: 'ice cube' })).not.toMatch(
    /(?:his|her|their) ice cube/i,
  ));

test('[PL4] cold hands are not answered with a cooler place', () => {
  for (const age of ['4', '7', '9', '12', '15', '45'])
    expect(planFor({ ...bare, age, triggers: 'cold hands', challenges: 'cold hands' })).not.toMatch(
      /cooler place|shade|layer less/iu,
    );
});
