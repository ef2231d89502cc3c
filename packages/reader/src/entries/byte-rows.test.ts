import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddingSize } from '../embedding/embedder.ts';
import { byteRows } from './byte-rows.ts';

const row = fc.int8Array({ minLength: embeddingSize, maxLength: embeddingSize });
const embedding = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: embeddingSize, maxLength: embeddingSize })
  .map((numbers) => Float32Array.from(numbers));

test('[RD6] how near each row is, as one number after the other says it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), embedding, (rows, asked) => {
      const dotWith = byteRows(Int8Array.from(rows.flatMap((one) => [...one]))).dotsWith(asked);
      for (const [at, one] of rows.entries()) {
        const exact = one.reduce((sum, number, i) => sum + number * asked[i]!, 0);
        expect(Math.abs(dotWith(at) - exact)).toBeLessThan(1);
      }
    }),
  );
});

test('[RD6] the largest numbers there are have room', () => {
  const rows = byteRows(
    new Int8Array(2 * embeddingSize).fill(-128, 0, embeddingSize).fill(127, embeddingSize),
  );
  const dotWith = rows.dotsWith(new Float32Array(embeddingSize).fill(1));
  expect([dotWith(0), dotWith(1)]).toEqual([-128 * embeddingSize, 127 * embeddingSize]);
});
