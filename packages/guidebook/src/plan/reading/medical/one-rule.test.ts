// An emergency has one rule, the carer's, and no sentence of it is torn from its subject, its act or its time.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL24] medical sentences stay whole', () => {
  const call =
    'Call 999 if breathing looks wrong, if midazolam has not worked in 5 mins, or if he hurt his head';
  const plan = planFor({
    ...bare,
    age: '9',
    triggers: 'flashing lights - put his cap on\nbeing tired or hot, both make seizures more likely',
    safetyRisks: `Seizures near water, stairs, roads. Never alone in bath. No locked bathroom doors. ${call}`,
    medications:
      'Rescue: buccal midazolam 7.5mg, red pouch in his rucksack, give if seizure longer than 5 mins OR 3 in an hour. Only 1 dose then 999',
    sleepSchedule: 'Bed 7.30. Has seizures in sleep so there is a monitor on his bed',
    notes: 'Red pouch goes EVERYWHERE with him, even the playground. Mum (Fiona) first then gran',
  });

  test('what to do stands with when', () => {
    expect(plan).not.toMatch(/“if midazolam|“Seizures near water”|“both make/);
    expect(partOf(plan, 'From your clinic')).toContain(call);
    expect(partOf(plan, 'From your clinic')).toContain(
      '“Seizures near water, stairs, roads. Never alone in bath”',
    );
  });

  test('[PL8] where a seizure is dangerous is no place to run to, and nothing to practise', () => {
    expect(plan).not.toMatch(/\*\*(?:Stairs|Roads):\*\*|is missing:|At every road/);
  });

  test('[PL22] one rule for calling', () => {
    expect(plan).not.toMatch(/after 5 minutes or at a second|five minutes/);
  });

  test('what is given, and where it is, stands on the first page and on the sheet', () => {
    expect(partOf(plan, 'One page')).toContain(
      '**Always:** “Red pouch goes EVERYWHERE with him, even the playground.”',
    );
    expect(partOf(plan, 'Emergency')).toContain('“Red pouch goes EVERYWHERE with him, even the playground.”');
    expect(plan).not.toContain('Where is it, and who was shown how');
  });

  test('[PL12] people in the order told are the contacts', () =>
    expect(plan).toContain('**Contacts in order:** “Mum (Fiona) first then gran” Numbers: ________'));

  test('[PL19] the night stands where it is looked up, once, and on the sheet', () => {
    expect(partOf(plan, 'Daily routine')).toContain(
      '“Bed 7.30. Has seizures in sleep so there is a monitor on his bed”',
    );
    expect(partOf(plan, 'From your clinic')).not.toContain('Bed 7.30');
    expect(partOf(plan, 'Emergency')).toContain('Bed 7.30');
  });

  test('[PL35] what sets off a seizure is on the first page, with no step of ours', () =>
    expect(partOf(plan, 'One page')).toContain(
      '“flashing lights - put his cap on” · “being tired or hot, both make seizures more likely”',
    ));

  test('[PL25] nothing medical is struck out of the plan', () => {
    const weeks = partOf(plan, 'Customized');
    expect(weeks).toMatch(/Week 1:\*\* [^\n]*What the clinic set stays as it is\./);
    expect(weeks).toMatch(/Week 4:\*\* [^\n]*Nothing medical is taken out\./);
  });
});

test('[PL24] what must not be done in that time stands with the time', () => {
  const notes =
    'Day feeds 10am, 1pm, 4pm by tube, upright 30 mins after. no swinging in that time or it all comes back';
  const plan = planFor({ ...bare, age: '6', notes });
  expect(partOf(plan, 'From your clinic')).toContain(`“${notes}”`);
  expect(partOf(plan, 'One page')).toContain(notes);
});

test('[PL12] an order for the body is nobody to ring', () => {
  const safetyRisks = 'If the button comes out put the spare in STRAIGHT away, then ring the nurse or A&E';
  const plan = planFor({ ...bare, age: '6', safetyRisks, eatingHabits: 'Tube fed.' });
  expect(plan).toMatch(/\*\*Contacts in order:\*\* 1 _+ 2 _+ 3 _+/);
});

test('[PL12] who is around the child is no order in which to ring', () =>
  expect(planFor({ ...bare, age: '9', socialSupports: 'mum, Paati, the piano teacher' })).toContain(
    '**Contacts in order:** “mum, Paati, the piano teacher” Order and numbers: ________',
  ));
