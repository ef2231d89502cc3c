// What the carer writes that works, hopes for or keeps to the family is used as that, and nothing is left open beside it.

import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor, today } from '../../testing/sample-children.ts';
import { writeCarePlan } from '../../write-care-plan.ts';
import { triedIn } from '../tried.ts';
import { wishesTold } from './wishes.ts';

const child = { ...bare, age: '9', communication: 'Verbal' } as const;
const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const lineOf = (plan: string, title: string, label: string) =>
  partOf(plan, title)
    .split('\n')
    .find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL27] how long an answer takes is told only where an answer is meant', () => {
  test.each([
    'Counting to 20 works',
    'we count to 10 slowly and she calms down',
    'count to 5 then it is off',
  ])('counting for something else: %s', (notes) =>
    expect(planFor({ ...child, notes })).not.toMatch(/Give me (?:20|10 seconds|5 seconds;)/),
  );
  test.each([
    ['Ask once, count to 15, then show', '15 seconds'],
    ['does not answer at once, give him a minute', 'a minute'],
  ])('%s', (interactionStyle, wait) =>
    expect(planFor({ ...child, interactionStyle })).toContain(`Give me ${wait}`),
  );
});

test.each([
  ['What works: the swing, two choices. Then a song', ['the swing, two choices. Then a song'], []],
  ['snack drawer = works', ['snack drawer'], []],
  ['Being left in the den, no talking, helps.', ['Being left in the den, no talking'], []],
  ['What doesnt: naughty step', [], ['naughty step']],
  ['We tried picture cards but he eats them', [], ['picture cards']],
  ['Reward charts: ripped them up', [], ['Reward charts']],
  ['ten quiet minutes in the library has helped loads', ['ten quiet minutes in the library'], []],
])('[PL27] told as working or not: %s', (text, helps, fails) => {
  expect(triedIn(text)).toEqual({ helps, fails });
});

describe('[PL41] what works stands at its moment', () => {
  test('in the place of our step, beside the others', () => {
    const row = planFor({ ...child, triggers: 'hand dryers', notes: 'For hand dryers we bring a towel.' });
    expect(row).toMatch(
      /\n\| Hand dryers \| [^|]+ \| As you wrote: “For hand dryers we bring a towel\.?” \|/,
    );
  });

  test('what is hoped for is not done yet, and one word shared tells nothing', () => {
    const plan = planFor({
      ...child,
      challenges: 'potty, curd touching rice',
      notes: 'Aim: potty at nursery. Warning before crackers works.',
    });
    expect(partOf(plan, 'Triggers')).not.toMatch(/[Yy]ou wrote/);
  });
});

describe('[PL5] goals come from the wishes of the family', () => {
  test.each([
    ['Goals: get dressed alone; sit in church', ['get dressed alone', 'sit in church']],
    ['Goal: go to camp, even if for one night', ['go to camp, even if for one night']],
    ['That he has one friend.', ['That he has one friend']],
    ['to use the toilet before year 1 if she is ready', ['to use the toilet before year 1 if she is ready']],
    ['just want him to sleep in his bed', ['just want him to sleep in his bed']],
    ['Goal is that she speaks in class', ['she speaks in class']],
    ['We want her to manage a full week', ['We want her to manage a full week']],
    ['Would like a Saturday job at the garden centre.', ['Would like a Saturday job at the garden centre']],
  ])('%s', (notes, wishes) => expect(wishesTold({ ...emptyProfile, notes })).toEqual(wishes));

  test.each([
    'He should be asked himself',
    'To calm him give the bear',
    'and that she will be alright when I am not here',
    'Please say goodbye to her',
    'He really wants to know why.',
    'Goals: no fights',
  ])('no aim: %s', (notes) => expect(wishesTold({ ...emptyProfile, notes })).toEqual([]));

  test('with the step of what is surely read, first, with place and measure', () => {
    const goals = partOf(
      planFor({
        ...child,
        challenges: 'homework, bath',
        notes: 'Goals: a bath without tears; 10 mins on the carpet',
      }),
      'Goals',
    );
    expect(goals).toMatch(/1\. \*\*Your wish:\*\* “a bath without tears” First step: Ro [^_]+\. By/);
    expect(goals).toMatch(
      /2\. \*\*Your wish:\*\* “10 mins on the carpet”.*at school.*as far as you wrote \(now: ____\)/,
    );
  });

  test('what comes once is not counted out of ten', () =>
    expect(partOf(planFor({ ...child, age: '20', notes: 'He wants his own flat' }), 'Goals')).toMatch(
      /that step is done[^\n]*\(now: ____\)/,
    ));
});

describe('[PL12] no blank beside an answer', () => {
  test.each([
    'talks in bits from cartoons, 3 or 4 words together',
    'Full sentences, very loud',
    'babble, leading by hand, a few signs',
    'Not talking yet',
    'Uses an AAC device, 2-3 symbols',
  ])('how the child talks: %s', (interactionStyle) => {
    const plan = planFor({ ...bare, age: '6', interactionStyle });
    for (const title of ['One page', 'Emergency']) expect(lineOf(plan, title, 'How I talk')).toContain('“');
    expect(plan).not.toContain('not written yet');
  });

  test('whom to ring', () => {
    const plan = planFor({ ...child, notes: 'Ring me first 07700 900123 then nan.' });
    expect(lineOf(plan, 'One page', 'Whom to ring')).toContain('07700 900123');
    expect(lineOf(plan, 'Emergency', 'Contacts in order')).toMatch(/:\*\* 1 “Ring me first[^”]+” 2 _+ 3 _+$/);
  });

  test('sleep and food have parts of their own', () => {
    const plan = planFor({
      ...child,
      challenges: 'sleeping, only eats 5 things',
      sleepSchedule: 'up at 2 for hours',
      eatingHabits: 'toast, pasta',
    });
    expect(partOf(plan, 'Triggers')).not.toContain('What helps: ____');
  });

  test('what is hard on the senses', () =>
    expect(partOf(planFor({ ...child, triggers: 'hand dryers, perfume' }), 'Sensory')).toContain(
      '“hand dryers”; “perfume”',
    ));
});

test.each([
  'His mum is not well (drink) please keep that off it',
  'Dont tell mum about the gambling.',
  'Do not tell his teachers about the therapist.',
  'Dont put anything about her dad.',
  'Her dad reads this so nothing about the boy please',
])('[PL35] is for the family alone: %s', (notes) => {
  const plan = planFor({ ...child, notes });
  expect(partOf(plan, 'One page')).not.toContain(notes.slice(0, 20));
  expect(plan).toMatch(
    new RegExp(`### For the family only\\n\\n- “${notes.slice(0, 20).replace(/[().]/g, '.')}`),
  );
});

describe('[PL35] the first page holds what whoever comes must know', () => {
  test('a member that shames takes neither the road nor the door with it', () => {
    const page = partOf(
      planFor({ ...child, safetyRisks: 'runs into the road, throws toys at baby, opens the back door' }),
      'One page',
    );
    expect(page).toContain('“runs into the road”');
    expect(page).not.toContain('throws toys');
    expect(page).toContain('**When it is too much** I may hurt somebody');
  });

  test('what works is said once', () => {
    const page = partOf(planFor({ ...child, notes: 'Two choices works. timer: hid it' }), 'One page');
    expect(page.match(/two choices/giu)).toHaveLength(1);
    expect(page).toContain('**Never:** Timer (tried, does not help)');
  });
});

describe('[PL32] harm and danger are never lost', () => {
  test('told across a list, or in one member', () => {
    const plan = planFor({
      ...child,
      age: '14',
      safetyRisks: 'gets in cars with older boys, vapes, online messages from men',
    });
    expect(partOf(plan, 'Before everything else')).toMatch(/older boys[\s\S]*messages from men/);
    expect(plan).toContain('vapes');
  });

  test('[PL39] cutting, and nothing else, is no matter of nails', () => {
    expect(
      partOf(planFor({ ...child, age: '14', challenges: 'lying, cutting' }), 'From your clinic'),
    ).toContain('“cutting”');
    expect(planFor({ ...child, age: '5', challenges: 'lying, cutting' })).not.toContain('Hurting oneself');
  });

  test('[PL7] a pen beside an allergy is the injector, and no food', () => {
    const plan = planFor({ ...child, allergies: 'bee sting - big swelling, doctor gave pen' });
    expect(lineOf(plan, 'One page', 'Always')).toContain('injector');
    expect(plan).not.toMatch(/label each time for “doctor/);
    expect(planFor({ ...child, allergies: 'shellfish - throat swells, no pen' })).not.toContain(
      'injector with me',
    );
  });

  test('nobody denies a danger on the page', () =>
    expect(planFor({ ...child, safetyRisks: 'none really, climbs the fence' })).not.toContain('none really'));
});

test.each([
  ['grommets last year, on the list for OT', false],
  ['glasses, ear defenders', false],
  ['glasses, melatonin 3mg at night', true],
  ['waiting for paediatrician', false],
  ['movicol', true],
])('[PL24] what is no medicine is not called one: %s', (medications, isOne) => {
  const plan = planFor({ ...child, medications });
  expect(plan.includes(`- Medicines: “${medications}”`)).toBe(isOne);
  expect(plan.includes('doubled dose')).toBe(isOne);
  expect(plan).toContain(`“${medications}”`);
});

test.each([
  { eatingHabits: 'eats nearly everything, has to be stopped' },
  { eatingHabits: 'eats well', challenges: 'hiding food, eating too fast' },
])('[PL27] eating goes well only where nothing says otherwise: %o', (some) =>
  expect(planFor({ ...child, ...some })).not.toMatch(/Eating goes well|calm table/),
);

test.each(['goes up at 8, reads, lamp on', 'landing light on, door open'])(
  '[PL19] what merely stands in the evening gets no steps: %s',
  (sleepSchedule) =>
    expect(partOf(planFor({ ...child, sleepSchedule }), 'Daily')).not.toMatch(/- \*\*(?:Reads|Door)/),
);

describe('[PL8] going off needs no place to be meant', () => {
  test.each([
    'bolts',
    'runs. he has got out the front door twice',
    'Leaves site when upset',
    'legs it in the street',
  ])('%s', (safetyRisks) => expect(planFor({ ...child, age: '6', safetyRisks })).toContain('**If I run'));
  test.each(['bolts his food', 'runs a bath alone', 'eats leaves and stones'])('is none: %s', (safetyRisks) =>
    expect(planFor({ ...child, age: '6', safetyRisks })).not.toMatch(/If I run|Who sees (?:them|him|her) go/),
  );
});

describe('[PL15] a danger is answered as what it is', () => {
  test.each([
    ['doesnt eat all day sometimes', /for the doctor, this week/, /battery/],
    ['lies down on the pavement', /between them and the traffic/, /Who must know/],
    ['bites hard (me, and a child once)', /Others step back/, /Who must know/],
    ['would not tell anyone if hurt or lost', /Nobody waits to be told/, /head for/],
    ['put a fork in the toaster once', /unplugged/, /Who must know/],
    ['talks to strangers', /Saying hello/, /hands hold/],
    ['smokes in bed', /smoke alarms tested/, /No telling off/],
    ['climbs on the kitchen worktop', /fixed to the wall/, /Who must know/],
  ])('%s', (safetyRisks, step, other) => {
    // As nobody could read it.
    const profile = { ...emptyProfile, ...child, age: '8', safetyRisks };
    const safety = partOf(writeCarePlan({ profile, today }), 'Safety');
    expect(safety).toMatch(step);
    expect(safety).not.toMatch(other);
  });

  test('[PL35] hair that is pulled out is one’s own', () =>
    expect(planFor({ ...child, safetyRisks: 'hair pulling has a bald patch' })).not.toContain(
      'hurt somebody',
    ));
});

test('[PL22] where the seizure plan lies is not asked where it was told', () => {
  const plan = planFor({ ...child, medications: 'Epilepsy. Keppra twice a day. Care plan in medical room' });
  expect(lineOf(plan, 'One page', 'Seizure plan')).toContain('“Care plan in medical room”');
  expect(plan).not.toContain('where it hangs');
});

describe('[PL41] what the carer says works is the step of the entry it is about', () => {
  test.each(['bath (shower is ok)', 'nail cutting (a file is fine)'])('%s', (triggers) =>
    expect(partOf(planFor({ ...child, triggers }), 'Triggers')).toContain(`your words\n\n- “${triggers}”`),
  );

  test('how long an answer takes is no way to leave a place', () =>
    expect(
      partOf(
        planFor({
          ...child,
          triggers: 'leaving the park',
          interactionStyle: 'short words, then wait, count to 10 in your head',
        }),
        'Triggers',
      ),
    ).not.toContain('in your head'));
  test.each(['haircuts (fine now)', 'bath (not ok)', 'hoovers (he is fine)'])(
    'no other way is told: %s',
    (triggers) => expect(partOf(planFor({ ...child, triggers }), 'Triggers')).not.toContain('ou wrote: “'),
  );
});

describe('[PL15] a device that somebody talks with is a voice under any name', () => {
  const aac = {
    ...child,
    communication: 'Uses Assistive Devices',
    preferredCommunication: 'AAC Device',
  } as const;
  test.each(['iPad dead', 'when the tablet dies', 'no ipad', 'his iPad at 1%', 'forgetting the tablet'])(
    '%s',
    (triggers) => expect(partOf(planFor({ ...aac, triggers }), 'Triggers')).toContain('A board on paper'),
  );
  test('but for who speaks, and for films', () => {
    expect(planFor({ ...child, triggers: 'iPad dead' })).not.toContain('A board on paper');
    expect(planFor({ ...aac, triggers: 'tablet freezing in a film' })).not.toContain('A board on paper');
  });
});

test('[PL35] a thing that is thrown when there is a no hurts nobody yet', () => {
  const plan = planFor({ ...child, challenges: 'throw things when cannot get' });
  expect(plan).not.toContain('I may hurt somebody');
  expect(partOf(plan, 'Triggers')).not.toContain('What helps: ____');
  expect(planFor({ ...child, challenges: 'throws chairs' })).toContain('I may hurt somebody');
});

test('[PL42] one of several has to stay, and the line is said of none', () => {
  const triggers = 'Dislikes: hats, hearing aids, dogs, waiting';
  expect(planFor({ ...child, triggers })).not.toContain('This has to stay');
});

test('[PL33] nobody walks about with food, and a hot buckle is felt first', () => {
  const plan = planFor({
    ...child,
    age: '5',
    triggers: 'hot car seat buckle',
    challenges: 'sitting for meals',
  });
  expect(plan).not.toContain('food goes along');
  expect(plan).toMatch(/damp cloth/);
  expect(plan).not.toContain('This has to stay');
});
