import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { translated } from '#entries/byte-rows';

test('[RD6] the code is what dots.wat says', async () => {
  const text = await readFile(new URL('../../src/entries/dots.wat', import.meta.url), 'utf8');
  const { parseWat } = await wabt();
  const { buffer } = parseWat('dots.wat', text, { simd: true }).toBinary({});
  expect(translated).toBe(Buffer.from(buffer).toString('hex'));
});
