import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, databaseOf } from '#db/open-database';
import { templateKey } from '../template-key.ts';
import { openEmbeddedForTest } from './embedded-databases.ts';

/** A fresh database with all tables and no rows, embedded or on TEST_DATABASE_URL. `close` also removes it. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return onPostgres(url);
  return databaseOf(await openEmbeddedForTest());
}

/** The same database as another process sees it: by connections of its own, where there can be others. */
export function openBeside(database: Database): { database: Database; close(): Promise<void> } {
  if (database.kind === 'embedded') return { database, close: async () => undefined };
  const pool = new pg.Pool(database.pool.options);
  const close = () => pool.end();
  return { database: databaseOf({ kind: 'postgres', pool, close }), close };
}

async function onPostgres(url: string): Promise<Database> {
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  const name = `calmbridge_test_${randomUUID().replaceAll('-', '')}`;
  await createFrom(admin, name);
  const pool = new pg.Pool({
    connectionString: Object.assign(new URL(url), { pathname: name }).href,
    max: 10,
    // A hundred may stand in line for ten connections on a busy machine.
    connectionTimeoutMillis: 30_000,
  });
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return databaseOf({ kind: 'postgres', pool, close });
}

// PostgreSQL copies a template for one caller at a time.
async function createFrom(admin: pg.Pool, name: string) {
  const template = `calmbridge_template_${templateKey()}`;
  const client = await admin.connect();
  await client.query('select pg_advisory_lock(4242)');
  await client.query(`create database ${name} template ${template}`);
  await client.query('select pg_advisory_unlock(4242)');
  client.release();
}
