import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { callTold, hearingTold, respondersTold } from './responders.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const of = (notes: string) => ({ ...emptyProfile, notes });

test.each([
  ['If officers come, tell them she flaps and has no weapon.', true],
  ['Please no uniforms near him.', true],
  ['The police found him twice.', false],
  ['Loves police cars.', false],
])('[PL41] told to those who come to help: %s', (said, is) =>
  expect(respondersTold(of(said)).length > 0).toBe(is),
);

test.each([
  ["She'll come if you sing the bin song.", true],
  ['Whistle twice and he comes.', true],
  ['He comes home at four.', false],
  ['Call me if he turns pale.', false],
])('[PL41] what brings the child: %s', (said, is) => expect(callTold(of(said)).length > 0).toBe(is));

test.each([
  ['Wears two hearing aids.', true],
  ['Right ear is better.', true],
  ['Profoundly deaf and might not turn round when you shout.', true],
  ['Deaf in one ear we think it might be glue ear.', true],
  ['He seems fine but is deaf in one ear.', true],
  ['We think he might be deaf in one ear.', false],
  ['Hearing loss suspected.', false],
  ['Deaf in one ear, we think.', false],
  ['Maybe hard of hearing, test is booked.', false],
  ['Her brother is deaf.', false],
  ['Hearing dogs bark upsets him.', false],
])('[PL24] a hearing loss: %s', (said, is) => expect(hearingTold(of(said)).length > 0).toBe(is));

describe('[PL41] for police and searchers', () => {
  const toPolice = 'If officers come, tell them she flaps and has no weapon.';
  const brings = "She won't turn round for her name, but she'll come if you sing the bin song.";
  const plan = planFor({
    ...bare,
    age: '7',
    communication: 'Non-Verbal',
    preferredCommunication: 'Sign Language',
    wanderingBehavior: 'bolts to the surf',
    notes: `${toPolice} ${brings} Wears two hearing aids.`,
    carePlans: ['safetyEmergencyPlanning'],
  });

  test('the family’s words stand in the call, beside the responders and on the sheet', () => {
    const safety = partOf(plan, 'Safety');
    expect(safety).toContain(`Say this too, as the family wrote: “${toPolice}”`);
    expect(safety).toContain(`For police and crews, as you wrote: “${toPolice}”`);
    expect(partOf(plan, 'Emergency')).toContain(`“${toPolice}”`);
    expect(safety).toMatch(/does not speak, has a hearing loss, signs/);
    expect(partOf(plan, 'Emergency')).toContain('**Hearing:** “Wears two hearing aids.”');
  });

  test('what brings the child stands where a name would be called', () => {
    expect(partOf(plan, 'Safety')).toContain(`What brings her, as the family wrote: “${brings}”`);
    expect(partOf(plan, 'Emergency')).toContain(`**What brings me:** “${brings}”`);
    expect(plan).not.toMatch(/Say their name, low voice|low voice/);
  });

  test('in sight, somebody goes after the child before anybody telephones', () => {
    expect(partOf(plan, 'One page')).toMatch(
      /if you see me, come after me at once; another person calls\. If not, call/i,
    );
    expect(partOf(plan, 'Safety')).toMatch(
      /If you see her: go after her at once[\s\S]*1\. Call the emergency/,
    );
    expect(partOf(plan, 'Safety')).toMatch(/stream, sea, tank/);
    expect(partOf(plan, 'Safety')).not.toContain('The doors as you wrote');
  });
});

test('[PL41] who no longer runs gets no steps for one who does', () => {
  for (const wanderingBehavior of ['Not any more really. Loves the lift.', 'Hardly any more, was the lift']) {
    const plan = planFor({ ...bare, age: '9', wanderingBehavior });
    expect(plan).not.toMatch(/high latch|strap|If you see/);
    expect(partOf(plan, 'One page')).toContain('**If I am missing:**');
  }
});

test('[PL8] a note that says “look at” is a place only where somebody is gone', () => {
  const sheet = (notes: string) => partOf(planFor({ ...bare, notes }), 'Emergency');
  expect(sheet('If she rubs her eye look at it, she had a stye.')).not.toContain('look first');
  expect(sheet('When she misses Gran, look at the album with her.')).not.toContain('look first');
  expect(sheet('If she is gone look at the canal first.')).toMatch(/look first:\*\*.*canal/);
});

test('[PL8] a place keeps the name behind a title', () =>
  expect(
    partOf(planFor({ ...bare, age: '5', safetyRisks: 'pool next door (Mrs. Okeke), stairs' }), 'Emergency'),
  ).toMatch(/look first:\*\*.*“pool next door \(Mrs\. Okeke\)”/));

test('[PL12] “none” is an answer', () => {
  expect(partOf(planFor({ ...bare, medications: 'none' }), 'Emergency')).toContain('listed):** “none”');
  expect(partOf(planFor({ ...bare }), 'Emergency')).toContain('listed):** ____');
});

test('[PL41] who is called by a hand on the shoulder is not asked first', () => {
  const talk = (interactionStyle: string) =>
    /\*\*How I talk:\*\*.*/.exec(
      partOf(planFor({ ...bare, communication: 'Limited Verbal', interactionStyle }), 'Emergency'),
    )?.[0];
  expect(talk('tap her arm, then sign')).toMatch(/touch as my family wrote/);
  expect(talk('sits beside you')).toMatch(/ask before touch/);
});

test('[PL24] deafness is told as that: neither what calms nor a sign of pain', () => {
  const sheetOf = (notes: string) =>
    partOf(planFor({ ...bare, age: '6', wanderingBehavior: 'runs off in the park', notes }), 'Emergency');
  for (const notes of [
    'Profoundly deaf and might not turn round when you shout.',
    'Deaf in one ear we think it might be glue ear.',
  ]) {
    expect(sheetOf(notes)).toContain(`**Hearing:** “${notes}”`);
    expect(sheetOf(notes)).not.toMatch(/(?:What calms|Pain signs):\*\* “/);
  }
  expect(sheetOf('Pulls his ear when it hurts, deaf in the other.')).toMatch(/Pain signs:\*\* “/);
});
