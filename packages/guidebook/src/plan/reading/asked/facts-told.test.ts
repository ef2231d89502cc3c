// What the family tells as a rule, as tried or as past is taken as that (PL46, PL47).
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { harmsIn, isRuleAgainst } from '../harm/harm-by-others.ts';
import { triedIn, triedListIn, worksTold } from '../tried.ts';
import { forbidsCharts } from './requests.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  "Nobody's to hold her down anyway.",
  'Nobody is to hold him down',
  'never restrain her',
  'He must not be held down',
  'Do not hold him down when he screams',
])('[PL46] a rule against holding tells of nobody who held: %s', (said) => {
  expect(harmsIn(said)).toEqual([]);
});

test.each([
  'Holding her arms down is NOT allowed, Oakfield did it in May',
  'Nobody is to hold him down again, they did it twice',
  'two adults sat on him at school',
])('[PL46] what was done is told all the same: %s', (said) => {
  expect(harmsIn(said)).not.toEqual([]);
});

test.each([
  ['Never smack him like his grandad does.', 'hit'],
  ["He is not to be hit at his dad's.", 'hit'],
  ['Nobody is to slap her, not even her nan when he cries', 'hit'],
  ['He must not be locked in the cupboard by Gary.', 'held'],
  ['Do not hold her arms down as the TA did', 'held'],
  ['She must not be locked in the cupboard', 'held'],
])('[PL46] a ban that names who did it or where is a report: %s', (said, harm) => {
  expect(harmsIn(said)).toContain(harm);
  expect(isRuleAgainst(said)).toBe(false);
  const plan = planFor({ ...bare, age: '8', notes: said });
  expect(plan).toContain('Before everything else');
  expect(plan).not.toContain('My family’s rule');
});

test.each([
  'Nobody to help at weekends.',
  'No one can understand him but his sister.',
  'Nobody may come in his room.',
  'Never pull the blinds up.',
  'Do not lock the door.',
  'She must not be left waiting.',
])('[PL46] no rule against force, and no harm: %s', (said) => {
  expect(isRuleAgainst(said)).toBe(false);
  expect(harmsIn(said)).toEqual([]);
});

test('[PL46] no rule of the family’s is lost, however many there are', () => {
  const page = partOf(
    planFor({
      ...bare,
      age: '8',
      notes:
        "Never smack him. Nobody's to hold him down. He must not be restrained in any way when he throws himself on the floor of the hall or the shop. He likes tea.",
    }),
    'One page',
  );
  expect(page).toContain('“Never smack him.”');
  expect(page).toContain('hold him down');
  expect(page).toContain('on the floor of the hall');
});

test('[PL46] small letters begin sentences where all of them do', () => {
  expect(sentencesOf('LOSING at anything. subs at school. tags + jeans. kid on the bus')).toHaveLength(4);
  expect(sentencesOf('Bites approx. twice a day. Then sleeps.')).toHaveLength(2);
});

test('[PL46] what is said behind a label is a fact, and no entry', () => {
  const challenges =
    'Transitions indoors. What has worked: a sand timer with the sign for "finished", and not talking. What has not worked: star charts, the vest (he took it off).';
  expect(worksTold(challenges)).toEqual(['a sand timer with the sign for "finished", and not talking.']);
  expect(triedIn(challenges).fails).toEqual(['star charts', 'the vest (he took it off)']);
  const plan = planFor({ ...bare, age: '6', challenges });
  expect(partOf(plan, 'One page')).toContain('“a sand timer with the sign for "finished", and not talking');
  expect(partOf(plan, 'Triggers')).not.toContain('What has');
});

test('[PL46] a list of what was tried has its verdicts in brackets', () => {
  expect(
    triedListIn(
      'tried: deep breaths (makes him madder), a bath (way worse), cold slushie on the way (works!!).',
    ),
  ).toEqual({ helps: ['cold slushie on the way'], fails: ['deep breaths', 'a bath'] });
});

test.each([
  'deep breaths (never fails)',
  'swing (hated at first, now works)',
  'biting ring (too much fun)',
  'a bath (worse if hurried, but works)',
  'weighted vest (hated it, loves it now)',
])('[PL46] only a whole verdict is one: tried %s', (said) => {
  expect(triedListIn(`Tried: ${said}, a walk`)).toEqual({ helps: [], fails: [] });
  const plan = planFor({ ...bare, age: '8', notes: `Tried: ${said}, a walk` });
  expect(plan).not.toContain('tried, do');
  expect(plan).toContain(said);
});

test('[PL46] what never fails has not failed', () =>
  expect(triedIn('deep breaths: never fails, timer: fails').fails).toEqual(['timer']));

test('[PL46] how somebody is and what adults talk over are no goals', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    interactionStyle: 'Funny. Wants to be the ref in every game.',
    notes: 'And later? Would like to start that talk gently with the assessment lady.',
  });
  expect(plan).not.toContain('Your wish');
});

test('[PL46] an application is done or not, and is the only aim of a grown-up', () => {
  const plan = planFor({
    ...bare,
    age: '18',
    triggers: 'phone calls',
    notes: 'Goal is theirs: apply for the January intake.',
  });
  const goals = partOf(plan, 'Goals');
  expect(goals).toContain('“apply for the January intake”');
  expect(goals).toContain('online or by e-mail');
  expect(goals).not.toMatch(/out of 10|^2\. /mu);
});

test('[PL46] hitting oneself is no goal', () => {
  const plan = planFor({ ...bare, age: '9', challenges: 'hits his own head when upset' });
  expect(partOf(plan, 'Goals')).not.toMatch(/hurting/iu);
});

test('[PL46] a verb shared with a danger makes no strength one', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    strengths: "She'll pick up a tune after hearing it twice. Strong swimmer.",
    safetyRisks: 'picks at the skin on her arm. Water.',
  });
  expect(plan).not.toContain('pick up a tune after hearing it twice:**');
  expect(plan).toMatch(/\*\*Strong swimmer:\*\*/u);
});

test.each([
  [
    'challenges',
    'Since September she cries and says she wishes she was dead, school counsellor knows, much better in the holidays',
  ],
  [
    'challenges',
    'Since January he says he wants to die when homework is due, CAMHS waiting list is 18 months, he is ok at weekends.',
  ],
  [
    'notes',
    'In March she said she wanted to die, the GP saw her and it got better, last week it was in her diary.',
  ],
  [
    'safetyRisks',
    "Leaves the stove on. In Feb they said they didn't see the point of anything, we went to the walk-in together and it got better, but I keep an eye on it",
  ],
])('[PL47] whether despair is over is not ours to say: %s, %s', (field, said) => {
  const plan = planFor({ ...bare, age: '13', [field]: said });
  expect(plan).toContain('cannot wait');
  expect(partOf(plan, 'From your clinic')).toMatch(/tell \w+ doctor or the mental health team today/u);
  expect(plan).not.toContain('You write that it got better');
});

test.each([
  'cries when he has to stop',
  'said he was dead tired since September',
  'dying his hair, ok at weekends',
])('[PL47] no despair, no alarm: %s', (challenges) =>
  expect(planFor({ ...bare, age: '13', challenges })).not.toContain('cannot wait'),
);

test('[PL47] a swallowing plan stands whole on the first page', () => {
  const eatingHabits =
    "Has an eating and drinking plan from the speech therapist (Pip). Sitting right up, soft minced moist food, mildly thick drinks, small spoon, somebody next to her the whole time. Coughing or wet voice = stop. She'll try to grab chips. NO chips, toast, or raw apple, whatever she tells you!";
  expect(partOf(planFor({ ...bare, age: '13', eatingHabits }), 'One page')).toContain(eatingHabits);
});

test.each([
  ['We have not tried a sticker chart yet and would like one.', false],
  ['There are no reward charts at school, we want one.', false],
  ['He has no sticker chart.', false],
  ['No star charts please, they do nothing.', true],
  ["We don't want any reward charts", true],
  ['She hates sticker charts.', true],
])('[PL48] whether charts are refused: %s, %s', (notes, is) => expect(forbidsCharts({ notes })).toBe(is));

test.each([
  'He keeps asking the same thing. Please help.',
  'Please help, she does the same jigsaw at home.',
  'We hope he can do the same things as his brother.',
])('[PL48] nobody asked for the same everywhere: %s', (notes) =>
  expect(planFor({ ...bare, age: '8', notes })).not.toContain('The same everywhere'),
);

test('[PL48] both houses are to do the same', () =>
  expect(planFor({ ...bare, age: '8', notes: 'We want both houses to do the same.' })).toContain(
    'The same everywhere',
  ));

test('[PL48] the child is told, whatever the pronoun', () => {
  const plan = planFor({
    ...bare,
    age: '16',
    notes: 'They/them. Who will look after them when I die?',
  });
  expect(plan).toContain('They are told in their own way');
  expect(plan).not.toMatch(/\bRo are\b/u);
});

test.each([
  ['30 words, climbs trees, swims like a fish, opens the gate', '“30 words”'],
  ['About 30 spoken words and around 50 signs (more, bus, pain).', '(more, bus, pain).”'],
  ['30 words, none when upset', '“30 words, none when upset”'],
])('[PL50] of a list only what tells of talking, of a limit all of it: %s', (strengths, told) => {
  const page = partOf(
    planFor({
      ...bare,
      age: '4',
      communication: 'Limited Verbal',
      preferredCommunication: 'Gestures',
      strengths,
    }),
    'One page',
  );
  expect(page.split('\n').find((line) => line.includes('How I talk'))).toContain(told);
  expect(page.split('\n').find((line) => line.includes('How I talk'))).not.toContain('gate');
});

test.each([
  ['Epilim 200mg twice daily. Melatonin stopped last year, nothing now.', true],
  ['Keppra. Melatonin stopped last year, nothing now', true],
  ['Was on melatonin, now on Keppra, nothing else now, stopped counting', true],
  ['was on a med last yr, stopped in june, nothing right now', false],
  ['Melatonin stopped last year, nothing now.', false],
])('[PL50] what has ended ends no other medicine: %s, %s', (medications, is) =>
  expect(planFor({ ...bare, age: '9', medications }).includes('doubled dose')).toBe(is),
);

test.each([
  'No allergies. Nickel buckle gave her a rash and wheezing',
  'None. Plasters: rash and her eyes puffed shut',
  'None known. Plaster rash, then she threw up and went limp',
  'No. Sun cream made her face swell and go red',
])('[PL50] more than skin is a reaction like any other: %s', (allergies) =>
  expect(partOf(planFor({ ...bare, age: '5', allergies }), 'From your clinic')).toMatch(/say "anaphylaxis"/u),
);

test.each(['None that we know of. He got a rash from plasters', 'None. Nickel makes her skin red and itchy'])(
  '[PL50] beside a rash stands what cannot wait until the same day: %s',
  (allergies) => {
    const clinic = partOf(planFor({ ...bare, age: '5', allergies }), 'From your clinic');
    expect(clinic).toContain('the doctor the same day. A swollen face or tongue, hard breathing');
    expect(clinic).not.toContain('anaphylaxis');
  },
);
