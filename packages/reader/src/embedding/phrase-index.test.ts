import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddingSize } from './embedder.ts';
import { nearestIn, phraseIndexBytes, readPhraseIndex } from './phrase-index.ts';

const unit = (numbers: readonly number[]) => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
};
const along = (place: number, besides = 0) =>
  unit(Array.from({ length: embeddingSize }, (_, i) => (i === place ? 1 : i === 0 ? besides : 0)));

const index = readPhraseIndex(
  phraseIndexBytes([
    { id: 'hair-wash', embedding: along(1) },
    { id: 'bath', embedding: along(2) },
    { id: 'hair-wash', embedding: along(3) },
  ]),
);

test('[RD6] each thing once, the nearest first, by its nearest phrasing', () => {
  const near = nearestIn(index, along(3, 0.5), 5);
  expect(near.map(({ id }) => id)).toEqual(['hair-wash', 'bath']);
  expect(near[0]?.likeness).toBeCloseTo(1 / Math.hypot(1, 0.5), 2);
  expect(nearestIn(index, along(2), 1)).toHaveLength(1);
});

test('[RD6] one byte a number changes no likeness by a hundredth', () => {
  const embeddings = fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), {
      minLength: embeddingSize,
      maxLength: embeddingSize,
    })
    .map(unit);
  fc.assert(
    fc.property(embeddings, embeddings, (kept, asked) => {
      const exact = kept.reduce((sum, number, i) => sum + number * asked[i]!, 0);
      const [near] = nearestIn(readPhraseIndex(phraseIndexBytes([{ id: 'x', embedding: kept }])), asked, 1);
      expect(Math.abs((near?.likeness ?? 9) - exact)).toBeLessThan(0.01);
    }),
  );
});

test('[RD6] bytes that are something else or cut short are refused', () => {
  expect(() => readPhraseIndex(new Uint8Array(20))).toThrow('not an index');
  const bytes = phraseIndexBytes([{ id: 'x', embedding: along(1) }]);
  expect(() => readPhraseIndex(bytes.subarray(0, -1))).toThrow('cut short');
  expect(() => phraseIndexBytes([{ id: 'é', embedding: along(1) }])).toThrow('plain letters');
});
