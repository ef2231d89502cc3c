// Around the carer's own words: nothing twice, feelings of the right sort, and the person who is really there.
import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'my cousin Amal is getting married and there will be singing, about 300 people and I can wear my earmuffs under the hat',
    { first: 'There is singing and lots of people. I wear my earmuffs under my hat' },
    ['singing and about 300 people.', 'I wear my earmuffs under my hat.'],
    /There is singing|I can wear my earmuffs/,
  ],
  [
    'Her helper Jonas is leaving after 2 years. They will overlap for one week.',
    { first: 'Jonas and Meera come together for one week' },
    ['is leaving after 2 years.', 'come together for one week.'],
    /overlap/,
  ],
  [
    'snow day so no club, the bus is not coming',
    { first: 'we bake, bus comes tomorrow' },
    ['The bus is not coming.'],
    /So there/,
  ],
  [
    'the show got stopped because the lights broke',
    { next: 'we are going again on sunday', end: 'on sunday' },
    ['again on Sunday.'],
    /It is on Sunday/,
  ],
] as const)(
  '[SW74] what a box says again is told once, and nothing is lost: %s',
  (about, facts, holds, never) => {
    const text = textOf(about, { gender: 'Female', facts });
    for (const one of holds) expect(text).toContain(one);
    expect(text).not.toMatch(never);
  },
);

const steps = { first: 'we put on our boots', next: 'we walk up the hill' };

test.each([
  ['the siren test is on Monday', /Loud sounds may feel/],
  ['waiting when nan is on the phone', /Waiting may feel/],
  ['a blood test on Monday', /nervous|uncomfortable/],
  ['Aunt Olga is leaving after 3 years', /When somebody leaves/],
  ['moving to the flat on Mill Row', /place may feel|somewhere else/],
  ['our van got stolen last night', /After something like this/],
  ['my sister is getting married', /special day|Good news/],
  ['the lighthouse is closed', /when something is closed/i],
  ['a birthday party at the farm', /A special day may feel/],
  ['our street is closed for a film', /plans may change/],
  ['first time on a plane to Cebu, a long queue at the gate', /Another place|somewhere else/],
  ['getting the bus alone, she panics when it is late', /nervous or worried/],
  ['his favourite singer has quit', /When something ends|An end may/],
  ['my best friend Theo is moving to Spain', /When somebody leaves/],
  [
    'a walk in the yard',
    /This may feel nice, and it may feel like a lot|Some parts may feel easy, and some may feel hard/,
  ],
])('[SW75] how it may feel is said by the sort of event: %s', (about, feels) => {
  expect(textOf(about, { facts: steps })).toMatch(feels);
  expect(textOf(about, { facts: steps })).not.toMatch(/many feelings/);
  expect(textOf(about, { facts: steps, level: 3 })).not.toMatch(/ may feel |Knowing what comes next/);
});

test('[SW75] a story about the past does not say that it is good to know what comes next', () =>
  expect(textOf('a drill, we stood in the yard', { facts: { first: 'it was only toast' } })).not.toContain(
    'comes next',
  ));

test.each([
  [
    'I wear a back support all day',
    { first: 'I put a soft shirt on and mum does the buckles up' },
    'Mum will help me.',
  ],
  ['lining up at the door', { first: 'Mrs Bauer says who is first today' }, 'Mrs Bauer will help me.'],
  ['the witness box', { first: 'Hannah sits next to him' }, 'Hannah will help'],
  ['our car got stolen', { first: 'papa goes to work with uncle Jan' }, 'My grown-up will help me.'],
  ['a blood test', { first: 'we wait', who: 'nurse and dad' }, 'The nurse and Dad will help me.'],
  [
    'getting a pad at school',
    { first: 'we wait', who: 'Ms Osei, or the nurse if shes not in' },
    'Ms Osei will help me, or the nurse if she is not in.',
  ],
  [
    'a loud bird',
    { first: 'we wait', who: 'mum, we can come in her bed' },
    'Mum will help me. We can come in her bed.',
  ],
])('[SW76] who does something with the child in a box helps: %s', (about, facts, helps) =>
  expect(textOf(about, { facts })).toContain(helps),
);

test.each([
  ['the hut', 'its still dark and its made of wood', 'It is still dark and it is made of wood.'],
  ['the hut', 'people paint the hut mon to wed', 'from Monday to Wednesday'],
  ['the hut', 'at grandmas it goes off at 7', "At Grandma's it goes off at 7."],
  ['the hut', 'rinse face with warm water', 'I rinse my face with warm water.'],
  ['the hut', 'he can say i dont know', 'I can say "I don\'t know".'],
  ['the hut', 'New one is called Pim', 'The new one is called Pim.'],
])('[SW73] shorthand that is surely that is spelled out: %s %s', (about, first, says) =>
  expect(textOf(about, { facts: { first } })).toContain(says),
);
