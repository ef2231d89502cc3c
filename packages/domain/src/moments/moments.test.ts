import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { dayOf, hourOf, Moment, momentsBetween } from './moment.ts';
import { countPhrases, phraseMax, phrasesIn } from './phrases.ts';
import { isWallTime } from './wall-time.ts';

const moment = (id: string, when: string, more: Partial<Moment> = {}): Moment => ({
  id,
  kind: 'meltdown',
  when,
  timestamp: `${when}:00.000Z`,
  childId: 'leo',
  ...more,
});

test('[MO1] day and hour are read from the clock as it was, in any zone and through changed clocks', () => {
  // 02:30 does not exist on this day in Berlin, and 00:30 twice in others.
  for (const zone of ['Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata']) {
    process.env['TZ'] = zone;
    const late = moment('a', '2026-03-29T23:50', { timestamp: '2026-03-29T21:50:00.000Z' });
    expect([dayOf(late), hourOf(late)]).toEqual(['2026-03-29', 23]);
    expect(hourOf(moment('b', '2026-03-29T02:30'))).toBe(2);
  }
  delete process.env['TZ'];
});

test.each(['2026-02-30T10:00', '2026-11-16', '2026-11-16T24:00', '2026-11-16T10:60', 'yesterday', ''])(
  '[MO1] “%s” is no day and time',
  (text) => {
    expect(isWallTime(text)).toBe(false);
    expect(Moment.safeParse(moment('a', text)).success).toBe(false);
  },
);

test('[MO2] of this child and no other, both days included, oldest first', () => {
  const all = [
    moment('last', '2026-11-16T23:59'),
    moment('first', '2026-11-10T00:00'),
    moment('early', '2026-11-09T23:59'),
    moment('late', '2026-11-17T00:00'),
    moment('hers', '2026-11-12T10:00', { childId: 'mia' }),
    moment('nobody’s', '2026-11-12T10:00', { childId: undefined }),
  ];
  const ids = (childId: string | null) =>
    momentsBetween(all, { childId, from: '2026-11-10', to: '2026-11-16' }).map(({ id }) => id);
  expect(ids('leo')).toEqual(['first', 'last']);
  expect(ids(null)).toEqual(['first', 'hers', 'nobody’s', 'last']);
});

test('[MO3] what happened and when is enough', () => {
  const least = { id: 'a', kind: 'joy', when: '2026-11-16T10:00', timestamp: '2026-11-16T10:00:00.000Z' };
  expect(Moment.parse(least)).toEqual(least);
});

test('[MO4] phrases are counted whatever their capitals, accents and spaces, once a moment', () => {
  const noted = [
    moment('a', '2026-11-10T10:00', { before: ['Loud  café', 'loud cafe'] }),
    moment('b', '2026-11-11T10:00', { before: ['LOUD CAFE', 'Bus'] }),
    moment('c', '2026-11-12T10:00', { before: ['hungry'] }),
  ];
  expect(countPhrases(noted, 'before')).toEqual([
    { phrase: 'LOUD CAFE', count: 2 },
    { phrase: 'hungry', count: 1 },
    { phrase: 'Bus', count: 1 },
  ]);
  expect(countPhrases(noted, 'helped')).toEqual([]);
});

test('[MO5] typed words become phrases, each once and none too long', () => {
  expect(phrasesIn(' the bus,hungry ,\nThe Bus;; ')).toEqual(['the bus', 'hungry']);
  expect(phrasesIn('x'.repeat(200))).toEqual(['x'.repeat(phraseMax)]);
  expect(phrasesIn(' , ')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const found = phrasesIn(typed);
      expect(phrasesIn(found.join(','))).toEqual(found);
    }),
  );
});

test('[MO6] a table opens in spreadsheets and holds no formula', () => {
  expect(
    csvOf([
      ['a', 'b,c', 'say "no"', 'two\nlines', '漢字'],
      ['=1+1', '-x', '@now', ' +1', '12'],
    ]),
  ).toBe('\uFEFFa,"b,c","say ""no""","two\nlines",漢字\r\n\'=1+1,\'-x,\'@now,\' +1,12\r\n');
});
