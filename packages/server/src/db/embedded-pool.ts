import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

// Lets `pg` speak to a PostgreSQL inside this process. There is one session and it can't be replaced, so a client must
// outlive its errors: `pg` would throw it away while the session still answers it, and the next client would read
// answers that are not its own.

type Connected = (
  fault: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void;

export class EmbeddedPool extends pg.Pool {
  constructor(pglite: PGlite) {
    const settings = createPgConfig(pglite);
    tolerateTypeParsers(settings.connection);
    super({ ...settings, max: 1, idleTimeoutMillis: 0 });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().then(lasting);
    super.connect((fault, client) => {
      if (!client) return callback(fault, undefined, () => undefined);
      callback(undefined, lasting(client), client.release);
    });
  }
}

/** A client given back with an error stays. Where a new connection would have begun afresh, it rolls back. */
function lasting(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  client.release = (fault) => {
    if (fault) client.query('rollback').catch(() => undefined);
    release();
  };
  return client;
}

// Drizzle hands its type parsers over as `types`, where the wire protocol has a list of type numbers. `pg` overlooks
// that; PGlite's connection trips over it. To be removed when it no longer does.
function tolerateTypeParsers(connection: PglitePgConnection) {
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}
