import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddingSize } from '../embedding/embedder.ts';
import { entryIndexBytes, likenesses, readEntryIndex } from './entry-index.ts';

const unit = (numbers: readonly number[]) => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
};
const along = (place: number, besides = 0) =>
  unit(Array.from({ length: embeddingSize }, (_, i) => (i === place ? 1 : i === 0 ? besides : 0)));
const entry = (id: string, ...embeddings: Float32Array[]) => ({
  id,
  title: [id],
  stems: [id, 'child'],
  embeddings,
});

const index = readEntryIndex(entryIndexBytes([entry('hair', along(1), along(3)), entry('bath', along(2))]));

test('[RD6] an entry is as near as its nearest phrasings, the nearest first', () => {
  const [hair, bath] = likenesses(index, along(3, 0.5));
  expect(hair?.[0]).toBeCloseTo(1 / Math.hypot(1, 0.5), 2);
  expect(hair).toHaveLength(2);
  expect(bath?.[0]).toBeCloseTo(0, 2);
});

test('[RD6] a stem that few entries hold tells more than one that all hold', () => {
  expect(index.worth('hair')).toBeGreaterThan(index.worth('child'));
  expect(index.bags[0]).toEqual(new Set(['hair', 'child']));
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
      const [near] = likenesses(readEntryIndex(entryIndexBytes([entry('x', kept)])), asked);
      expect(Math.abs((near?.[0] ?? 9) - exact)).toBeLessThan(0.01);
    }),
  );
});

test('[RD6] bytes that are something else or cut short are refused', () => {
  expect(() => readEntryIndex(new Uint8Array(20))).toThrow('not an index');
  const bytes = entryIndexBytes([entry('x', along(1))]);
  expect(() => readEntryIndex(bytes.subarray(0, -1))).toThrow('cut short');
  expect(() => entryIndexBytes([entry('é', along(1))])).toThrow('plain letters');
});
