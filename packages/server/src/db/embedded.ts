import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { OpenedPool } from './open-database.ts';

// PostgreSQL inside this process. One connection serves everything, one statement or transaction after the other.
// It is safe against a killed process, not against power loss: it never asks the disk to flush.

/** The default 128 MB of buffers cost 0.8 GB of memory; a carer's own server needs a fraction. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** An empty cluster made at build time. Copying it takes a tenth of a second, making one takes five to fifteen. */
export const templateFolder = path.join(import.meta.dirname, 'database-template');

export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    if (!(await exists(folder))) await createCluster(folder);
    const opened = poolOn(await PGlite.create({ dataDir: folder, startParams }));
    const close = async () => {
      await opened.close();
      await lock.release();
    };
    return { ...opened, close };
  } catch (fault) {
    await lock.release();
    throw fault;
  }
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

// Made under another name and moved into place whole, so that a killed first start leaves nothing half made.
async function createCluster(folder: string) {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  if (await exists(templateFolder)) await cp(templateFolder, making, { recursive: true });
  else await makeCluster(making);
  await rename(making, folder);
}

export async function makeCluster(folder: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: folder, startParams });
  await pglite.close();
}

// Drizzle hands its type parsers over as `types`, where the wire protocol has a list of type numbers. `pg` overlooks
// that; PGlite's connection trips over it. To be removed when it no longer does.
function tolerateTypeParsers(connection: PglitePgConnection) {
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
