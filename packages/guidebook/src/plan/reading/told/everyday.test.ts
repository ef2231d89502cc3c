// What plain families write, and what was made of it.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isDangerous } from '../dangers.ts';
import { deniesGoing } from '../read-moments.ts';
import { ownWayIn, waitTold } from '../tips.ts';
import { rulesOut } from './asked-not.ts';
import { climbsHigh } from './perils.ts';
import { namesPlace } from './ways-out.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL15] a strap that is worn is needed; undone it is a danger', () => {
  expect(isDangerous('buggy and car seat straps')).toBe(false);
  expect(isDangerous('undoes his car seat straps')).toBe(true);
});

test.each([
  ['bolts off in supermarkets', false],
  ['darts into the road when cross', false],
  ['runs off to the fish pond', true],
  ['runs to the bakery', true],
])('[PL8] where it happens is no place to look: %s', (said, is) => expect(namesPlace(said)).toBe(is));

test.each([
  ['climbs on the worktop', false],
  ['climbs the bookcase', false],
  ['climbs the silo', true],
  ['climbs up scaffolding', true],
])('[PL8] a height: %s', (safetyRisks, is) => expect(climbsHigh({ ...emptyProfile, safetyRisks })).toBe(is));

test.each([
  ["doesn't wander, cycles to planned clubs", true],
  ["doesn't wander, but once left the hall", false],
  ['no, runs to the gate', false],
])('[PL27] denied first: %s', (said, is) => expect(deniesGoing(said)).toBe(is));

describe('[PL27] how somebody talks', () => {
  const speaks = { ...emptyProfile, communication: 'Verbal', preferredCommunication: 'Speech' } as const;

  test('is not a way for hard moments, nor how plans are sent', () => {
    expect(ownWayIn({ ...speaks, interactionStyle: 'likes typing better when overwhelmed' })).toEqual([]);
    expect(ownWayIn({ ...speaks, notes: 'Wants to be told the week by text on Sundays.' })).toEqual([]);
    expect(ownWayIn({ ...speaks, interactionStyle: 'Text her, she answers by text' })).toHaveLength(1);
  });

  test.each(['writes it down instead', 'types what she wants'])(
    'and both stand with it: %s',
    (interactionStyle) => {
      const plan = planFor({ ...bare, ...speaks, name: 'Ro', age: '13', interactionStyle });
      for (const title of ['One page', 'Emergency'])
        expect(partOf(plan, title)).toMatch(new RegExp(`How I talk:\\*\\* [^\\n]*“${interactionStyle}”`));
    },
  );
});

test('[PL24] a plan sent by text is nobody to call', () =>
  expect(
    planFor({ ...bare, age: '15', notes: 'She likes the timetable by text the evening before.' }),
  ).toMatch(/Contacts in order:\*\* 1 ____/));

test('[PL41] doors are not opened for who goes off', () => {
  const line = 'Let {him} lead you, and open doors and cupboards so that {he} can show you';
  expect(rulesOut({ ...emptyProfile, wanderingBehavior: 'runs to the sea' })(line)).toBe(true);
  expect(rulesOut(emptyProfile)(line)).toBe(false);
});

test('[PL18] no minutes are given for swimming', () =>
  expect(
    planFor({ ...bare, age: '9', activities: 'swimming', triggers: 'hand dryers, haircuts, balloons' }),
  ).not.toMatch(/minutes of swimming/));

test('[PL5] group work is counted by somebody there', () =>
  expect(planFor({ ...bare, age: '12', triggers: 'group work' })).toMatch(
    /\*\*Group work\.\*\*.*\*Who:\* a teacher/,
  ));

test('[PL15] a danger without a row of its own is asked about beside one that has', () => {
  const plan = planFor({ ...bare, age: '4', safetyRisks: 'sticks pencils into sockets, wugs at dusk' });
  expect(partOf(plan, 'Safety')).toMatch(/A guard or cover over it/);
  expect(partOf(plan, 'Safety')).toMatch(/Who must know this before being alone with Ro/);
});

test('[PL24] who fills in the form is no note, and a defence is no blame', () => {
  const notes = "aunt filling. He's no rude, he's scared. Knock twice.";
  const page = partOf(planFor({ ...bare, age: '12', notes }), 'One page');
  expect(page).not.toContain('aunt filling');
  expect(page).toContain("“He's no rude, he's scared. Knock twice.”");
});

test('[PL3] a step that fits no life alone fills no week', () =>
  expect(planFor({ ...bare, age: '41', challenges: 'heat; living alone since Mum' })).not.toMatch(
    /Week \d:[^\n]*what feels right/,
  ));

describe('[PL27] what was told in another box', () => {
  const child = {
    ...bare,
    age: '10',
    notes: "If he shouts, give him space and don't follow him. He doesn't like Tuesdays.",
  };

  test('answers nothing for one little word', () => {
    const plan = planFor({ ...child, challenges: "shouting at his sister; adults he doesn't trust" });
    expect(plan).not.toMatch(/[Yy]ou wrote/);
    expect(plan).toContain("“If he shouts, give him space and don't follow him. He doesn't like Tuesdays.”");
  });
});

test('[PL35] “don’t push” is no blame, and is not torn from what follows', () =>
  expect(
    partOf(planFor({ ...bare, age: '12', notes: "On bad days don't push. Try again at ten." }), 'One page'),
  ).toContain("“On bad days don't push. Try again at ten.”"));

test('[PL24] what others are asked to do is not taken for a way of communicating', () =>
  expect(
    planFor({
      ...bare,
      age: '5',
      notes: 'Please use short sentences and show him a picture of what is next.',
    }),
  ).toMatch(/\*\*My family says:\*\* “Please use short sentences/));

test('[PL5] a word to whoever makes the plan is no goal', () =>
  expect(planFor({ ...bare, age: '3', notes: 'We would love to know where to start.' })).not.toContain(
    'Your wish',
  ));

test('[PL5] what is in a classroom is counted there', () =>
  expect(planFor({ ...bare, age: '8', triggers: 'bright classroom lights' })).toMatch(
    /lights\.\*\*.*\*Who:\* a teacher/,
  ));

test('[PL19] a good night gets no word on bad ones', () =>
  expect(planFor({ ...bare, age: '8', sleepSchedule: '9 to 7, fine' })).not.toMatch(
    /Bad nights|sleep log|Snoring/,
  ));

test('[PL37] how fast somebody eats is not taken for a rule to keep', () =>
  expect(planFor({ ...bare, age: '15', eatingHabits: 'curry, rice, eats too fast' })).not.toMatch(
    /“eats too fast” Keep to it/,
  ));

test('[PL15] not talking yet waits for the hearing check', () =>
  expect(
    planFor({ ...bare, age: '3', communication: 'Non-Verbal', challenges: 'not talking yet, coats' }),
  ).toMatch(/“not talking yet” The hearing check/));

test('[PL40] pain that is not told, written in the notes', () => {
  const plan = planFor({
    ...bare,
    age: '7',
    notes: "She doesn't say when something hurts. Look at her face and check her temperature.",
  });
  expect(partOf(plan, 'Emergency')).toMatch(
    /Pain signs:\*\* “Look at her face[^\n]*hard to tell: “She doesn't say/,
  );
  expect(partOf(plan, 'One page')).toMatch(
    /\*\*Pain:\*\* hard to tell: “She doesn't say when something hurts\.”/,
  );
});

test('[PL8] who hides and is to be left alone is not looked for there', () => {
  const sheet = (notes: string) => partOf(planFor({ ...bare, age: '6', notes }), 'Emergency');
  expect(sheet('If he hides under the stairs leave him there for a while.')).not.toMatch(/look first/);
  expect(sheet('If you lose him look behind the sofa.')).toMatch(/look first:\*\* as the family wrote/);
});

test('[PL37] lost weight is no rule of the table', () =>
  expect(
    partOf(planFor({ ...bare, age: '8', eatingHabits: 'rice. Losing weight since May' }), 'Emergency'),
  ).toMatch(/Food rules:\*\* ____/));

test('[PL24] a second sign without a capital stays with the first', () => {
  const interactionStyle = 'pulls your sleeve to the thing. Two pulls = now';
  expect(
    partOf(planFor({ ...bare, age: '6', communication: 'Limited Verbal', interactionStyle }), 'One page'),
  ).toContain(`“${interactionStyle}”`);
});

test.each([
  ['One question at a time, 20 seconds.', '20 seconds'],
  ['Give her 10-15 sec.', '10-15 seconds'],
  ['wait 10 to 20 seconds after you ask', '10 to 20 seconds'],
  ['Likes the 100 m race, 20 seconds is his best.', null],
  ['brush teeth, 30 seconds', null],
  ['He has absences, 10 seconds, does not respond.', null],
  ['Ask her to stop once, 3 seconds, then take the tablet.', null],
  ['Ask for a rest: 30 seconds, then back to work.', null],
])('[PL27] how long an answer takes, in the carer’s number: %s', (interactionStyle, waits) =>
  expect(waitTold({ ...emptyProfile, interactionStyle })).toBe(waits),
);
