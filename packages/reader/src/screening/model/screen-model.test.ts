import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadModel } from '../../../node/load-model.ts';
import { readModel } from './screen-model.ts';

test('a file is read when what it holds is first asked for, and once', async () => {
  const { embedder } = await loadModel();
  const files: string[] = [];
  const model = readModel((name) => {
    files.push(name);
    return readFileSync(new URL(`../../../assets/${name}`, import.meta.url));
  }, embedder);
  const ofTheScreen = ['vectors.bin', 'crisis.bin', 'unsafe.bin'];
  expect(files).toEqual(ofTheScreen);
  for (const _ of [1, 2]) expect(model.entries.kinds.labels.length).toBeGreaterThan(1);
  expect(files).toEqual([...ofTheScreen, 'kinds.bin']);
});
