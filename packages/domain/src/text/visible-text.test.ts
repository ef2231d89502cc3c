import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['a turned order', 'Leo\u202Etxt', 'Leotxt'],
  ['isolates and marks of direction', '\u2066Leo\u2069\u200F\u200E\u061C', 'Leo'],
  ['zero-width spaces', 'L\u200Be\u2060o\uFEFF', 'Leo'],
  ['joiners between Latin letters', 'L\u200De\u200Co', 'Leo'],
  ['soft hyphens and control characters', 'Le\u00ADo\u0000\u0007', 'Leo'],
  ['deprecated format characters', 'Le\u206Ao\u206F', 'Leo'],
  ['musical and shorthand controls', 'Le\u{1D173}o\u{1BCA0}', 'Leo'],
  ['tags that spell a hidden text', 'Leo\u{E0068}\u{E0069}', 'Leo'],
  ['a hidden text behind a flag', '🏴\u{E0068}\u{E0069}\u{E007F}', '🏴'],
  ['fillers', 'Leo\u3164\u115F\u034F', 'Leo'],
  ['selectors that select nothing', 'L\uFE0Fe\u{E0100}o', 'Leo'],
  ['a row of selectors', '⭐\uFE0F\uFE0F\u{E0101}', '⭐\uFE0F'],
  ['a joiner with nothing to join', '👩\u200D Leo', '👩 Leo'],
  ['a Persian joiner at the end', 'سارا\u200C', 'سارا'],
  ['half a character', 'Leo\uD83D', 'Leo'],
])('[CP5] %s are taken out of a name', (_, typed, kept) => {
  expect(visibleText(typed)).toBe(kept);
});

test.each([
  ['families of emoji', '👩‍👧 👨‍👩‍👧‍👦 🧑🏽‍🚀 ❤️‍🔥 🏳️‍🌈'],
  ['flags of emoji', '🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['keycaps', '1️⃣ #️⃣'],
  ['Persian', 'می\u200Cخواهم علی\u200Cرضا'],
  ['an Arabic letter shown joined', 'ه\u200D'],
  ['Hindi', 'क्\u200Dष क्\u200Cष'],
  ['Malayalam', 'അവന്\u200D'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['Mongolian', 'ᠠ\u180B'],
  ['a variant of a Han character', '葛\u{E0100}'],
  ['Hebrew and Arabic', 'שלום ليلى'],
  ['spaces and accents', ' Zoë  O’Neil '],
])('[CP5] %s stay as they are', (_, typed) => {
  expect(visibleText(typed)).toBe(typed);
});

test('[CP5] cleaning twice changes nothing', () => {
  const odd = fc.constantFrom(
    '\u200D',
    '\u200C',
    '\u202E',
    '\uFE0F',
    '👩',
    'a',
    'ک',
    'क',
    '्',
    '\u{E0067}',
    '🏴',
    ' ',
    '\u0301',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(odd).map((all) => all.join('')),
      ),
      (typed) => {
        expect(visibleText(visibleText(typed))).toBe(visibleText(typed));
      },
    ),
    { numRuns: 2_000 },
  );
});
