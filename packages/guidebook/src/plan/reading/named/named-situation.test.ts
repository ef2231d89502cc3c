import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { expect, test } from 'vitest';
import { situations } from '#generated/situations';
import { namedSituation } from './named-situation.ts';

const named = (phrase: string) => namedSituation(phrase, undefined);

test.each([
  ['food touching on his plate', 'foods-touching'],
  ['getting him to wear a coat', 'season-clothes'],
  ['handing over the ipad', 'screen-ending'],
  ['being told off in front of class', 'being-blamed'],
  ['repeats the same question all day', 'repeating-questions'],
  ['changing for swimming', 'changing-rooms'],
  ['other kids swearing', 'others-swearing'],
  ['people sniffing', 'chewing-sounds'],
  ['asking for help', 'asking-for-help'],
  ['concentration', 'concentrating'],
  ['friendship fallouts', 'fall-outs'],
  ['queueing in shops', 'waiting'],
  ['remembering his kit', 'lost-things'],
  ['drop off goodbyes', 'school-start'],
  ['kindergarten mornings (cries when we go)', 'school-start'],
  ['coming home after school', 'crash-at-home'],
])('[PL26] “%s” is what the entry %s lists', (phrase, id) => expect(named(phrase)).toBe(id));

test.each([
  ['sharing dad', 'attention-elsewhere'],
  ['sharing nan with his cousin', 'attention-elsewhere'],
  ['choir being cancelled', 'not-happening'],
  ['cancelled trains', 'late-transport'],
  ['his cousin touching his lego', 'siblings-things'],
  ["coming back from his dad's", 'two-homes'],
  ['bank staff moving his things', 'moved-things'],
  ['the cleaner tidying her desk', 'moved-things'],
  ['letting the teacher know he needs the toilet', 'ask-toilet'],
  ['asking for the bathroom at school', 'ask-toilet'],
  ['boiling hot assembly hall', 'heat-cold'],
  ['playing outside when it is hot', 'heat-cold'],
])('[PL26] “%s” is %s, whoever or whatever it is', (phrase, id) => expect(named(phrase)).toBe(id));

test.each([
  'sharing a joke with dad',
  'food touching his face',
  'not being told off',
  'stairs',
  'handing over the ipad to his sister',
  'swearing',
  'contact visits',
  'contact days',
  'contact with dad',
  'contact with birth mum',
  'staff moving on',
  'moving his things to the new house',
  'people moving house',
  'telling a lie about the toilet',
  'asking where the toilet is in town',
  'hot dinner in the hall',
  'hot drinks',
  'bath when hot',
  'his brother tidying',
  'letting the dog out for a wee',
])('[PL26] nothing may be left over, and one bare word needs the reader: %s', (phrase) =>
  expect(named(phrase)).toBeUndefined(),
);

test('[PL26] one bare word counts where the reader finds it likely', () => {
  const reading: EntryReading = { nearest: [{ id: 'friends', chance: 0.7 }], none: 0.3 };
  expect(namedSituation('peers', reading)).toBe('friends');
});

test('[PL26] no entry names what another names as well', () => {
  const taken = situations.flatMap(({ id, words }) =>
    words.filter((word) => word.includes(' ')).map((word) => ({ id, is: named(word) })),
  );
  for (const { id, is } of taken) expect([id, undefined]).toContain(is);
});
