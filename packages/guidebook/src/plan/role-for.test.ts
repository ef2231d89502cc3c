import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { rulesOut } from './reading/told/asked-not.ts';
import { bare, planFor } from './testing/sample-children.ts';

test.each([
  [{ gender: 'Male', socialSupports: 'me (gran, 70), Big Ada downstairs' }, 'his gran'],
  [{ socialSupports: 'Nan n Grandad (thats us, since she was 3)' }, 'Nan n Grandad'],
  [{ gender: 'Female', socialSupports: 'Myself her aunt, my neighbour Mam Dineo' }, 'her aunt'],
  [{ gender: 'Male', notes: 'We are the grandparents and have him in the week.' }, 'his grandparents'],
  [{ gender: 'Male', socialSupports: 'grandparents (we), his mother calls on Sunday' }, 'his grandparents'],
  [{ notes: 'I am the matron of the house, his mother visits in May.' }, 'the matron'],
] as const)('[PL6] whoever looks after the child has the tasks: %o', (some, who) => {
  const plan = planFor({ ...bare, age: '9', triggers: 'hand dryers', ...some });
  expect(plan).toMatch(new RegExp(`\\*Who:\\* ${who},`));
  expect(plan).toMatch(new RegExp(`First review:\\*\\* [^,\n]*, with ${who}\\.`));
  expect(plan).not.toMatch(/with parents|\*Who:\* parents|Parents and guardians/);
});

test.each([
  { socialSupports: 'me (Deb, carer since January), bio mum fortnightly' },
  { notes: 'We are his foster family.' },
  { notes: "I'm not 'mum' so please say Karen." },
  { notes: "He's been in 3 homes before ours." },
  { socialSupports: 'birth parents once a month, social worker' },
])('[PL6] who looks after a child in care is a carer: %o', (some) => {
  const plan = planFor({ ...bare, age: '5', triggers: 'hand dryers', ...some });
  expect(plan).toContain('**Carers:**');
  expect(plan).not.toMatch(/with parents|\*Who:\* parents|Parents and guardians/);
});

test.each([
  { notes: 'Adopted at two, sees her birth mum once a year.' },
  { socialSupports: 'me (mum), Gran' },
  { socialSupports: 'Gran, the vicar' },
  { notes: 'Teacher writing this (Reception).' },
  {},
])('[PL6] parents stay parents: %o', (some) =>
  expect(planFor({ ...bare, age: '9', triggers: 'hand dryers', ...some })).toContain('*Who:* parents'),
);

test('[PL36] nobody looks in at set times on who lives alone', () => {
  const heat = { ...bare, age: '41', challenges: 'heat; living alone since Mum' };
  expect(planFor(heat)).not.toMatch(/at set times/);
});

test.each(['challenges', 'notes'] as const)(
  '[PL27] no line goes to a school that is not gone to: %s',
  (field) => {
    const isOut = rulesOut({ ...emptyProfile, [field]: 'school (not been since May), hoover' });
    expect(isOut('Write one line to {school} each morning: sleep, food, mood')).toBe(true);
    expect(rulesOut(emptyProfile)('Write one line to {school} each morning: sleep, food, mood')).toBe(false);
  },
);

test.each([
  'grandparents (we see them on Sundays), mum and dad',
  'mum and dad, grandparents (we live next door to them)',
])('[PL6] whom we see has no tasks for it: %s', (socialSupports) =>
  expect(
    planFor({ ...bare, age: '9', gender: 'Male', triggers: 'hand dryers', socialSupports }),
  ).not.toContain('His grandparents'),
);
