import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Beside this file in the sources; beside the bundle once built. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const lockKey = 4_242_000_001;

/** Brings the tables up to date. Processes that start together take turns; the second finds nothing left to do. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    client.release();
  } catch (fault) {
    // Closing the connection also frees the lock.
    client.release(true);
    throw fault;
  }
}
