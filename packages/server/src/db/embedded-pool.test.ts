import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#test/test-database';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table marks (mark integer primary key)');
});
afterAll(() => database.close());

const marks = async () => {
  const { rows } = await database.pool.query<{ mark: number }>('select mark from marks order by mark');
  return rows.map((row) => row.mark);
};

test('[DB8] each caller gets its own answer, whatever fails between them', async () => {
  const asks = Array.from({ length: 200 }, (_, ask) => {
    if (ask % 3 === 0) return database.db.execute(sql`select ${ask} from nowhere`).catch(() => 'failed');
    if (ask % 3 === 1) return database.pool.query('select 1/0').catch(() => 'failed');
    return database.db.execute(sql`select ${ask}::int as ask`).then((answer) => answer.rows);
  });
  const answers = await Promise.all(asks);
  expect(answers).toEqual(asks.map((_, ask) => (ask % 3 === 2 ? [{ ask }] : 'failed')));
});

test('[DB8] a transaction that fails leaves nothing behind, and others are not affected', async () => {
  const add = (mark: number) =>
    database.db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into marks values (${mark})`);
      await transaction.execute(sql`select ${mark} / (${mark} % 2)`);
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(add));
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await marks()).toEqual([1, 3, 5]);
});

test('[DB8] a client given back in the middle of a transaction takes it along', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('insert into marks values (99)');
  client.release(true);
  expect(await marks()).not.toContain(99);
});

test('[DB8] a named statement that was refused can be asked again', async () => {
  const add = (mark: number) =>
    database.pool.query({ name: 'add', text: 'insert into marks values ($1)', values: [mark] });
  const settled = await Promise.allSettled(Array.from({ length: 12 }, (_, place) => add(200 + (place % 4))));
  expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(4);
});

test('big numbers come as numbers', async () => {
  const { rows } = await database.pool.query('select 1794712718703::bigint as count');
  expect(rows).toEqual([{ count: 1794712718703 }]);
});
