// The carer's own numbers, notes and words win; what is loved, private or told as good is made nothing else of.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { bare, planFor } from './testing/sample-children.ts';
import { writeCarePlan } from './write-care-plan.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL27] the number the carer gives is the only one, from any box', () => {
  const plan = planFor({
    ...bare,
    age: '16',
    communication: 'Uses Assistive Devices',
    learningStyle: 'short, once, then wait 15 sec',
    wanderingBehavior: 'walks to the rink',
  });
  expect(plan).toContain('15 seconds');
  expect(plan).not.toMatch(/\b(?:5|8|10) seconds|say it again/);
  const typing = planFor({
    ...bare,
    age: '9',
    communication: 'Uses Assistive Devices',
    interactionStyle: 'Wait. She is typing. Still wait.',
  });
  expect(typing).not.toMatch(/\d+ seconds|first press/);
});

test.each(['we come from war. please no loud.', 'We moved from Kabul in May.'])(
  '[PL24] a note that says "we" is not lost: %s',
  (notes) => expect(partOf(planFor({ ...bare, age: '6', notes }), 'One page')).toContain(notes),
);

test('[PL24] a word to the form is no note', () => {
  for (const notes of ['filling at work will finish later', 'Im 68 and new at this'])
    expect(planFor({ ...bare, age: '3', notes })).not.toContain(notes);
});

test('[PL24] pain signs written with an equals sign are on the sheet in full', () => {
  const notes = 'Pain = rubs his ear and goes off Radio 3. Last time it was an abscess.';
  const plan = planFor({ ...bare, age: '45', notes, challenges: 'telling us about pain' });
  expect(partOf(plan, 'Emergency')).toContain(`**Pain signs:** “${notes}”`);
});

test('[PL33] a comfort that is a danger does not take the next with it', () => {
  const plan = planFor({
    ...bare,
    age: '45',
    comfortItems: 'tin of buttons, his radio (Radio 3, only)',
    safetyRisks: 'swallows buttons',
  });
  expect(plan).toContain('**What helps:** “his radio (Radio 3, only)”');
  expect(
    planFor({ ...bare, age: '45', comfortItems: 'buttons', safetyRisks: 'swallows buttons' }),
  ).not.toMatch(/No comfort thing|reaches for when tired|Find a comfort thing/);
});

test('[PL37] a food rule behind the level of a diet, and one for the kitchen, are not cut', () => {
  const eatingHabits = 'soft diet level 6 from SALT. fork mashable. No toast however nicely he asks';
  const plan = planFor({ ...bare, age: '45', eatingHabits });
  expect(partOf(plan, 'From your clinic')).toContain('No toast');
  expect(partOf(plan, 'Food')).toContain('No toast');
  const soba = planFor({
    ...bare,
    age: '4',
    allergies: 'Soba strong. Do not boil in same water. Cough -> EpiPen',
  });
  expect(partOf(soba, 'Food')).toContain('“Soba strong. Do not boil in same water.');
});

test('[PL7] a medicine that is not tolerated makes no food rule', () => {
  const plan = planFor({
    ...bare,
    age: '27',
    allergies: 'sulfa drugs (2016, skin peeling). Medic alert bracelet',
  });
  expect(plan).not.toMatch(/Read every label|in doubt it is not served|see Allergies/);
  expect(plan).toContain('dentist, pharmacist');
});

test('[PL20] a word that hurts leaves no empty quotes', () =>
  expect(planFor({ ...bare, age: '27', triggers: "people saying 'retarded', wugs" })).toContain(
    "“people saying '…'”",
  ));

test('[PL24] something the child loves is not taken for an illness, whatever it is called', () => {
  const plan = planFor({
    ...bare,
    age: '27',
    specialInterests: 'keys, furnaces (Trane, Lennox), insulin pumps',
  });
  expect(partOf(plan, 'One page')).toContain('furnaces (Trane, Lennox)');
  expect(partOf(plan, 'Emergency')).not.toContain('Lennox');
});

test('[PL24] how a low shows stands with the clinic where there is diabetes', () => {
  const notes = 'he goes snappy when low, check sugar before you give out to him';
  const plan = planFor({ ...bare, age: '12', medications: 'type 1 diabetic: pump', notes });
  expect(partOf(plan, 'From your clinic')).toContain(notes);
});

test('[PL27] light on means that no line makes it dark', () => {
  const plans = (sleepSchedule: string) =>
    Array.from({ length: 8 }, (_, age) =>
      planFor({
        ...bare,
        age: String(age + 5),
        comfortItems: 'scarf',
        sleepSchedule,
        triggers: 'thunder, hand dryer',
      }),
    ).join('\n');
  expect(plans('fine')).toMatch(/\b[Dd]im\b|low light/);
  expect(plans('light on please')).not.toMatch(/\b[Dd]im\b|low light/);
});

test('[PL5] nothing private is a goal, and from thirteen on nothing is ticked on a fridge', () => {
  const plan = planFor({
    ...bare,
    age: '16',
    challenges: 'touching himself in public, waiting rooms, loud noise',
  });
  expect(partOf(plan, 'Goals')).not.toMatch(/private|fridge/);
});

test('[PL33] what is loved is handed out for nothing', () => {
  for (let age = 3; age < 12; age += 1)
    expect(planFor({ ...bare, age: String(age), specialInterests: 'puzzles' })).not.toMatch(/for each thing/);
});

test('[PL26] the words of a title say nothing: it is asked about, however sure the reader is', () => {
  const planOf = (said: string) =>
    writeCarePlan(
      { profile: { ...emptyProfile, ...bare, age: '27', triggers: `${said}, wugs` }, today: '2026-11-15' },
      new Map([[said, { nearest: [{ id: 'pay-changes', chance: 0.99 }], none: 0.01 }]]),
    );
  expect(planOf('Price is Right preempted')).toContain('“Price is Right preempted” What helps: ____');
  expect(planOf('price changes')).not.toContain('“price changes” What helps');
});

test('[PL33] who draws roofs stands on none', () =>
  expect(
    planFor({ ...bare, age: '19', activities: 'drawing roofs', safetyRisks: 'goes on roofs to draw' }),
  ).not.toContain('not without danger'));

test('[PL24] the minute of the rescue medicine stands with the other on the sheet', () =>
  expect(
    partOf(
      planFor({ ...bare, age: '9', medications: 'epilepsy: buccolam 7,5 mg if cramps longer than 3 min' }),
      'Emergency',
    ),
  ).toMatch(/Seizures:\*\* .*longer than 3 min.*at five minutes/));
