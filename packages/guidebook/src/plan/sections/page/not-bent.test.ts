// What the carer wrote is neither made a method nor a contact that it is not (PL4, PL12, PL20, PL27, PL40, PL41).
import { describe, expect, test } from 'vitest';
import { everydayDangers } from '../../asking/everyday-dangers.ts';
import { bare, planFor } from '../../testing/sample-children.ts';

const his = { ...bare, name: 'Sam', age: '6', gender: 'Male' } as const;

const lineOf = (plan: string, label: string) =>
  plan.split('\n').find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL12] contacts on the sheet', () => {
  const contacts = (socialSupports: string) =>
    lineOf(planFor({ ...his, socialSupports }), 'Contacts in order');

  test.each(['Nan, alarm code is 4512', 'Nan 0161 496 0000 has the key, key safe code 4512'])(
    'no code: %s',
    (said) => {
      expect(contacts(said)).toContain('Nan');
      expect(contacts(said)).not.toContain('4512');
    },
  );

  test.each(['Nan 0161 496 0000, uncle Joe not allowed near him', 'Nan, uncle Joe, no contact with him'])(
    'who may not come near is none: %s',
    (said) => {
      expect(contacts(said)).toContain('Nan');
      expect(contacts(said)).not.toContain('Joe');
      expect(lineOf(planFor({ ...his, socialSupports: said }), 'No contact, as written')).toContain('Joe');
    },
  );

  test.each([
    'Auntie Jo - may not come at weekends, Nan',
    'Grandad Bill 07700 900111 (must not be left waiting), key worker Sue',
  ])('a contact with hours and needs is one: %s', (said) => {
    expect(planFor({ ...his, socialSupports: said })).not.toContain('No contact, as written');
    expect(contacts(said)).toMatch(/Jo|Bill/);
  });

  test.each(['just me, no family near, no friends', 'Needs 2:1 at all times in the community'])(
    'nobody leaves room: %s',
    (said) => expect(contacts(said)).toContain('1 ________ 2 ________ 3 ________'),
  );

  test.each(['Nan, auntie Jo 0161 496 0000', 'Mr Dan 1:1 aide, Nan'])('whole: %s', (said) =>
    expect(contacts(said)).toContain(`:** “${said}”`),
  );
});

test('[PL15] a rule on staff is one with a capital too', () => {
  expect(planFor({ ...his, socialSupports: 'Needs 2:1 at all times in the community' })).toContain(
    '**Who is with me:** “Needs 2:1',
  );
  expect(planFor({ ...his, socialSupports: 'Mr Dan 1:1 aide' })).not.toContain('Who is with me');
});

test.each([
  ['hits himself when upset', 'Dad works nights.'],
  ['throwing things', 'Grandad works at the garage and collects him on Fridays.'],
  ['screams when upset', 'His sister helps at the farm.'],
  ['screams when upset', 'He settles in September.'],
])('[PL41] %s is not answered by %s', (challenges, notes) => {
  const plan = planFor({ ...his, challenges, notes });
  expect(lineOf(plan, 'What calms')).toContain('________');
  expect(plan).not.toContain(`s you wrote: “${notes}`);
});

test.each([
  ['screams when upset', 'Squeezing his shoulders helps, so does going under the table.'],
  ['screams when upset', 'A blanket over his head calms him.'],
])('[PL41] %s is answered by %s', (challenges, notes) =>
  expect(lineOf(planFor({ ...his, challenges, notes }), 'What calms')).not.toContain('________'),
);

test('[PL40] pain that is seen by a doctor is the clinic’s', () => {
  const challenges = 'going to the GP for stomach pain every week';
  expect(lineOf(planFor({ ...his, challenges }), 'Clinic')).toContain(challenges);
  expect(lineOf(planFor({ ...his, challenges: 'going to the dentist' }), 'Clinic')).toBe('');
});

test.each([
  ['slaps his face when tired, hitting his ears', true],
  ['hits himself when upset', true],
  ['picks his skin till it bleeds', false],
])('[PL25] something soft is for blows to the own face: %s', (challenges, isSoft) =>
  expect(planFor({ ...his, challenges }).includes('something soft goes between')).toBe(isSoft),
);

test('[PL15] no half of a question is left', () => {
  const plan = planFor({
    ...his,
    wanderingBehavior: 'runs off in the park',
    safetyRisks: 'Severely deaf in left ear, might not hear cars',
  });
  expect(plan).toContain('Which way has no traffic? ____');
  expect(plan).not.toContain('Who is it, and which way has no traffic');
});

test.each([
  ["can't feel heat", true],
  ['cant feel pain', true],
  ['cannot sense cold', true],
  ['does not feel cold', true],
  ['can feel heat', false],
  ['cans and heat', false],
])('[PL8] who does not feel it: %s', (said, is) =>
  expect(everydayDangers.some(({ words, ask }) => words.test(said) && ask.startsWith('Taps'))).toBe(is),
);

test('[PL15] what was ticked is not said to be the right pronoun', () => {
  const triggers = 'being deadnamed, being misgendered';
  expect(planFor({ ...his, age: '13', triggers })).not.toContain('and he, him, his');
  expect(planFor({ ...his, age: '13', triggers, notes: 'Pronouns are he/him.' })).toContain(
    'and he, him, his',
  );
});

test.each([
  ["I'm not dad, I'm his mum.", '**Parents and guardians:**'],
  ["I'm not his mum, I look after him.", '**Carers:**'],
  ['Foster placement since May.', '**Carers:**'],
])('[PL6] who has the tasks: %s', (notes, name) => {
  const plan = planFor({ ...his, triggers: 'queues', notes });
  expect(plan).toContain(name);
  expect(plan).not.toContain('My dad writes');
});

test('[PL6] a line for several people has no verb for one', () =>
  expect(
    ['queues', 'hand dryers', 'haircuts', 'bedtime', 'screaming', 'waiting']
      .map((triggers) => planFor({ ...his, triggers }))
      .join('\n'),
  ).not.toMatch(/\*\*(?:Parents and guardians|Carers):\*\*[^\n]*” (?:Leads|Keeps|Takes)\b/));
