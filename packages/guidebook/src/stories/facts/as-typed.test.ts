import { expect, test } from 'vitest';
import { textOf } from '../testing/story-test-kit.ts';

const steps = { first: 'we put on our boots', next: 'we walk up the hill' };

test.each([
  ['Our lane in Porto freezes in winter and we may have to walk', /^Our lane in Porto freezes in winter/],
  ['Tío drives the lorry and comes home on Friday then leaves again', /^Tío drives the lorry and comes home/],
  ['substitute van driver plays music and puts us in other seats', /driver plays music and puts us/],
  ['midges!! people are spraying the caravan tuesday', /^This story is about midges\. People are spraying/],
  ['the school fair at the castle, no phones no bikes', /^This story is about the school fair at the castle/],
])(
  '[SW66] a line that is a sentence opens as one, what names a thing is what it is about: %s',
  (about, opens) => expect(textOf(about, { facts: steps })).toMatch(opens),
);

test.each(['5 to 9 no bath, no dishes, water', 'what to do when the barrier says no ticket'])(
  '[SW66] anything else is not pasted: the story begins with what was told: %s',
  (about) => expect(textOf(about, { facts: steps })).toMatch(/^We put on our boots\. We walk up the hill\./),
);

test.each([
  ['going to the dentist on Monday', /\bthis(?: again| later)?\.$/],
  ['the lighthouse is closed', /about the lighthouse(?: again| later)?\.$/],
  ['my two aunts are getting married', /\bthis(?: again| later)?\.$/],
  ['our street is full of sand', /\bthis(?: again| later)?\.$/],
  ['why I have to hold the rail on the boat', /\bthis(?: again| later)?\.$/],
  ['a lockdown drill at the library', /(?:plan for|about) the lockdown drill(?: again| later)?\.$/],
])('[SW66] the closing names a plain thing, or says "this": %s', (about, closing) =>
  expect(textOf(about, { facts: steps })).toMatch(closing),
);

test.each([
  [
    'first',
    'ring the bell, then say to the man can i have my bag please',
    'the man "can I have my bag please".',
  ],
  ['next', 'tell him its ok', 'tell him "it\'s ok".'],
  ['next', 'the coach says get off the ice and sit down', 'says "get off the ice and sit down".'],
  ['next', 'she can say "I want to go home" and we leave', 'say "I want to go home" and we leave.'],
  ['next', 'Piet says hello in the kitchen', 'Piet says hello in the kitchen.'],
  ['next', 'she can ask for a break', 'I can ask for a break.'],
] as const)('[SW67] words to say stay as they were typed: %s %s', (box, typed, says) =>
  expect(textOf('the ice rink has a new rule', { gender: 'Female', facts: { [box]: typed } })).toContain(
    says,
  ),
);

test('[SW67] after words to say the verb still fits', () =>
  expect(
    textOf('the ice rink has a new rule', {
      gender: 'Female',
      age: '17',
      facts: { first: 'she can say no thank you and go to the desk' },
    }),
  ).toContain('can say "no thank you" and go to the desk.'));

test('[SW68] who is who: another’s bag stays another’s, and the first "he" is the child by name', () => {
  const text = textOf('Papá leaves for the ship on the 3rd', {
    facts: { first: 'Papá packs his green bag, then he goes when {child} is asleep' },
  });
  expect(text).toContain('Papá packs his green bag.');
  expect(text).toContain('Then he goes when {child} is asleep.');
  expect(
    textOf(
      'Skating. He wants to race this year like his cousins but the doctor said no because of his knee',
      { facts: { first: 'he can hold the clock' } },
    ),
  ).toContain('I want to race');
});

test.each([
  ['next', 'the bus stops. {child} can ring if he needs Marek, he sleeps downstairs', '{child} can ring'],
  ['end', 'warm cocoa at the kiosk after', 'After that there is warm cocoa at the kiosk.'],
  [
    'first',
    'we put gloves on then the yellow hat with ears',
    'We put gloves on then the yellow hat with ears.',
  ],
  ['first', 'we sing. After that we eat', 'After that we eat.'],
] as const)('[SW66] %s: %s', (box, typed, says) => {
  const text = textOf('the winter walk at the lake', { facts: { [box]: typed } });
  expect(text).toContain(says);
  expect(text).not.toMatch(/\b[Tt]he \{child\}/);
});

test('[SW66] windows that stay shut are nothing to miss', () =>
  expect(
    textOf('a painter is coming to do the hall, must keep windows shut all day', { facts: steps }),
  ).not.toContain('miss it'));

test('[SW66] a thing with something left out is not what a story is about', () =>
  expect(textOf('stitches out next week!! he got used to them', { facts: steps })).not.toContain(
    'about stitches out',
  ));
