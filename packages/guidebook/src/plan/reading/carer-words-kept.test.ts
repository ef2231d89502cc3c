// What a carer wrote is neither torn apart, nor turned round, nor answered by an order of ours.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL24] a sentence that leans on the one before it stands with it', () => {
  const notes = "Sign for toilet is her own one - she pats her ear. Don't ask us why.";
  const plan = planFor({ ...bare, age: '4', notes });
  expect(partOf(plan, 'One page')).toContain(`“${notes}”`);
  const other = planFor({ ...bare, age: '9', notes: 'He wets the bed. It is worse in May. Loves Mr Osei.' });
  expect(partOf(other, 'One page')).not.toContain('worse in May');
  expect(other).toContain('“He wets the bed. It is worse in May. Loves Mr Osei.”');
});

test('[PL24] where the rescue medicine lies stays with it on the first page', () => {
  const medications = 'Buccal midazolam if fit over 4 mins. Its in red pouch, check date.';
  expect(partOf(planFor({ ...bare, age: '16', medications }), 'One page')).toContain(
    '“Buccal midazolam if fit over 4 mins. Its in red pouch, check date.”',
  );
});

test('[PL35] what the child is not to see is on no page that is read together', () => {
  const plan = planFor({
    ...bare,
    age: '14',
    notes: 'Please write down what she eats, but not so she sees it. Loves snow.',
  });
  expect(partOf(plan, 'One page')).not.toContain('write down');
  expect(plan).toContain('not so she sees it');
});

test('[PL26] an order among what is hard is a rule, never turned round', () => {
  const said = 'languages mixed when upset, use english only';
  const plan = planFor({ ...bare, age: '6', challenges: `hair tie\n${said}\nshoes` });
  expect(plan).toContain(`### What to do, in your words\n\n- “${said}”`);
  expect(plan).not.toMatch(/Keep all/);
});

test.each(['sit still, wait in line, say sorry', 'use of stairs, dont like noise, never winning'])(
  '[PL26] what is hard is no order: %s',
  (challenges) =>
    expect(planFor({ ...bare, age: '6', challenges })).not.toContain('Everyone keeps to this as'),
);

describe('[PL8] wandering', () => {
  test.each([
    'not any more',
    'Never.',
    'no, never has',
    'No, not since 2023',
    'used to, not now',
    'she has never run off',
    'no, he stays close to us',
  ])('denied: %s', (wanderingBehavior) =>
    expect(planFor({ ...bare, age: '9', wanderingBehavior })).not.toMatch(/If I run|doors and gates shut/),
  );
  test.each([
    'never comes back when called',
    'no road sense, runs',
    'not at home, at school yes',
    'never looks back',
    'no fear of water',
  ])('told: %s', (wanderingBehavior) =>
    expect(partOf(planFor({ ...bare, age: '9', wanderingBehavior }), 'One page')).toMatch(/If I run/),
  );
});

describe('[PL24] one order in an emergency', () => {
  test('the family’s on batteries stands, and the clinic is asked', () => {
    const safetyRisks =
      'pica - batteries, if you think battery swallowed A&E at once + 2 tsp honey on the way';
    const plan = planFor({ ...bare, age: '9', safetyRisks, challenges: 'Pica' });
    expect(plan).not.toMatch(/nothing to eat or drink/);
    expect(plan).toMatch(
      /as you wrote; have the clinic confirm it: ____|as you wrote: “pica[^”]*” Have the clinic/,
    );
  });
  test('the family’s minutes stand without ours', () => {
    const medications = 'Midazolam if fit >4 mins, ambulance if its first in 24h or doesnt stop in 5 more.';
    const plan = planFor({ ...bare, age: '16', challenges: 'epilepsy', medications });
    expect(plan).not.toMatch(/(?:after|at) (?:5|five) minutes/);
    expect(plan).toContain('Have the clinic confirm it: ____');
  });
  test.each([
    'Epilepsy. Was in hospital in May with seizures.',
    'Had a seizure in hospital after his op.',
    'Seizures, the ambulance came after 20 min last time.',
    'Epilepsy. If bitten by a snake call 000.',
  ])('what happened, or is about something else, takes none of ours away: %s', (notes) =>
    expect(planFor({ ...bare, age: '9', notes })).toMatch(/after 5 minutes/),
  );
});

test('[PL24] every comfort is kept, whatever years are written beside it', () => {
  const comfortItems = 'stack of IKEA catalogues (2009-2014), brown belt to hold';
  expect(partOf(planFor({ ...bare, age: '31', comfortItems }), 'One page')).toContain(`“${comfortItems}”`);
});

test.each(['showing pain (he only stops eating)', 'Hand biting = first think toilet, then tooth, then Kees'])(
  '[PL24] a sign of pain reaches the first page and the sheet: %s',
  (said) => {
    const plan = planFor({ ...bare, age: '31', challenges: `wugs, ${said}` });
    expect(partOf(plan, 'Emergency')).toMatch(/Pain signs:\*\* “/);
    expect(partOf(plan, 'One page')).toContain('**Pain:** “');
  },
);

test('[PL5] no goal is made from grief or from somebody else’s matter', () => {
  const plan = planFor({
    ...bare,
    age: '10',
    triggers: "loud noise in Zaidy's room, hand dryers",
    challenges: 'grief',
  });
  expect(partOf(plan, 'Goals')).not.toMatch(/Zaidy|[Gg]rief|[Ll]oss/);
  expect(partOf(plan, 'Goals')).toContain('Hand dryers');
  expect(partOf(plan, 'Goals')).not.toMatch(/at home and at school/);
});
