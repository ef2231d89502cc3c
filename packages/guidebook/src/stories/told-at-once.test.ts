import { expect, test } from 'vitest';
import { genderOfLine } from './heard/gender-of-line.ts';
import { askedOf, sureOf, telling, textOf } from './testing/story-test-kit.ts';

const storyOf = (about: string, id: string, given: Parameters<typeof textOf>[1] = {}) =>
  textOf(about, { nearest: sureOf(id), ...given });

test('[SW114] what hangs on a name is a sentence of its own, and no reason to ask', () => {
  const text = storyOf(
    'Grandad has a new girlfriend called Sheila who is coming for Sunday lunch',
    'a-grandparent-has-a-new-partner',
    { level: 3 },
  );
  expect(text).toContain('Grandad has a new girlfriend called Sheila.');
  expect(text).toContain('Sheila is coming for Sunday lunch.');
});

test.each([
  ['School photo day on Friday, he has to wear his jumper and stand with his class', 'Female'],
  ['School photo day on Friday, she has to wear her jumper and stand with her class', 'Male'],
] as const)('[SW115] "%s" means the child everywhere, whatever the form says', (about, gender) => {
  const text = storyOf(about, 'school-photo-day', { gender });
  expect(text).toContain('I wear my jumper and stand with my class.');
  expect(text).not.toMatch(/\b(?:he|his|she|her)\b/i);
});

test.each([
  ['Grandpa is ill and he needs his rest', 'f', 'f'],
  ['Zayn wants his jumper', 'f', 'f'],
  ['the dog has to wear his cone', 'f', 'f'],
  ['Mum has to wear her mask', 'm', 'm'],
  ['swimming on Monday, he needs his goggles', 'f', 'm'],
  ['swimming on Monday, he needs his goggles', 'm', 'm'],
  ['swimming on Monday, he needs her goggles', 'f', 'f'],
  ['swimming on Monday, he needs his goggles', 'x', 'x'],
  ['swimming on Monday, he needs his goggles', null, null],
] as const)('[SW115] in "%s" for a child who is %s it is %s', (about, gender, meant) =>
  expect(genderOfLine(about, gender)).toBe(meant),
);

test.each([
  ["the lift at Gran's flats is broken", 'the-lift-is-out-of-order', "The lift at Gran's flats is broken."],
  [
    'Mr Ahmed is leaving at half term and Miss Cole will be our new teacher',
    'a-day-with-a-new-teacher',
    'Miss Cole will be our new teacher.',
  ],
  [
    'the toilets at school are being mended and we have to use the ones by the hall',
    'the-school-toilets-are-closed',
    'The toilets at school are being mended.',
  ],
  ['Boiler man coming', 'workers-in-my-home', 'The boiler man is coming.'],
  [
    'TA Sarah off sick today, Mrs Bell with him instead',
    'my-helper-is-away-on-some-days',
    'Mrs Bell is with me instead.',
  ],
  [
    'our swing has been taken away to be mended',
    'the-slide-or-swing-is-taped-off',
    'Our swing has gone away to be mended.',
  ],
])('[SW116] "%s" is plain, and told', (about, id, sentence) =>
  expect(storyOf(about, id)).toContain(sentence),
);

test.each([
  [
    'how to call 911 and when not to',
    'calling-for-help',
    'This story is about how to call 911 and when not to.',
  ],
])('[SW117] "%s": what is asked is what the story is about', (about, id, opening) =>
  expect(storyOf(about, id)).toContain(opening),
);

test('[SW117] two questions in one are no name for anything', () =>
  expect(
    storyOf('why legs get hair and that it is okay to shave or not shave', 'hair-grows-on-my-body'),
  ).not.toMatch(/about why/));

test.each([
  ['She screams when water gets in her ears', 'washing-my-hair', /water gets in my ears/i],
  ['he gets upset when he loses at Snakes and Ladders', 'losing-a-game', /I lose at Snakes and Ladders/],
])('[SW118] "%s": when it is hard is told, and not how badly it goes', (about, id, when) => {
  const text = storyOf(about, id, { gender: about.startsWith('She') ? 'Female' : 'Male' });
  expect(text).toMatch(when);
  expect(text).not.toMatch(/\bI (?:scream|get upset)\b/);
});

test('[SW119] what the line forbids is in the story, or the carer is asked', () =>
  expect(
    askedOf('No phones at the table when we eat', { level: 1, nearest: sureOf('eating-together-at-home') })
      .fields.length,
  ).toBeGreaterThan(0));

test('[SW119] no condition is cut off: where it can’t be said whole, the carer is asked', () =>
  expect(
    telling('You will get a sticker if you try one bite of a new food', {
      nearest: sureOf('trying-a-new-food'),
      level: 3,
    }).is,
  ).toBe('asks'));

test('[SW120] a scene that is nearly sure is told where nothing else is near and the line itself says what happens', () => {
  const other = { id: 'batteries-are-empty', chance: 0.2 };
  const nearest = [{ id: 'the-washing-machine-is-broken', chance: 0.72 }, other];
  const about = 'the dishwasher man is coming on Tuesday to fix ours, we wash up by hand until then';
  expect(textOf(about, { nearest })).toContain('The dishwasher man is coming on Tuesday to fix ours.');
  const rivals = [
    { id: 'the-washing-machine-is-broken', chance: 0.72 },
    { id: 'workers-in-my-home', chance: 0.45 },
  ];
  expect(telling(about, { nearest: rivals }).is).toBe('asks');
  expect(
    telling('kids copying the way I talk', {
      nearest: [{ id: 'when-someone-copies-me', chance: 0.72 }, other],
    }).is,
  ).toBe('asks');
});

test('[SW121] ear defenders stand beside a line only where something is loud', () => {
  const profile = { comfortItems: 'ear defenders' };
  expect(
    storyOf('our swing has gone away to be mended', 'the-slide-or-swing-is-taped-off', profile),
  ).not.toContain('ear defenders');
  expect(storyOf('fireworks on Saturday', 'watching-fireworks', profile)).toContain('ear defenders');
});

test('[SW122] what is cancelled is not over', () =>
  expect(
    textOf('the school disco is cancelled because the hall roof is leaking', { level: 3 }),
  ).not.toContain('is over'));

test('[SW122] where the likeliest scene is spoken against, the next is told that is as sure', () =>
  expect(
    telling('I am having a plaster cast taken off my arm next Tuesday', {
      nearest: [
        { id: 'having-a-plaster-cast', chance: 0.8 },
        { id: 'the-cast-comes-off', chance: 0.78 },
      ],
    }),
  ).toMatchObject({ is: 'told', scene: 'the-cast-comes-off' }));

test('[SW122] what the child must do besides is the child\'s: "and walk in front"', () =>
  expect(
    storyOf(
      'We have a wedding on Saturday, he is a page boy and must walk in front',
      'a-flower-girl-page-boy-or-bridesmaid',
    ),
  ).toContain('I am a page boy and walk in front.'));
