import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '../../../node/load-model.ts';
import { graveThings } from './grave-things.ts';
import { readGrave } from './read-grave.ts';

const model = await loadModel();
const data = join(import.meta.dirname, '../../../data');
type Row = { text: string; grave?: string[]; maybeDanger?: boolean };
const rowsOf = (file: string): Row[] =>
  readFileSync(join(data, `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const heardOf = async (rows: readonly Row[]) => {
  const read = await Promise.all(rows.map(async (row) => ({ row, read: await readGrave(row.text, model) })));
  return read.filter((one) => one.read !== null);
};

test.each([
  ['held', 120, 4],
  // Half of its others were asked to sound grave, and they do.
  ['forum', 68, 18],
])(
  '[SC66] what a writer left out whole told by the way is heard: %s',
  async (name, least, most) => {
    const told = rowsOf(`grave/${name}`);
    const grave = told.filter((row) => (row.grave ?? []).length > 0);
    const others = told.filter((row) => (row.grave ?? []).length === 0);
    expect((await heardOf(grave)).length).toBeGreaterThanOrEqual(least);
    expect((await heardOf(others)).length).toBeLessThanOrEqual(most);
  },
  120_000,
);

test('[SC66] hardly anything of ordinary days is heard', async () => {
  const ordinary = rowsOf('natural/questions-13').filter(({ maybeDanger }) => maybeDanger !== true);
  expect((await heardOf(ordinary)).length).toBeLessThanOrEqual(1);
}, 120_000);

test('[SC66] which thing it is is said only where it is sure', async () => {
  const grave = rowsOf('grave/held').filter((row) => (row.grave ?? []).length > 0);
  const named = (await heardOf(grave)).flatMap(({ row, read }) =>
    read?.thing ? [row.grave?.includes(read.thing) === true] : [],
  );
  expect(named.length).toBeGreaterThanOrEqual(70);
  expect(named.filter(Boolean).length / named.length).toBeGreaterThanOrEqual(0.88);
}, 120_000);

test('[SC66] the sentence that tells it is found, and none where it is not sure which', async () => {
  const strapped = await readGrave(
    'Which belt cover do you use? The driver has tied her hands to the seat with a scarf since Monday so she can’t reach the buckle. It’s for the bus.',
    model,
  );
  expect(strapped).toMatchObject({
    thing: 'held',
    sentence:
      'The driver has tied her hands to the seat with a scarf since Monday so she can’t reach the buckle.',
  });
  const one = await readGrave(
    'what cot sheet stays on, my mother in law puts the strap over his tummy at night so he can not climb out',
    model,
  );
  expect(one).toEqual({ thing: 'held', sentence: '' });
});

test('[SC66] a name that the page hides is read as a pronoun, and the sentence keeps it', async () => {
  const read = await readGrave(
    'What goes in a swim bag? {child} goes down to the creek behind the house before any of us are up and comes back soaked. It drips on the carpet.',
    model,
  );
  expect(read?.thing).toBe('danger-place');
  expect(read?.sentence).toMatch(/^\{child\} goes down/);
});

test('[SC66] the things are those that were learned, in their order', () => {
  const learned = ['families', 'staff', 'grown', 'kin', 'voicemail', 'thumb', 'colleagues', 'self'].flatMap(
    (name) => rowsOf(`grave/${name}`).flatMap((row) => row.grave ?? []),
  );
  expect([...new Set(learned)].toSorted((a, b) => a.localeCompare(b))).toEqual(graveThings);
});
