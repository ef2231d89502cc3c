import { expect, expectTypeOf, test } from 'vitest';
import { uses } from './credits-schema.ts';
import { users } from './schema.ts';
import { listOf, literal, type Queries, type RowOf, selected, statement } from './statement.ts';

test('[DB10] a statement is written with the names of the schema', () => {
  const condition = statement`${users.uid} = $1 and ${users.creditsHundredths} >= ${5}`;
  expect(statement`select 1 from ${users} where ${condition}`).toBe(
    'select 1 from users where uid = $1 and credits_hundredths >= 5',
  );
  expect(listOf([literal('a'), literal("it's")])).toBe("'a', 'it''s'");
});

test('[DB10] a table or column that is renamed or removed does not compile in a statement', () => {
  // @ts-expect-error there is no such column
  const gone = users.creditsInCents;
  expect(gone).toBeUndefined();
  // @ts-expect-error text that no schema has seen is no statement
  const ask = (pool: Queries) => pool.query('select uid from users');
  expect(ask).toBeTypeOf('function');
});

test('[DB10] rows have the types of their columns', () => {
  const columns = { id: uses.useId, state: uses.state, finishedAt: uses.finishedAt };
  expect(selected(columns)).toBe('use_id as "id", state as "state", finished_at as "finishedAt"');
  expect(selected({ id: uses.useId }, 'u')).toBe('u.use_id as "id"');
  expectTypeOf<RowOf<typeof columns>>().toEqualTypeOf<{
    id: string;
    state: 'held' | 'captured' | 'released';
    finishedAt: Date | null;
  }>();
});

test('[DB10] a name written by hand is refused; functions, aliases and constants are not', () => {
  expect(() => statement`select credits_hundredths from ${users}`).toThrow(/credits_hundredths/);
  expect(() => statement`select 1 from users`).toThrow(/users/);
  expect(() => statement`select u.state from ${uses} u`).toThrow(/state/);
  expect(statement`select count(*) as "uses" from ${uses} where ${uses.state} = 'state'`).toBe(
    `select count(*) as "uses" from uses where state = 'state'`,
  );
});
