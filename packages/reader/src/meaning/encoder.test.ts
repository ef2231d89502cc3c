import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meaningOf, meaningSize, readEncoder } from './encoder.ts';
import { matrixProduct } from './matrix-product.ts';
import { piecesOf } from './pieces.ts';
import { similarity } from './vectors.ts';

const asset = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../assets/${name}`, import.meta.url)));
const bytes = asset('encoder.bin');
const product = asset('matrix-product.wasm');
const encoder = readEncoder(bytes, product);

test('[SC24] a text is cut into the pieces the authors of the encoder cut it into', () => {
  expect(piecesOf('She swallowed a battery, and now she is drooling!', encoder.pieces)).toEqual([
    333, 2510, 90, 1728, 26, 11, 3759, 8, 12, 169, 106, 18, 2026, 4535, 23, 78,
  ]);
  expect(piecesOf('ok 😀 naïve ½', encoder.pieces)).toEqual([2303, 30, 0, 1216, 0, 105, 207, 7935, 288]);
});

test('[SC24] texts are as near to each other as by the full weights', () => {
  const texts = [
    'I want to kill myself',
    'i cant go on, it would be better to be dead',
    'this homework is killing me',
    'He swallowed batteries',
    'She ate a battery',
  ];
  // Printed by the authors' own program with weights of four bytes.
  const nearness = [
    [1, 0.618, 0.4, 0.169, 0.238],
    [0.618, 1, 0.323, 0.125, 0.27],
    [0.4, 0.323, 1, 0.16, 0.25],
    [0.169, 0.125, 0.16, 1, 0.585],
    [0.238, 0.27, 0.25, 0.585, 1],
  ];
  const meanings = texts.map((text) => meaningOf(text, encoder));
  for (const [a, row] of nearness.entries())
    for (const [b, near] of row.entries())
      expect(Math.abs(similarity(meanings[a]!, meanings[b]!) - near)).toBeLessThan(0.02);
});

test('[SC24] whatever the text, its meaning has length 1 and is the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const meaning = meaningOf(text, encoder);
      expect(meaning).toHaveLength(meaningSize);
      expect(similarity(meaning, meaning)).toBeCloseTo(1, 4);
      expect(meaningOf(text, encoder)).toEqual(meaning);
    }),
    { numRuns: 15 },
  );
  expect(meaningOf('now '.repeat(3000), encoder).every(Number.isFinite)).toBe(true);
});

test('[SC24] products of rows and weights are exact', () => {
  const [inputs, columns, rows] = [16, 6, 8];
  const { memory, multiply } = matrixProduct(product, 4096);
  const weights = new Int8Array(memory, 0, columns * inputs).map((_, i) => ((i * 37) % 255) - 127);
  const input = new Int16Array(memory, 1024, rows * inputs).map((_, i) => ((i * 1231) % 16383) - 8191);
  new Int8Array(memory, 0).set(weights);
  new Int16Array(memory, 1024).set(input);
  multiply(0, 1024, 2048, inputs, columns, rows);
  const products = new Int32Array(memory, 2048, rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let i = 0; i < inputs; i++) sum += input[row * inputs + i]! * weights[column * inputs + i]!;
      expect(products[row * columns + column]).toBe(sum);
    }
});

test('[SC24] damaged bytes are refused', () => {
  expect(() => readEncoder(new Uint8Array(40), product)).toThrow('not a sentence encoder');
  expect(() => readEncoder(bytes.subarray(0, bytes.length - 4), product)).toThrow('cut short');
});
