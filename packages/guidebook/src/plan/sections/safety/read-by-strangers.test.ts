import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL8] who crawls to the stairs needs a gate and no search', () => {
  const plan = planFor({ ...bare, age: '2', wanderingBehavior: 'crawls to the stairs' });
  expect(partOf(plan, 'Safety')).toMatch(
    /“crawls to the stairs” An adult on the floor[^\n]*a gate at the top/,
  );
  expect(partOf(plan, 'One page')).toContain('**Keep me safe:** “crawls to the stairs”');
  expect(plan).not.toMatch(/If I run|If \S+ is missing:|Search water first/);
});

test('[PL8] the railway that was run to comes before a pool among the dangers', () => {
  const wanderingBehavior = 'Runs toward any train sound. Got to the tracks in June, neighbor stopped him.';
  const plan = planFor({ ...bare, age: '5', wanderingBehavior, safetyRisks: 'swimming pool not fenced' });
  expect(partOf(plan, 'Safety')).toMatch(/search the family’s places, then water/);
});

test('[PL24] the rescue medicine is not looked for among tablets, and stands with all that follows it', () => {
  const medications =
    'sertraline 100mg, lamotrigine 150 mg twice daily, midazolam buccal 10mg for seizure over 5 min, in the red bag';
  const plan = planFor({ ...bare, age: '28', medications });
  expect(partOf(plan, 'Emergency')).toContain(`**Medicines (as listed):** “${medications}”`);
  expect(partOf(plan, 'Emergency')).toContain(
    'medicine as written: “midazolam buccal 10mg for seizure over 5 min, in the red bag”',
  );
  expect(partOf(plan, 'One page')).not.toContain('sertraline');
});

test('[PL24] what stands before it and is more than a dose stays beside it', () => {
  const medications = 'never lamotrigine again, rash, midazolam 10mg for seizure over 5 min';
  expect(partOf(planFor({ ...bare, age: '9', medications }), 'One page')).toContain(
    'never lamotrigine again',
  );
});

test('[PL8] who drinks kerosene is not answered with a fire guard', () => {
  const plan = planFor({ ...bare, age: '8', safetyRisks: 'cooking fire, drinks kerosene-looking bottles' });
  expect(partOf(plan, 'Safety')).toMatch(/What is out of reach from today\?[^\n]*poison line/);
});

test('[PL33] dancing well is no well', () => {
  const plan = planFor({ ...bare, age: '8', safetyRisks: 'open well in compound', strengths: 'dances well' });
  expect(plan).not.toContain('not without danger');
});

test('[PL27] a person is no topic that must not be mentioned', () => {
  const notes = 'Please don’t talk about her in front of her.';
  const plan = planFor({ ...bare, age: '7', challenges: 'hits her brother', notes });
  expect(plan).not.toContain('This is between adults');
});

test('[PL39] better off gone is the clinic’s, and no danger of things that break', () => {
  const safetyRisks = 'said he’d be better off gone after the break up in September';
  const plan = planFor({ ...bare, age: '16', safetyRisks });
  expect(partOf(plan, 'From your clinic')).toContain('better off gone');
  expect(plan).not.toContain('may he throw or tear');
});
