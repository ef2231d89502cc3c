import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fittingSymbols } from './fitting-symbols.ts';
import { libraryMaker } from './library-maker.ts';
import { symbolSearch } from './symbol-library.ts';

const chosen = async (words: string, kind: 'card' | 'scene') =>
  fittingSymbols({ words, kind }, await symbolSearch()).map(({ id }) => id);

describe('[IM9] what the library shows', () => {
  test.each([
    ['an apple', 'fluent:red-apple'],
    ['a yellow bus', 'fluent:bus'],
    ['brush my teeth', 'calmbridge:brush-teeth'],
  ])('a card of %s is one symbol', async (words, id) => {
    expect(await chosen(words, 'card')).toEqual([id]);
  });

  test('the thing is shown, not its colour', async () => {
    expect(await chosen('a red cup', 'card')).not.toContain('fluent:red-circle');
    expect(await chosen('red', 'card')).toEqual(['fluent:red-circle']);
  });

  test('a scene has up to three, each once, in the order they are told', async () => {
    expect(await chosen('A boy rides the bus to school', 'scene')).toEqual(['fluent:bus', 'fluent:school']);
    const long = await chosen(
      'I wash my hands, then I eat an apple. An apple is good. I go to bed with my bear.',
      'scene',
    );
    expect(long).toHaveLength(3);
    expect(new Set(long).size).toBe(3);
  });

  test('nothing fits: that is said', async () => {
    const asked = libraryMaker.make({ words: 'qwrtzk vbnplm', kind: 'card' }, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ refusal: { code: 'images/not-in-library' } });
  });

  test.each(['card', 'scene'] as const)('a %s is a JPEG of the usual size', async (kind) => {
    const made = await libraryMaker.make(
      { words: 'The dog eats an apple', kind },
      new AbortController().signal,
    );
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
  });
});
