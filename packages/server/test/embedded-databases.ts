import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { poolOn, startParams } from '#db/embedded';
import type { OpenedPool } from '#db/opened-pool';
import { embeddedTemplate } from './template.ts';

// The embedded databases of one worker. To load one takes more than a second, to empty one hardly anything: so one that is
// closed is emptied and opened again by the next test file.

type Loaded = { pglite: PGlite; tables: string };

const unused: Loaded[] = [];

export async function openEmbeddedForTest(): Promise<OpenedPool> {
  const loaded = unused.pop() ?? (await load());
  const { kind, pool } = poolOn(loaded.pglite);
  const close = async () => {
    await pool.end();
    if (await empty(loaded).catch(() => false)) unused.push(loaded);
    else await loaded.pglite.close();
  };
  return { kind, pool, close };
}

async function load(): Promise<Loaded> {
  const template = new Blob([readFileSync(embeddedTemplate())]);
  const pglite = await PGlite.create({ loadDataDir: template, startParams });
  return { pglite, tables: await tablesOf(pglite) };
}

/** False where a test has changed the tables themselves: such a database serves nobody else. */
async function empty({ pglite, tables }: Loaded): Promise<boolean> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await tablesOf(pglite)) !== tables) return false;
  const { rows } = await pglite.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  // The ledger refuses to be emptied; a replica's session is not asked.
  await pglite.exec('set session_replication_role = replica');
  await pglite.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
  await pglite.exec('set session_replication_role = default');
  return true;
}

/** Every column, constraint and trigger, as one text. */
async function tablesOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(`
    select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
      where table_schema = 'public'
    union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text, null, null from pg_trigger where not tgisinternal
    order by 1, 2, 3`);
  return JSON.stringify(rows);
}
