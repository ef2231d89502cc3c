import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { readEntries } from './entry-reader.ts';

const model = await loadModel();
const likeliest = async (kind: 'page' | 'scene' | 'situation', text: string) =>
  (await readEntries(model, kind, [text]))[0]!.nearest[0]!;

test.each([
  ['page', 'he will not let me brush his teeth', 'tooth-brushing'],
  ['scene', 'having his hair cut at the barber on Saturday', 'getting-a-haircut'],
  ['situation', 'hates having his nails cut', 'nails'],
] as const)(
  '[ER1] a %s that is plainly asked for is the likeliest, and likelier than not',
  async (kind, text, id) => {
    const found = await likeliest(kind, text);
    expect(found.id).toBe(id);
    expect(found.chance).toBeGreaterThan(0.5);
  },
);

test.each([
  ['scene', 'the price of copper on the stock exchange'],
  ['situation', 'the price of copper on the stock exchange'],
  ['page', 'which tyres fit my car'],
] as const)('[ER2] of a %s that nobody wrote, nothing is sure', async (kind, text) => {
  // The lowest limit that a plan, a story or the chat takes an entry from.
  expect((await likeliest(kind, text)).chance).toBeLessThan(0.75);
});

test('[ER3] at most five, the likeliest first; the same text is read the same beside others', async () => {
  const text = 'she screams when I wash her hair';
  const [alone] = await readEntries(model, 'situation', [text]);
  const [, beside] = await readEntries(model, 'situation', ['the doorbell', text]);
  expect(beside).toEqual(alone);
  const chances = alone!.nearest.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances.length).toBeLessThanOrEqual(5);
});

test('[ER4] what holds no word is about nothing', async () => {
  expect(await readEntries(model, 'page', ['?!', ''])).toEqual([
    { nearest: [], none: 1 },
    { nearest: [], none: 1 },
  ]);
});
