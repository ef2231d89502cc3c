// Meanings of many texts. They take minutes, so they are kept in node_modules/.cache between runs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningOf, meaningSize, readEncoder } from '#meaning/encoder';
import { readAsset } from './assets.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/calmbridge');
const encoderBytes = readAsset('encoder.bin');
const encoder = readEncoder(encoderBytes, readAsset('matrix-product.wasm'));
const version = createHash('sha256').update(encoderBytes).digest('hex').slice(0, 12);
const file = join(folder, `meanings-${version}.bin`);
const keySize = 16;
const rowSize = keySize + 4 * meaningSize;

const keyOf = (text: string) => createHash('md5').update(text).digest();

export function meaningsOf(texts: readonly string[]): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  for (let at = 0; at + rowSize <= bytes.length; at += rowSize)
    kept.set(
      bytes.toString('hex', at, at + keySize),
      Float32Array.from({ length: meaningSize }, (_, i) => bytes.readFloatLE(at + keySize + 4 * i)),
    );
  const found = new Map<string, Float32Array>();
  const rows: Uint8Array[] = [bytes];
  for (const text of new Set(texts)) {
    const key = keyOf(text);
    let meaning = kept.get(key.toString('hex'));
    if (meaning === undefined) {
      meaning = meaningOf(text, encoder);
      rows.push(key, new Uint8Array(meaning.buffer));
      if (rows.length % 1000 === 1) console.log(`${(rows.length - 1) / 2} meanings worked out`);
    }
    found.set(text, meaning);
  }
  if (rows.length > 1) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.concat(rows));
  }
  return found;
}
