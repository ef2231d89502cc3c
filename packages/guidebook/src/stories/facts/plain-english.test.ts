// Whatever is typed in a hurry, no sentence of a story is broken in one of the ways that can be seen without knowing what it means.
import { expect, test } from 'vitest';
import { telling } from '../testing/story-test-kit.ts';

const lines = [
  'blood test thursday morning',
  'haircut, hates the clippers',
  'why we brush teeth evry night even when tired',
  'swimming lessons start Monday with school, changing rooms are noisy and he has to wear a cap',
  'moving up to secondary, different teacher for every lesson, a timetable and a locker',
  'first time on a plane to see Lola and Lolo in Cebu, long queue at security',
  'Papa broke his leg skiing and cannot carry me up to bed, he sleeps on the sofa for six weeks',
  'our street is closed for a film shoot next week, there will be fake rain and people shouting',
  'the bakery he has worked at for 5 yrs is closing down, last day is the 30th',
  'his favorite youtuber has quit, no more videos ever',
  'football match cancelled because the pitch is frozen',
  'boiler man is coming at 9, heating will be off',
];
const boxes = [
  { first: 'then home', next: 'sticker after', who: 'mum, maybe gran' },
  { first: 'sandwiches and cake then we sing', end: 'home about 6' },
  {
    first: 'have his bag ready, show it and doesnt have to talk',
    next: 'he can watch the old videos they are still there',
  },
  { first: 'lock the door, shoes off, snack', next: 'video call every night at 7', end: 'back to class' },
  { next: 'can go outside if too loud', end: 'Mrs Hall back friday', who: 'Gill the boss' },
  { first: 'warm bed, food, water', why: 'the shop isnt making enough money' },
];
const broken: ReadonlyArray<readonly [string, RegExp]> = [
  ['a word twice', /\b(\p{L}+) \1\b(?<!that that|had had)/iu],
  ['a small letter first', /(?:^|[.!?] |\n)\p{Ll}/u],
  ['two articles', /\b(?:a|an|the) (?:a|an|the|my|our) /i],
  ['a wrong article', /\ba [aeio]\p{Ll}|\ban (?:[bcdfgjklmnpqrstvwxyz])/iu],
  ['a loose end', /\b(?:and|or|but|the|a|of|with|because)[.,]/i],
  [
    'no agreement',
    /\bthere is (?:\p{Ll}+ )?(?:\p{Ll}+[^su]s)\.|\bI (?:is|has|does|goes)\b|\b(?:he|she) (?:have|do|go)\b/iu,
  ],
  ['shorthand', /\b(?:dont|cant|isnt|doesnt|til|evry|yrs|mins)\b/i],
];

test.each(lines.flatMap((about) => boxes.map((facts) => [about, facts] as const)))(
  '[SW87] %s %j',
  (about, facts) => {
    const told = telling(about, { facts });
    if (told.is === 'asks') return;
    for (const [fault, pattern] of broken) expect(told.story.text, fault).not.toMatch(pattern);
  },
);
