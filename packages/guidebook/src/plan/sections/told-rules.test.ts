// What carers wrote as a rule, a danger or a secret, each kept where it is needed.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  'bee sting. swells up bad, loratadine straight away + ice, epi in the truck glovebox, ring 111 if lips/tongue/wheezy',
  'peanut, face swelling, hard breathing, floppy, emergency',
  'nuts. side, legs, standing, number',
])('[PL9] first aid keeps every word: %s', (allergies) => {
  const plan = planFor({ ...bare, age: '7', allergies, carePlans: ['safetyEmergencyPlanning'] });
  expect(plan).toMatch(/Swollen lips, face or tongue, hard breathing, going floppy:/);
  expect(plan).not.toMatch(/that food|this interest/);
});

test.each([
  'can open any lock in the house incl. medicine cabinet',
  'gets into the bleach under the sink',
  'finds the car keys',
])('[PL15] getting at what is locked away is a danger: %s', (safetyRisks) => {
  const plan = planFor({ ...bare, age: '9', safetyRisks });
  expect(partOf(plan, 'Safety')).toContain(`“${safetyRisks}” From today medicines, chemicals, keys`);
  expect(partOf(plan, 'One page')).toContain(safetyRisks);
  expect(plan).not.toMatch(/doubled dose/);
});

describe('[PL35] a hiding place or a code', () => {
  test.each([
    ['takes the quad. hide key. its in the flour now', 'takes the quad.', /flour/],
    ['goes to the gate, code is 4471', 'goes to the gate', /4471/],
    ['heads for the shed, spare key under the blue pot', 'heads for the shed', /blue pot/],
  ])('is not told in the child’s voice: %s', (wanderingBehavior, kept, secret) => {
    const plan = planFor({ ...bare, age: '8', wanderingBehavior, notes: wanderingBehavior });
    expect(partOf(plan, 'One page')).toContain(kept);
    expect(partOf(plan, 'One page')).not.toMatch(secret);
    expect(partOf(plan, 'Emergency')).toMatch(secret);
  });

  test('where a child hides is told', () => {
    const plan = planFor({
      ...bare,
      age: '8',
      wanderingBehavior: 'hides under the slide, ask his key worker',
    });
    expect(partOf(plan, 'One page')).toContain('hides under the slide, ask his key worker');
  });
});

test('[PL15] what was not read leaves nobody alone in the bath', () => {
  const page = partOf(planFor({ ...bare, age: '3', triggers: 'xylo frond in face' }), 'One page');
  expect(page).toMatch(
    /“xylo frond in face” → what can safely stop or be left, is;[^·]*stay within reach of me/,
  );
  expect(page).not.toMatch(/more room/);
});

test.each(['no, he stays', 'No. she always stays close to us', 'doesnt wander, sticks with me'])(
  '[PL8] denied wandering is none: %s',
  (wanderingBehavior) => {
    const plan = planFor({ ...bare, age: '31', wanderingBehavior, carePlans: ['safetyEmergencyPlanning'] });
    expect(plan).toContain('No wandering is written');
    expect(plan).not.toMatch(/If I run|doors and gates shut/);
  },
);

test.each(['no, but he follows dogs', 'not at home. at school he slips out', 'stays out all night'])(
  '[PL8] half denied is told: %s',
  (wanderingBehavior) => {
    expect(partOf(planFor({ ...bare, age: '9', wanderingBehavior }), 'One page')).toMatch(/If I run/);
  },
);
