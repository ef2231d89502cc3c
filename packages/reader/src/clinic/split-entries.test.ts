import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atStops, entriesOf, sentencesOf } from './split-entries.ts';

describe('[CM4] lists', () => {
  test.each([
    [
      'hand dryers, a sudden change of plan, crowded corridor',
      ['hand dryers', 'a sudden change of plan', 'crowded corridor'],
    ],
    ['trains and maps', ['trains', 'maps']],
    ['- noise\n- light', ['noise', 'light']],
    ['1. bath\n2. bed', ['bath', 'bed']],
    ['crowds; queues; 1,000 people', ['crowds', 'queues', '1,000 people']],
    ['Hates haircuts. Loves water.', ['Hates haircuts', 'Loves water']],
    ['none', []],
    [
      'the lift voice at nana’s flats, toast cut in squares, when Mr Abara is off',
      ['the lift voice at nana’s flats', 'toast cut in squares', 'when Mr Abara is off'],
    ],
  ])('%s', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});

describe('[CM4] one thing stays one', () => {
  test.each([
    'Dr. A. Osei at St. Mary’s',
    'mum and dad arguing',
    'mac and cheese',
    'when the bus is late, he runs back home',
    'no longer hits, but spits when cross',
    'loud noises, especially the blender',
    'carries 1.5 l of water, never less',
    'says "no, mine, go" over and over',
    'bites, only when he is very tired',
    'Mr. B. Jones leaving',
    'noises (blender, dryer, drill)',
    'cash and change',
    'packing and unpacking',
  ])('%s', (text) => {
    expect(entriesOf(text)).toEqual([text]);
  });
});

test('[CM4] sentences end where they end', () => {
  expect(sentencesOf('Care plan from Dr. B. Osei, St. Columb’s, Nov. 2025. Thickened fluids.')).toEqual([
    'Care plan from Dr. B. Osei, St. Columb’s, Nov. 2025.',
    'Thickened fluids.',
  ]);
});

test('[CM4] no word is lost', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const text = fc.array(
    fc.tuple(word, fc.constantFrom(' ', ', ', '; ', '. ', '\n', ' (', ') ', ' and ', ' & ')),
    {
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.flat().join('');
      const kept = new Set(
        entriesOf(whole)
          .join(' ')
          .match(/[a-z]+/g) ?? [],
      );
      const empty = ['and', 'also', 'plus', 'none', 'nil', 'nothing', 'unknown'];
      for (const [one] of pieces) if (!empty.includes(one)) expect(kept).toContain(one);
    }),
  );
});

test('[CM4] what somebody else does is an entry of its own, what belongs to the child is not', () => {
  expect(entriesOf('when the tablet runs out, his cousin taking his seat')).toEqual([
    'when the tablet runs out',
    'his cousin taking his seat',
  ]);
  expect(entriesOf('hits his head, his legs')).toEqual(['hits his head, his legs']);
});

test('[CM4] two of a kind, a new matter and a laugh', () => {
  expect(entriesOf('hair wash & face wash, queues')).toEqual(['hair wash', 'face wash', 'queues']);
  expect(entriesOf('bus rides, she asks the same thing all day')).toEqual([
    'bus rides',
    'she asks the same thing all day',
  ]);
  expect(entriesOf('when the bus is late, she asks the same thing all day')).toHaveLength(1);
  expect(entriesOf('haha')).toEqual([]);
});

test('[CM4] a stop behind a title parts nothing', () => {
  expect(atStops('shed of Mrs. Oduya. pond')).toEqual(['shed of Mrs. Oduya', 'pond']);
});

test('[CM4] a stop before a small letter ends a sentence of some words, and no short form', () => {
  expect(
    sentencesOf('nan has epilepsy so never alone with her. waiting for speech therapy. grommets in April'),
  ).toEqual([
    'nan has epilepsy so never alone with her.',
    'waiting for speech therapy.',
    'grommets in April',
  ]);
  expect(sentencesOf('give one tab. if temp. over 38')).toHaveLength(1);
  expect(sentencesOf("he says 'oh no the bridge!' means afraid")).toHaveLength(1);
});
