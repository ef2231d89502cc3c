import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectionShapes, documentShapes } from '../records/shapes.ts';
import { lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { keyOf } from './medium.ts';
import { openText, type Shape } from './shape.ts';

/** Version 1 held a name, version 2 split it, version 3 added a colour. */
const people: Shape<{ id: string; first: string; last: string; color: string }> = {
  name: 'people',
  version: 3,
  schema: z.object({ id: z.string(), first: z.string(), last: z.string(), color: z.string() }),
  upgrades: [
    (older) => {
      const { name, ...rest } = z.looseObject({ name: z.string() }).parse(older);
      const [first = '', last = ''] = name.split(' ');
      return { ...rest, first, last };
    },
    (older) => ({ ...z.looseObject({}).parse(older), color: 'white' }),
  ],
};
const sealed = (v: number, value: unknown) => JSON.stringify({ v, order: 5, value });
const maya = { id: 'p1', first: 'Maya', last: 'Okafor', color: 'white' };

test.each([
  [1, { id: 'p1', name: 'Maya Okafor' }],
  [2, { id: 'p1', first: 'Maya', last: 'Okafor' }],
  [3, maya],
])('[DV5] a text of version %i is brought up to date when read', (v, value) => {
  expect(openText(people, sealed(v, value))).toEqual({ is: 'found', value: maya, order: 5 });
});

test('[DV5] an old record that its upgrade can not read is unreadable, not lost and not a crash', () => {
  const raw = sealed(1, { id: 'p1', name: 4 });
  expect(openText(people, raw)).toEqual({ is: 'unreadable', raw });
});

test('[DV6] a record of a newer version is shown where it can be read, and never changed', async () => {
  const medium = lastingMemory();
  const readable = sealed(4, { ...maya, more: 'from tomorrow' });
  const foreign = sealed(9, { id: 'p2', wholly: 'different' });
  medium.write(keyOf('u', 'ada', 'people', 'p1'), readable);
  medium.write(keyOf('u', 'ada', 'people', 'p2'), foreign);
  const list = storeOver(medium).collection(people);
  expect(list.all()).toEqual([maya]);
  expect(list.newerCount()).toBe(2);
  for (const id of ['p1', 'p2']) {
    const refused = { ok: false, why: 'device/newer-version' };
    expect(await list.update(id, (old) => old)).toEqual(refused);
    expect(await list.add({ ...maya, id })).toEqual(refused);
    expect(await list.remove(id)).toMatchObject(refused);
  }
  expect(medium.read(keyOf('u', 'ada', 'people', 'p1'))).toBe(readable);
  expect(medium.read(keyOf('u', 'ada', 'people', 'p2'))).toBe(foreign);
});

test('[DV6] a document of a newer version is only read', async () => {
  const medium = lastingMemory();
  const text = sealed(4, { ...maya, more: 1 });
  medium.write(keyOf('u', 'ada', 'people'), text);
  const document = storeOver(medium).document(people);
  expect(document.read()).toEqual({ is: 'newer', value: maya });
  expect(await document.write(maya)).toEqual({ ok: false, why: 'device/newer-version' });
  expect(await document.remove()).toEqual({ ok: false, why: 'device/newer-version' });
  expect(medium.read(keyOf('u', 'ada', 'people'))).toBe(text);
});

const fixtures = import.meta.glob<string>('../testing/fixtures/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const everyVersion = Object.values({ ...collectionShapes, ...documentShapes }).flatMap((shape) =>
  Array.from({ length: shape.version }, (_, at) => [shape.name, at + 1, shape as Shape<unknown>] as const),
);

test.each(everyVersion)('[DV8] %s, version %i, still opens', (name, version, shape) => {
  const text = fixtures[`../testing/fixtures/${name}.v${version}.json`] ?? '';
  expect(JSON.parse(text).v).toBe(version);
  expect(openText(shape, text).is).toBe('found');
  expect(shape.upgrades).toHaveLength(shape.version - 1);
});
