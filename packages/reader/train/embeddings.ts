// Embeddings of many texts. They take minutes, so they are kept in node_modules/.cache between runs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddingSize } from '#embedding/embedder';
import { openEncoder } from '../node/load-embedder.ts';
import { assetsFolder, readAsset } from './assets.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/calmbridge');
const keySize = 16;
const rowSize = keySize + 4 * embeddingSize;

const keyOf = (text: string) => createHash('md5').update(text).digest();

export async function embeddingsOf(texts: readonly string[]): Promise<Map<string, Float32Array>> {
  const hash = createHash('sha256');
  for (const name of ['bottom.onnx', 'meaning.onnx']) hash.update(readAsset(`sentence-encoder/${name}`));
  const version = hash.digest('hex').slice(0, 12);
  const file = join(folder, `embeddings-${version}-${process.arch}.bin`);
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const kept = readKept(bytes);
  const all = [...new Set(texts)];
  const missing = all.filter((text) => !kept.has(keyOf(text).toString('hex')));
  if (missing.length > 0) {
    const { embed } = await openEncoder(assetsFolder);
    const rows: Uint8Array[] = [bytes];
    for (const [at, text] of missing.entries()) {
      const [embedding] = await embed([text]);
      kept.set(keyOf(text).toString('hex'), embedding!);
      rows.push(keyOf(text), new Uint8Array(embedding!.buffer));
      if (at % 2000 === 1999) console.log(`${at + 1} of ${missing.length} embeddings worked out`);
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.concat(rows));
  }
  return new Map(all.map((text) => [text, kept.get(keyOf(text).toString('hex'))!]));
}

function readKept(bytes: Buffer): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  for (let at = 0; at + rowSize <= bytes.length; at += rowSize)
    kept.set(
      bytes.toString('hex', at, at + keySize),
      Float32Array.from({ length: embeddingSize }, (_, i) => bytes.readFloatLE(at + keySize + 4 * i)),
    );
  return kept;
}
