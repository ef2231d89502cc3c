import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { OpenedPool } from './open-database.ts';

// PostgreSQL inside this process. One connection serves everything, one statement or transaction after the other.

/** The default 128 MB of buffers cost 0.8 GB of memory; a carer's own server needs a fraction. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export async function openEmbedded({ dataDir }: { dataDir: string }): Promise<OpenedPool> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = path.join(dataDir, 'database');
  if (!(await exists(folder))) await createCluster(folder);
  return poolOn(await PGlite.create({ dataDir: folder, startParams }));
}

/** The pool the rest of the server sees. */
export function poolOn(pglite: PGlite): OpenedPool {
  const settings = createPgConfig(pglite);
  tolerateTypeParsers(settings.connection);
  const pool = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 0 });
  const close = async () => {
    await pool.end();
    await pglite.close();
  };
  return { kind: 'embedded', pool, close };
}

// Drizzle hands its type parsers over as `types`, where the wire protocol has a list of type numbers. `pg` overlooks
// that; PGlite's connection trips over it. To be removed when it no longer does.
function tolerateTypeParsers(connection: PglitePgConnection) {
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}

// Made under another name and moved into place whole, so that a killed first start leaves nothing half made.
async function createCluster(folder: string) {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: making, startParams });
  await pglite.close();
  await rename(making, folder);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
