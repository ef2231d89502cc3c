import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectionShapes, documentShapes } from '../records/shapes.ts';
import { isTakenAsItIs } from './quick-check.ts';

const text = { id: 'a', text: 'b' };

test.each([
  ['what it can not judge', z.string().min(1), 'x'],
  ['a format', z.email(), 'a@example.org'],
  ['a change of the value', z.string().transform(Number), '1'],
  ['a missing default', z.object({ color: z.string().default('white') }), {}],
  ['a name the schema drops', z.object({ id: z.string() }), text],
  [
    'a union in which an earlier option drops a name',
    z.union([z.object({ id: z.string() }), z.looseObject({})]),
    text,
  ],
  ['an own __proto__', z.looseObject({}), JSON.parse('{"__proto__":1}')],
  ['a missing field', z.object({ id: z.string() }), {}],
  ['a list for an object', z.looseObject({}), []],
])('%s is left to the schema', (_, schema, value) => {
  expect(isTakenAsItIs(schema, value)).toBe(false);
});

test('plain records are taken at once, with fields we do not know', () => {
  const schema = z.looseObject({
    id: z.string(),
    kind: z.enum(['a', 'b']).optional(),
    marks: z.array(z.union([z.string(), z.array(z.string())])),
    by: z.record(z.string(), z.boolean()).nullable(),
  });
  expect(isTakenAsItIs(schema, { id: '', marks: ['x', ['y']], by: { z: true }, more: 1 })).toBe(true);
});

const fixtures = import.meta.glob<string>('../testing/fixtures/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schemas = Object.values({ ...collectionShapes, ...documentShapes }).map(({ schema }) => schema);

test('[DV2] what is taken at once, the schema takes too and leaves as it is', () => {
  const values = Object.values(fixtures).map((kept) => JSON.parse(kept).value as Record<string, unknown>);
  const broken = fc
    .tuple(fc.constantFrom(...values), fc.string(), fc.jsonValue())
    .chain(([value, name, put]) =>
      fc
        .constantFrom(name, ...Object.keys(value))
        .map((at) => JSON.parse(JSON.stringify({ ...value, [at]: put }))),
    );
  fc.assert(
    fc.property(
      fc.constantFrom(...schemas),
      fc.oneof(broken, fc.constantFrom(...values), fc.jsonValue()),
      (schema, value) => {
        if (isTakenAsItIs(schema, value)) expect(schema.parse(value)).toEqual(value);
      },
    ),
    { numRuns: 2_000 },
  );
});
