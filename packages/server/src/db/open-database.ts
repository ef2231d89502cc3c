import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '#config';
import type { Log } from '#log';
import { isDamage } from './database-gone.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { OpenedPool } from './opened-pool.ts';
import * as schema from './schema.ts';
import { DamagedDatabase } from './whole-cluster.ts';

export type Drizzle = NodePgDatabase<typeof schema>;

export type Database = OpenedPool & {
  db: Drizzle;
  /** Asks the database something trivial; false when no answer comes in time. */
  isAnswering(): Promise<boolean>;
};

// Counters and ids come as bigint text by default; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl) {
    await migratePostgres(config.databaseUrl);
    return openPostgres(config.databaseUrl, log);
  }
  const database = databaseOf(await openEmbedded(config.dataDir));
  try {
    await migrate(database.pool);
    return database;
  } catch (fault) {
    // A database that is damaged may not close either.
    await database.close().catch(() => undefined);
    throw isDamage(fault) ? damaged(config.dataDir, fault) : fault;
  }
}

const damaged = (dataDir: string, cause: unknown) =>
  new DamagedDatabase(path.join(dataDir, 'database'), "can't be read: a file is damaged.", { cause });

export const databaseOf = ({ kind, pool, close }: OpenedPool): Database => ({
  kind,
  pool,
  db: drizzle(pool, { schema }),
  isAnswering: () => isAnswering(pool),
  close,
});

export function openPostgres(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'calmbridge',
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on('error', (fault) => log.warn({ fault }, 'database connection lost'));
  return databaseOf({ kind: 'postgres', pool, close: () => pool.end() });
}

// A connection of its own, without the time limits: a process may wait long for its turn, and a migration may run long.
async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 3_000);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}
