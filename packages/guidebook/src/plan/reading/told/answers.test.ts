import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL26] what the family wrote in another box is not asked for again', () => {
  test.each([
    ['quarry hooter', 'Hooter days we play the drum before it and go to the far field', 'notes'],
    [
      'when the regatta is called off',
      'If the regatta is called off show him the new date on the wall',
      'notes',
    ],
    ['loganberries', 'Do not say loganberries. Say the purple ones and she laughs', 'notes'],
    ['maypoles', 'maypoles: hold his left sleeve and walk on', 'interactionStyle'],
  ])('%s', (triggers, told, box) => {
    const plan = planFor({ ...bare, age: '9', triggers, [box]: told });
    // Beside steps of ours it stands in their place, otherwise alone.
    expect(partOf(plan, 'Triggers')).toMatch(
      new RegExp(`(?:“${triggers}” You wrote|\\| As you wrote): “${told}`),
    );
    expect(plan).not.toContain('what helps: ____');
    expect(plan).not.toContain('What helps: ____');
  });

  test.each([
    ['quarry hooter', 'He knows the hooter of every quarry'],
    ['paternoster lift', 'If missing, check the lift first'],
    ['wugs at school', 'At school we give her the red seat'],
    ['missing marbles', 'If she gives you marbles give them back before bed'],
  ])('a sentence that tells no way, or of something else, answers nothing: %s', (triggers, notes) => {
    expect(planFor({ ...bare, age: '9', triggers, notes })).not.toContain('You wrote:');
  });

  test('a list of comforts is not taken for a way of communicating', () => {
    const some = { triggers: 'strangers with marbles', comfortItems: 'two marbles, one in each hand' };
    expect(planFor({ ...bare, age: '9', ...some })).not.toContain('You wrote:');
  });

  test('a sentence stands at the entry it fits best', () => {
    const plan = planFor({
      ...bare,
      age: '9',
      triggers: 'the regatta is called off, posters of the regatta',
      notes: 'When the regatta is off because of posters, give him the regatta posters to fold',
    });
    expect(partOf(plan, 'Triggers').match(/You wrote:/g)).toHaveLength(1);
  });
});

describe('[PL26] one word in common is not the same matter', () => {
  test.each([
    ['being asked questions', 'He asks one question again and again, we write the answer on a card'],
    ['somebody rubs out her drawing', 'Drawing the plan on a small whiteboard in the morning is working'],
    ["Accepting 'later'", 'Say his name first, then one direction'],
  ])('%s', (triggers, notes) =>
    expect(planFor({ ...bare, age: '9', triggers, notes })).not.toMatch(/[Yy]ou wrote:/),
  );

  test('our own step stands beside what the family wrote', () => {
    const challenges = 'meltdowns';
    const stepsIn = (notes: string) =>
      /\*\*Meltdowns:\*\* (.*)/u.exec(planFor({ ...bare, age: '9', challenges, notes }))?.[1] ?? '';
    const told = stepsIn('Leaving him alone in his tent calms him');
    expect(told).toContain('As you wrote: “Leaving him alone in his tent calms him”');
    expect(told.split('. ').length).toBeGreaterThan(2);
  });

  test.each([
    ['getting in the car after school', 'Counting to five out loud with her works in the car', true],
    ['going up to bed', 'A song works best at bedtime, his blue torch helps in bed', false],
    ['noise on the bus', 'His headphones help on the bus', true],
    ['getting in the car after school', 'Counting to five works in the pool', false],
  ])('what works in a place is for what is hard there: %s, %s', (challenges, notes, isUsed) =>
    expect(/[Yy]ou wrote: “/.test(planFor({ ...bare, age: '9', challenges, notes }))).toBe(isUsed),
  );
});
