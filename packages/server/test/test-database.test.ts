import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const ledger = 'select count(*)::int as lines from ledger_entries';
const user = `insert into auth_users (id, name, email) values ('u1', 'Robin', 'robin@example.org')`;

test('a database that another test has used is as empty as a new one, and its ledger as strict', async () => {
  for (const round of [1, 2]) {
    const { pool, close } = await openTestDatabase();
    const { rows } = await pool.query('select count(*)::int as users from auth_users');
    expect(rows, `round ${round}`).toEqual([{ users: 0 }]);
    await pool.query("set time zone 'Asia/Tokyo'");
    await pool.query(user);
    await close();
  }
  const { pool, close } = await openTestDatabase();
  expect((await pool.query('show time zone')).rows).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
  expect((await pool.query(ledger)).rows).toEqual([{ lines: 0 }]);
  await expect(pool.query('truncate ledger_entries')).rejects.toThrow();
  await close();
});

test('one whose tables a test has changed serves nobody else', async () => {
  const changed = await openTestDatabase();
  await changed.pool.query('create table left_behind (id integer)');
  await changed.close();
  const next = await openTestDatabase();
  await expect(next.pool.query('select * from left_behind')).rejects.toThrow('left_behind');
  await next.close();
});
