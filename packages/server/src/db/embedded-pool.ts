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
    const settings = createPgConfig(inOneGo(pglite));
    mimicSocket(settings.connection);
    super({ ...settings, max: 1, idleTimeoutMillis: 0 });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().then(keepOnError);
    super.connect((fault, client) => {
      if (!client) return callback(fault, undefined, () => undefined);
      callback(undefined, keepOnError(client), client.release);
    });
  }
}

/** A client given back with an error stays. Where a new connection would have begun afresh, it rolls back. */
function keepOnError(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  const rollBack = () =>
    client.query('rollback').then(
      () => release(),
      () => release(),
    );
  client.release = (fault) => (fault ? queueMicrotask(() => void rollBack()) : release());
  return client;
}

/** Messages that only make sense with those that follow: parse, bind, describe, execute, close. */
const waitsForMore = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/** Hands the four or five messages of a statement over together: each crossing costs as much as a small statement. */
function inOneGo(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (waitsForMore.has(message[0] ?? 0)) return [];
    const all = Buffer.concat(waiting);
    waiting = [];
    return pglite.execProtocolStream(all, options);
  };
  // The connection uses nothing else of it.
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}

/**
 * Makes PGlite's connection behave as one over a socket does. Both parts can go when it does so by itself.
 * - Drizzle hands over its type parsers as `types`, where the protocol has a list of type numbers. `pg` overlooks that.
 * - `pg` expects to be ready for the next statement by the time it has told of an error.
 */
function mimicSocket(connection: PglitePgConnection) {
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });

  const emit = connection.emit.bind(connection);
  let heldError: unknown[] | null = null;
  connection.emit = (event: string, ...values: unknown[]) => {
    if (event === 'errorMessage') {
      heldError = values;
      return true;
    }
    if (event === 'readyForQuery' && heldError) {
      const error = heldError;
      heldError = null;
      emit('errorMessage', ...error);
    }
    return emit(event, ...values);
  };
}
