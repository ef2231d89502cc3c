import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#log';
import { testConfig } from '#test/test-app';
import { openDatabase } from './open-database.ts';
import { DamagedDatabase } from './whole-cluster.ts';

const log = createLog('silent', { write: () => undefined });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-cluster-'));
  const { close, pool } = await open('whole');
  await pool.query(`insert into auth_users (id, name, email) values ('mo', 'Mo', 'mo@example.org')`);
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (name: string) =>
  openDatabase({ ...testConfig(), databaseUrl: undefined, dataDir: path.join(folder, name) }, log);
const fileOf = (name: string, file: string) => path.join(folder, name, 'database', file);

async function copyOf(name: string) {
  await cp(path.join(folder, 'whole'), path.join(folder, name), { recursive: true });
  return name;
}

// PostgreSQL guards its own files.
describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('the folder of the embedded database', () => {
  test.each<[string, (name: string) => Promise<unknown>, RegExp]>([
    ['PG_VERSION is missing', (name) => rm(fileOf(name, 'PG_VERSION')), /not whole: PG_VERSION is missing/],
    [
      'it has another version',
      (name) => writeFile(fileOf(name, 'PG_VERSION'), '16\n'),
      /made by PostgreSQL 16/,
    ],
    ['the control file is gone', (name) => rm(fileOf(name, 'global/pg_control')), /pg_control is missing/],
    ['the control file is cut', (name) => truncate(fileOf(name, 'global/pg_control'), 100), /damaged/],
    ['the tables are gone', (name) => rm(fileOf(name, 'base'), { recursive: true }), /base is missing/],
    ['the tables are garbage', spoilTables, /damaged/],
  ])('[DB9] is left as it is when %s', async (what, act, sentence) => {
    const name = await copyOf(what.replaceAll(/\W/g, '-'));
    await act(name);
    const before = await readdir(path.join(folder, name, 'database'), { recursive: true });
    const fault = await open(name).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(DamagedDatabase);
    expect((fault as Error).message).toMatch(sentence);
    expect((fault as Error).message).toContain('Bring the folder back from a backup');
    // Beyond that the engine itself has looked at its files and left its own marks.
    if ((fault as Error).message.includes('Nothing was changed'))
      expect(await readdir(path.join(folder, name, 'database'), { recursive: true })).toEqual(before);
    expect(await readdir(path.join(folder, name, 'locks'))).toEqual([]);
  });

  test('[DB9] opens again once the missing file is back, with everything in it', async () => {
    const name = await copyOf('back');
    const kept = await readFile(fileOf(name, 'PG_VERSION'));
    await rm(fileOf(name, 'PG_VERSION'));
    await expect(open(name)).rejects.toThrow(DamagedDatabase);
    await writeFile(fileOf(name, 'PG_VERSION'), kept);
    const { pool, close } = await open(name);
    expect((await pool.query('select email from auth_users')).rows).toEqual([{ email: 'mo@example.org' }]);
    await close();
  });

  test('[DB7] is filled when it is empty', async () => {
    await mkdir(fileOf('empty', '.'), { recursive: true });
    const { pool, close } = await open('empty');
    expect((await pool.query('select 1 from auth_users')).rows).toEqual([]);
    await close();
  });
});

async function spoilTables(name: string) {
  for (const database of await readdir(fileOf(name, 'base')))
    for (const file of await readdir(fileOf(name, `base/${database}`)))
      await writeFile(fileOf(name, `base/${database}/${file}`), Buffer.alloc(8192, 9));
}
