import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { poolOn, startParams } from '#db/embedded';
import { migrate, migrationsFolder } from '#db/migrate';
import packageFacts from '../package.json' with { type: 'json' };

// A migrated, empty database is made once and kept; every test file starts from a copy of it.

const cache = path.join(import.meta.dirname, '../../../.cache');

/** Changes whenever the tables or the engine do. */
export function templateKey(): string {
  const hash = createHash('sha256').update(packageFacts.dependencies['@electric-sql/pglite']);
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

export const embeddedTemplate = () => path.join(cache, `test-database-${templateKey()}.tar`);

export async function prepareEmbeddedTemplate(): Promise<void> {
  const file = embeddedTemplate();
  if (existsSync(file)) return;
  mkdirSync(cache, { recursive: true });
  const isOutdated = (name: string) => name.startsWith('test-database-');
  for (const name of readdirSync(cache).filter(isOutdated)) rmSync(path.join(cache, name));
  const pglite = await PGlite.create({ startParams });
  const opened = poolOn(pglite);
  await migrate(opened.pool);
  const dump = await pglite.dumpDataDir('none');
  const making = `${file}.${process.pid}`;
  writeFileSync(making, Buffer.from(await dump.arrayBuffer()));
  renameSync(making, file);
  await opened.close();
}
