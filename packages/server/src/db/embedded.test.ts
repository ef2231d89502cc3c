import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';

test('[DB8] a refused statement leaves the connection working', async () => {
  const { pool, close } = await openTestDatabase();
  await pool.query('create table things (id int primary key)');
  const tries = Array.from({ length: 12 }, (_, place) =>
    pool.query({ name: 'add', text: 'insert into things values ($1)', values: [place % 4] }),
  );
  const settled = await Promise.allSettled(tries);
  expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(4);
  await expect(pool.query('select nonsense')).rejects.toThrow();
  expect((await pool.query('select count(*) as n from things where id >= $1', [0])).rows).toEqual([{ n: 4 }]);
  await close();
});
