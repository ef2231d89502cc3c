import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf, wordsOf } from '../text/sentences.ts';
import { supportLevels } from './story.ts';
import { storyPages } from './story-pages.ts';
import { choosePicture, type PagePicture, pagePictures } from './story-pictures.ts';
import { paragraphsOf } from './story-text.ts';
import { goodStories } from './testing/story-fixtures.ts';

const [first, second, third] = supportLevels;
const symbol = (id: string): PagePicture => ({ is: 'symbol', id });

describe('pages', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('I see Mum.', 'Then we go home, she says.', '\n', '\n\n', '"Hi!"', 'a b c'), {
        maxLength: 40,
      })
      .map((parts) => parts.join(' ')),
  );

  test('[ST23] hold every sentence once, in order, and none is empty', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...supportLevels, 'Level 9'), (story, supportLevel) => {
        const pages = storyPages({ text: story, supportLevel });
        expect(pages.flat()).toEqual(paragraphsOf(story).flatMap(sentencesOf));
        expect(pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });

  test('[ST24] carry as much as the level bears: one sentence, two, or three short ones', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...supportLevels), (story, supportLevel) => {
        const most = { [first]: 3, [second]: 2, [third]: 1 }[supportLevel] ?? 0;
        for (const page of storyPages({ text: story, supportLevel })) {
          expect(page.length).toBeLessThanOrEqual(most);
          if (page.length > 1) expect(wordsOf(page.join(' ')).length).toBeLessThanOrEqual(36);
        }
      }),
    );
  });

  test('[ST24] are evenly filled and end with their paragraph', () => {
    const four = 'I go. I sit. I wait. I play.\n\nMum helps.';
    const sizes = (supportLevel: string) =>
      storyPages({ text: four, supportLevel }).map(({ length }) => length);
    expect(sizes(first)).toEqual([2, 2, 1]);
    expect(sizes(second)).toEqual([2, 2, 1]);
    expect(sizes(third)).toEqual([1, 1, 1, 1, 1]);
    expect(sizes('of old')).toEqual([2, 2, 1]);
  });

  test('[ST24] of the exemplary stories are a book of 5 to 14 pages', () => {
    for (const { text: story, request } of goodStories) {
      const { length } = storyPages({ text: story, supportLevel: request.supportLevel });
      expect(length).toBeGreaterThanOrEqual(5);
      expect(length).toBeLessThanOrEqual(14);
    }
  });
});

describe('pictures', () => {
  const known = ['dentist', 'chair', 'mirror'];
  const match = (words: string) => known.find((word) => words.includes(word)) ?? null;
  const shown = (pages: string[][], chosen = {}) =>
    pagePictures(pages, chosen, match).map(({ picture }) => picture?.id ?? null);

  test('[ST25] are matched by meaning, and never the same twice in a row', () => {
    expect(shown([['The dentist.'], ['The dentist has a chair.'], ['It is fun.']])).toEqual([
      'dentist',
      'chair',
      null,
    ]);
    expect(shown([['The dentist.'], ['The dentist sits, and the chair moves.']])).toEqual([
      'dentist',
      'chair',
    ]);
    expect(shown([['The dentist.'], ['I go.'], ['The dentist.']])).toEqual(['dentist', null, 'dentist']);
    const cover = { is: 'symbol', id: 'dentist' } as const;
    const after = (sentence: string) => pagePictures([[sentence]], {}, match, cover)[0]?.picture;
    expect(after('The dentist sits, and the chair moves.')).toMatchObject({ id: 'chair' });
    expect(after('The dentist.')).toMatchObject({ id: 'dentist' });
  });

  test('[ST26] a choice stays with its sentence, counts before a match, and can be none or taken back', () => {
    const page = ['The dentist.', 'The chair.'];
    const chosen = choosePicture({}, page, symbol('mirror'));
    expect(shown([page], chosen)).toEqual(['mirror']);
    expect(shown([['New words.'], ['The dentist.']], chosen)).toEqual([null, 'mirror']);
    expect(shown([['The mirror.'], page], chosen)).toEqual([null, 'mirror']);
    expect(shown([page], choosePicture(chosen, page, { is: 'none' }))).toEqual([null]);
    expect(choosePicture(chosen, page, null)).toEqual({});
    expect(pagePictures([page], chosen, match)[0]?.isChosen).toBe(true);
    expect(shown([['constructor']])).toEqual([null]);
  });
});
