import { expect, test } from 'vitest';
import { isOnlyTried, isOver, triedIn, withoutWorks } from './tried.ts';

test('[PL27] what works and what does not is taken as written', () => {
  expect(triedIn('timer: hid it, song: works')).toEqual({ helps: ['song'], fails: ['timer'] });
  expect(triedIn('Counting down makes it worse. A tight hug helps.')).toEqual({
    helps: ['A tight hug'],
    fails: ['Counting down'],
  });
  expect(triedIn('hand dryers, crowds, bedtime: 7.30')).toEqual({ helps: [], fails: [] });
  expect(triedIn('Headphones help. Deep pressure calms him.').helps).toEqual(['Headphones', 'Deep pressure']);
});

test.each(['group work, PE', 'being told to calm down', 'asked to help', 'loud house, hard to settle'])(
  '[PL27] a verb alone tells of no help: %s',
  (text) => expect(triedIn(text)).toEqual({ helps: [], fails: [] }),
);

test.each([
  'no longer hits',
  'not bothered by noise',
  'used to bite',
  'haircuts are fine now',
  'She stopped biting',
  "doesn't mind crowds",
  'crosses the road fine',
  'travels by bus no problem',
])('[PL27] over or denied: %s', (text) => expect(isOver(text)).toBe(true));

test.each([
  'hits when tired',
  'no warning before changes',
  "doesn't like noise",
  "won't stop biting",
  'never sleeps',
  'used clothes smell wrong',
  'not being heard',
  'crosses roads but not safely',
  'he swims but not well',
  'uses knives not very safely',
  "crosses the road, doesn't look, fine",
  "rides a bike and can't stop well",
  'travels in strangers cars no problem',
  'is fine with strangers',
  'not afraid of heights',
  'used to bite but now kicks',
])('[PL27] still there: %s', (text) => expect(isOver(text)).toBe(false));

test('a plural before a verb and what comes of it is no help', () => {
  expect(triedIn('erases work until paper tears').helps).toEqual([]);
  expect(triedIn('headphones help a lot').helps).toEqual(['headphones']);
});

test.each([
  "'mimi' = no",
  'hats: no',
  'lights off: never',
  "'red bus': he hates it",
  'shoes: refuses',
  'pim = worse',
])('[PL27] nothing was surely tried: %s', (text) => expect(triedIn(text).fails).toEqual([]));

test.each([
  'being watched while she works',
  'spelling mistakes in his work',
  'Dad works nights so try mum first',
])('[PL27] work that is done is no help: %s', (said) =>
  expect(triedIn(said)).toEqual({ helps: [], fails: [] }),
);

test('[PL27] a long run of spaces takes no time', () => {
  const text = `song${' '.repeat(3000)}and then${' '.repeat(3000)}swing, ${' '.repeat(3000)}it`;
  const before = performance.now();
  triedIn(text);
  isOnlyTried(text);
  expect(performance.now() - before).toBeLessThan(200);
});

test('[PL27] what helps ends where the next heading begins', () => {
  const notes = 'What helps: the swing. Let him bring the bus Diagnosis: not yet. and the car at 3.40';
  expect(triedIn(notes).helps).toEqual(['the swing. Let him bring the bus']);
  expect(withoutWorks(notes)).toBe('Diagnosis: not yet. and the car at 3.40');
  expect(triedIn('What works: the swing. Song: the blue one').helps).toEqual([
    'the swing. Song: the blue one',
  ]);
});
