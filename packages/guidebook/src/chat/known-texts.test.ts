import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownVectors } from '@calmbridge/reader/node/known-vectors';
import { openEncoder } from '@calmbridge/reader/node/load-embedder';
import { expect, test } from 'vitest';
import { knownLines, knownWordings } from './known-texts.ts';

const assets = join(import.meta.dirname, '../../../reader/assets');
const read = (name: string) => readKnownVectors(readFileSync(join(assets, name)));

test.each([
  ['asked.bin', knownWordings()],
  ['lines.bin', knownLines()],
])('[RD7] nearly all of %s is worked out beforehand', (name, texts) => {
  const known = read(name);
  const missing = texts.filter((text) => known.get(text) === undefined);
  expect(missing.length / texts.length, 'npm run train -- known').toBeLessThan(0.1);
});

test('[RD7] what is known is what the encoder says today', async () => {
  const encoder = await openEncoder(assets);
  const likeness = (a: Float32Array, b: Float32Array) => a.reduce((sum, one, at) => sum + one * b[at]!, 0);
  for (const [known, texts, embed] of [
    [read('asked.bin'), knownWordings(), encoder.embedNext],
    [read('lines.bin'), knownLines(), encoder.embed],
  ] as const) {
    const some = texts.filter((text, at) => at % 1000 === 0 && known.get(text) !== undefined);
    const said = await embed(some);
    for (const [at, text] of some.entries())
      expect(likeness(said[at]!, known.get(text)!), text).toBeGreaterThan(0.998);
  }
});
