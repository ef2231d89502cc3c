import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { OpenedPool } from './opened-pool.ts';
import { DamagedDatabase, hasCluster } from './whole-cluster.ts';

// PostgreSQL inside this process. One connection serves everything, one statement or transaction after the other.
// It is safe against a killed process, not against power loss: it never asks the disk to flush.

/** The default 128 MB of buffers cost 0.8 GB of memory; a carer's own server needs a fraction. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A cluster with empty tables, made at build time. Copying it takes a tenth of a second, making one takes five to fifteen. */
export const templateFolder = path.join(import.meta.dirname, 'database-template');

export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    if (!(await hasCluster(folder))) await createCluster(folder);
    const opened = poolOn(await openCluster(folder));
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
  const pool = new EmbeddedPool(pglite);
  const close = async () => {
    await pool.end();
    await pglite.close();
  };
  return { kind: 'embedded', pool, close };
}

// Whatever PGlite stumbles over, it says no more than that it could not start.
const openCluster = (folder: string) =>
  PGlite.create({ dataDir: folder, startParams }).catch((cause: unknown) => {
    throw new DamagedDatabase(folder, "can't be opened: a file is damaged, or the disk is full.", { cause });
  });

// Made under another name and moved into place whole, so that a killed first start leaves nothing half made.
async function createCluster(folder: string) {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  if (await exists(templateFolder)) await cp(templateFolder, making, { recursive: true });
  else await makeCluster(making);
  // Over an empty folder, if there is one.
  await rename(making, folder);
}

/** With its tables, so that a first start finds nothing to migrate. */
export async function makeCluster(folder: string): Promise<void> {
  const { pool, close } = poolOn(await PGlite.create({ dataDir: folder, startParams }));
  await migrate(pool);
  await close();
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
