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
