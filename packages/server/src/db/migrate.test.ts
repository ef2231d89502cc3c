import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { poolOn, startParams } from './embedded.ts';
import { migrate } from './migrate.ts';

const url = process.env['TEST_DATABASE_URL'];

const tablesOf = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
};

const firstTables = [
  'auth_accounts',
  'auth_sessions',
  'auth_users',
  'auth_verifications',
  'ledger_entries',
  'rate_limits',
  'users',
];

describe.skipIf(url !== undefined)('embedded', () => {
  test('[DB1] tables come from nothing, and a second run finds nothing left to do', async () => {
    const opened = poolOn(await PGlite.create({ startParams }));
    await migrate(opened.pool);
    const tables = await tablesOf(opened.pool);
    expect(tables).toEqual(expect.arrayContaining(firstTables));
    await migrate(opened.pool);
    expect(await tablesOf(opened.pool)).toEqual(tables);
    await opened.close();
  });
});

describe.runIf(url !== undefined)('PostgreSQL', () => {
  test('[DB1] processes that start together on an empty database take turns', async () => {
    const name = `calmbridge_empty_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Pool({ connectionString: url, max: 1 });
    await admin.query(`create database ${name}`);
    const connectionString = Object.assign(new URL(url ?? ''), { pathname: name }).href;
    const pools = Array.from({ length: 5 }, () => new pg.Pool({ connectionString, max: 2 }));
    await Promise.all(pools.map((pool) => migrate(pool)));
    const [first] = pools;
    expect(first && (await tablesOf(first))).toEqual(expect.arrayContaining(firstTables));
    await Promise.all(pools.map((pool) => pool.end()));
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
});
