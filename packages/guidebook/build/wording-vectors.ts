// The wordings of refusals as the encoder reads them, so that a message is compared without reading them again. Made anew only
// when a wording or the encoder changes: reading takes seconds.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEmbedder } from '@calmbridge/reader/node/load-embedder';
import type { Refusal } from '#chat/answer/refusal';

const assets = join(import.meta.dirname, '../../reader/assets');

/** One row a wording. Without an owner it only sounds like a refused one. `bytes`: two hexadecimal digits a number. */
type Row = { owner: string; text: string };

export async function wordingModule(
  refusals: readonly Pick<Refusal, 'id' | 'alike' | 'unlike'>[],
  kept: string,
): Promise<string> {
  const rows = refusals.flatMap(({ id, alike, unlike }): Row[] => [
    ...alike.map((text) => ({ owner: id, text })),
    ...unlike.map((text) => ({ owner: '', text })),
  ]);
  const mark = `// ${hashOf(rows)}`;
  if (kept.startsWith(mark)) return kept;
  const vectors = await (await loadEmbedder(assets)).embed(rows.map(({ text }) => text));
  return [
    mark,
    `export const owners: readonly string[] = ${JSON.stringify(rows.map(({ owner }) => owner))};`,
    `export const bytes = '${vectors.map(hexOf).join('')}';`,
    '',
  ].join('\n');
}

const hashOf = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows))
    .update(readFileSync(join(assets, 'sentence-encoder/meaning.onnx')))
    .digest('hex');

/** A byte a number, in parts of the largest one: the length is known to be 1. */
function hexOf(vector: Float32Array): string {
  const most = vector.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);
  return Buffer.from(Int8Array.from(vector, (number) => Math.round((number / most) * 127))).toString('hex');
}
