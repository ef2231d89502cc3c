// What docs/operations.md tells an operator to do, done: back up, destroy, restore; and run from nothing but what the
// container image holds.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#db/embedded';
import { openPostgres } from '#db/open-database';
import { createLog } from '#log';
import { openCarer } from './scale-out/busy-carer.ts';
import { buildServer, startServer } from './server-process.ts';
import { openTestDatabase } from './test-database.ts';

const run = promisify(execFile);
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const log = createLog('silent', { write: () => undefined });
let bundle: Awaited<ReturnType<typeof buildServer>>;
let place: string;

beforeAll(async () => {
  bundle = await buildServer();
  place = await mkdtemp(path.join(tmpdir(), 'calmbridge-operations-'));
}, 180_000);
afterAll(async () => {
  await bundle.remove();
  await rm(place, { recursive: true, force: true });
});

/** Every row of every table. */
async function allRows(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables.rows)
    rows[name] = (
      await pool.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t order by t::text`)
    ).rows;
  return rows;
}

/** A carer with an account, a purchase, a text and a picture; then the server is stopped in good order. */
async function lived(main: string, environment: Record<string, string>) {
  const server = await startServer(main, environment);
  if (server.url === null) throw new Error(server.output.err);
  const carer = await openCarer(server.url, `kept-${randomUUID()}@example.org`);
  let rounds = 0;
  await carer.workUntil(() => (rounds += 1) > 1);
  expect(carer.surprises).toEqual([]);
  await server.kill('SIGTERM');
  return carer;
}

/** The carer's old cookie still signs in, the balance stands and the picture is there. */
async function expectBack(
  main: string,
  environment: Record<string, string>,
  carer: Awaited<ReturnType<typeof lived>>,
) {
  const server = await startServer(main, environment);
  const ask = (url: string) => fetch(server.url + url, { headers: { cookie: carer.cookie } });
  const credits = (await (await ask('/api/credits')).json()) as { credits: number; plan: string };
  expect(credits).toMatchObject({ plan: 'bronze', credits: 1 + 10 - 2 * 0.05 - 0.25 });
  for (const url of carer.pictures) expect((await ask(url)).headers.get('content-type')).toBe('image/jpeg');
  expect(carer.pictures).toHaveLength(1);
  await server.kill('SIGTERM');
}

describe('backup and restore', { timeout: 120_000 }, () => {
  test.skipIf(isPostgres)('[OP5] the data folder, copied while the server is stopped', async () => {
    const [folder, archive] = [path.join(place, 'data'), path.join(place, 'data.tar.gz')];
    const carer = await lived(bundle.main, { DATA_DIR: folder });
    const rows = await rowsOf(folder);
    await run('tar', ['-C', folder, '-czf', archive, '.']);
    await rm(folder, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
    await run('tar', ['-C', folder, '-xzf', archive]);
    expect(await rowsOf(folder)).toEqual(rows);
    await expectBack(bundle.main, { DATA_DIR: folder }, carer);
  });

  test.runIf(isPostgres)('[OP5] PostgreSQL by pg_dump and pg_restore, and the pictures', async () => {
    const [folder, copy, dump] = ['data', 'copy', 'calmbridge.dump'].map((name) =>
      path.join(place, name),
    ) as [string, string, string];
    const [first, second] = [await openTestDatabase(), await openTestDatabase()];
    const [from, to] = [first, second].map(({ pool }) => String(pool.options.connectionString)) as [
      string,
      string,
    ];
    const secrets = { DATA_DIR: folder, SESSION_SECRET: 'a-secret-that-is-kept-beside-the-backup' };
    const carer = await lived(bundle.main, { ...secrets, DATABASE_URL: from });
    const rows = await allRows(first.pool);
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`, from]);
    await cp(folder, copy, { recursive: true });
    await first.close();
    await rm(folder, { recursive: true });
    await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '-d', to, dump]);
    await cp(copy, folder, { recursive: true });
    const reopened = openPostgres(to, log);
    expect(await allRows(reopened.pool)).toEqual(rows);
    await reopened.close();
    await expectBack(bundle.main, { ...secrets, DATABASE_URL: to }, carer);
    await second.close();
  });
});

async function rowsOf(folder: string) {
  const { pool, close } = await openEmbedded(folder);
  const rows = await allRows(pool);
  await close();
  return rows;
}

const metricsToken = 'a-token-of-the-test';

test.skipIf(isPostgres)('[OP6] the server runs from the bundle and the few packages beside it', async () => {
  const app = path.join(place, 'app');
  const server = path.join(app, 'packages/server');
  await cp(path.dirname(bundle.main), path.join(server, 'dist'), { recursive: true });
  await cp(path.join(import.meta.dirname, '../package.json'), path.join(server, 'package.json'));
  const script = path.join(import.meta.dirname, '../../../scripts/runtime-packages.mjs');
  await run(process.execPath, [script, path.join(app, 'node_modules')]);
  // A picture shows that the binary package is whole; production, that nothing of development is missed.
  await lived(path.join(server, 'dist/main.js'), { DATA_DIR: path.join(app, 'data') });
  const production = await startServer(path.join(server, 'dist/main.js'), {
    DATA_DIR: path.join(app, 'data'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: metricsToken,
  });
  expect((await fetch(`${production.url}/readyz`)).status).toBe(200);
  const told = await readFile(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const metrics = await (
    await fetch(`${production.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  for (const [name] of told.matchAll(/calmbridge_\w+/g)) expect(metrics).toContain(`# TYPE ${name} `);
  await production.kill('SIGTERM');
});
