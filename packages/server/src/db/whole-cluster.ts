import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

// PGlite makes a new cluster wherever PG_VERSION is missing, over whatever lies there, and aborts without a reason
// over other damage. So a folder is looked at before it is opened.

/** The version of PostgreSQL that PGlite is. */
const version = '18';

/** Without one of these a cluster can't be read. */
const needed = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'];

const whatToDo = 'Bring the folder back from a backup; to begin with an empty database, move it away.';

/** A database folder that can't be opened as it is. Its message says why and what to do. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';
  constructor(folder: string, why: string, options?: ErrorOptions) {
    super(`The database in ${folder} ${why} ${whatToDo}`, options);
  }
}

/** Whether there is a cluster in the folder. One that is there but not whole is refused (DB9). */
export async function hasCluster(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  if (names.length === 0) return false;
  const found = await Promise.all(needed.map((name) => exists(path.join(folder, name))));
  const missing = needed.filter((_, place) => !found[place]);
  if (missing.length > 0)
    throw new DamagedDatabase(folder, `is not whole: ${missing.join(', ')} is missing. Nothing was changed.`);
  const made = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (made !== version)
    throw new DamagedDatabase(
      folder,
      `was made by PostgreSQL ${/^[0-9.]{1,9}$/.test(made) ? made : 'of an unknown version'}, and this is ${version}. Nothing was changed.`,
    );
  return true;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
