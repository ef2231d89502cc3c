import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { poolOn, startParams } from '#db/embedded';
import { migrate } from '#db/migrate';
import { templateKey } from '../template-key.ts';

// A migrated, empty database is made once and kept; every test file starts from a copy of it.

const cache = path.join(import.meta.dirname, '../../../.cache');

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
