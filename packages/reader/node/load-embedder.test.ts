import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Embedder, fitText } from '#embedding/embedder';
import { entryIndexBytes, likenesses, readEntryIndex } from '#entries/entry-index';
import { loadEmbedder } from './load-embedder.ts';
import { bestRuntime } from './runtime.ts';

const assets = join(import.meta.dirname, '../assets');
const likeness = (a: Float32Array, b: Float32Array) => a.reduce((sum, number, i) => sum + number * b[i]!, 0);
let embedder: Embedder;

beforeAll(async () => {
  embedder = await loadEmbedder(assets);
});

const told = readFileSync(join(assets, 'sentence-encoder/README.md'), 'utf8');
const sums = [...told.matchAll(/^\| `([\w.]+)` \| `(\w{64})` \|$/gm)].map(
  ([, name = '', sum = '']) => [name, sum] as const,
);

test('[RD2] nine files are named', () => expect(sums).toHaveLength(9));

test.each(sums)('[RD2] %s is the one that the table names', (name, sum) => {
  const bytes = readFileSync(join(assets, 'sentence-encoder', name));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
});

test('[RD3] of length 1, the same every time, and its own beside any neighbours', async () => {
  const text = 'He screams when the hand dryer starts.';
  const [alone] = await embedder.embed([text]);
  const [, beside] = await embedder.embed(['A very different, much longer neighbour! '.repeat(9), text, '']);
  expect(beside).toEqual(alone);
  expect(Math.hypot(...alone!)).toBeCloseTo(1, 5);
});

test('[RD3] what was read of a text for one reader gives the next the same as reading it anew', async () => {
  const texts = ['He ran off at the shops', ...Array.from({ length: 12 }, (_, at) => `Text number ${at}`)];
  await embedder.embed(texts);
  const [after] = await embedder.crisisChances(texts.slice(-1));
  const [late] = await embedder.crisisChances(texts.slice(0, 1));
  const fresh = await loadEmbedder(assets);
  expect(after).toEqual((await fresh.crisisChances(texts.slice(-1)))[0]);
  expect(late).toEqual((await fresh.crisisChances(texts.slice(0, 1)))[0]);
});

test('[RD4] a phrase is found by phrasings that share no word with it, and far from all others', async () => {
  const phrasings = [
    ['hair-wash', 'shampoo in the shower'],
    ['hand-dryer', 'loud machines in public toilets'],
    ['goodbye', 'when mum leaves in the morning'],
  ] as const;
  const embedded = await embedder.embed(phrasings.map(([, text]) => text));
  const index = readEntryIndex(
    entryIndexBytes(phrasings.map(([id], at) => ({ id, title: [], stems: [], embeddings: [embedded[at]!] }))),
  );
  const nearest = async (text: string) => {
    const near = likenesses(index, (await embedder.embed([text]))[0]!).map(([likeness = -1]) => likeness);
    return { id: index.ids[near.indexOf(Math.max(...near))], likeness: Math.max(...near) };
  };
  expect((await nearest('getting his hair washed')).id).toBe('hair-wash');
  expect((await nearest('separation at nursery')).id).toBe('goodbye');
  expect((await nearest('noisy hand dryers in restrooms')).likeness).toBeGreaterThan(0.5);
  expect((await nearest('phone battery dying')).likeness).toBeLessThan(0.4);
});

describe('[RD5] without machine code of the runtime', () => {
  test('a Mac with an Intel processor takes WebAssembly, others do not', () => {
    expect(bestRuntime({ platform: 'darwin', arch: 'x64' })).toBe('wasm');
    expect(bestRuntime({ platform: 'darwin', arch: 'arm64' })).toBe('native');
    expect(bestRuntime({ platform: 'linux', arch: 'x64' })).toBe('native');
  });

  test('the meaning is the same', async () => {
    const text = 'What can I do when she refuses to get dressed?';
    const [native] = await embedder.embed([text]);
    const [wasm] = await (await loadEmbedder(assets, 'wasm')).embed([text]);
    expect(likeness(native!, wasm!)).toBeGreaterThan(0.97);
  });
});

test('[RD10] an answer that fits what was written scores higher than one that does not', async () => {
  const message = 'he walks on his toes all day, why does he do that';
  const scores = await embedder.fitScores([
    fitText(
      message,
      ['why does he walk on his toes'],
      'Because it often feels better: less floor on the skin.',
    ),
    fitText(message, ['what do I bring to the dentist'], 'Bring ear defenders and ask for the first slot.'),
  ]);
  expect(scores).toHaveLength(2);
  expect(scores[0]![1]!).toBeGreaterThan(scores[1]![1]! + 2);
});
