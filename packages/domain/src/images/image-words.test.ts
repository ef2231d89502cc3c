import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImageRequest } from './image.ts';
import { cleanImageWords, imageSameness, imageServicePrompt } from './image-words.ts';

const useId = '0b7c4a3e-5f0e-4a53-9d4a-2f7d3c1b8a10';

test('[IM1] the placeholder of a child becomes a plain word', () => {
  expect(cleanImageWords('{child} and { Child2 } share a **red** cup')).toBe(
    'a child and a child share a red cup',
  );
});

test('[IM2] a prompt has at most 950 characters, no markup, and says what kind of picture it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 3000 }),
      fc.constantFrom('card' as const, 'scene' as const),
      (text, kind) => {
        const prompt = imageServicePrompt(cleanImageWords(text), kind);
        expect(prompt.length).toBeLessThanOrEqual(950);
        expect(prompt).not.toMatch(/<[a-z]/i);
        expect(prompt).toContain(kind === 'card' ? 'picture card' : 'picture book');
      },
    ),
  );
});

test('[IM2] long words are cut, not refused; no words are', () => {
  const read = (words: string) => ImageRequest.safeParse({ useId, words });
  expect(read('a cup '.repeat(300)).success).toBe(true);
  expect(read('  ').error?.issues[0]?.message).toBe('empty');
  expect(read('x'.repeat(5000)).error?.issues[0]?.message).toBe('too-long');
});

test('[IM3] case, spaces and a full stop make no other wish; a kind or a word does', () => {
  const same = (words: string) => imageSameness(cleanImageWords(words), 'card');
  expect(same('A  red cup. ')).toBe(same('a red CUP'));
  expect(same('a red cup')).not.toBe(same('a red mug'));
  expect(same('a red cup')).not.toBe(imageSameness('a red cup', 'scene'));
});
