import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { readEntries } from './entry-reader.ts';

const model = await loadModel();
const likeliestKind = async (text: string) => (await readEntries(model, 'situation', [text]))[0]!.kinds![0]!;

test.each([
  ['the drone of the neighbour’s compressor', 'sound'],
  ['the seam of his socks', 'touch'],
])('[ER5] %s is read as a %s', async (text, kind) => {
  const best = await likeliestKind(text);
  expect(best.kind).toBe(kind);
  expect(best.chance).toBeGreaterThan(0.5);
});

test('[ER5] what is not a difficulty has no kind', async () => {
  expect((await likeliestKind('knows every bus timetable by heart')).kind).toBe('none');
});

test('[ER5] pages and scenes have no kinds', async () => {
  expect((await readEntries(model, 'page', ['hair']))[0]).not.toHaveProperty('kinds');
});
