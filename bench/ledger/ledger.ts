// How fast credits are held and captured on PostgreSQL, as a ratio to the very same statements run bare by pgbench in
// the same run; and how that changes with clients and with rows already in the ledger.
//   npm run bench:ledger
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createCredits } from '../../packages/server/src/features/credits/credits.ts';
import { captureByServerSql } from '../../packages/server/src/features/credits/settling-store.ts';
import { holdSql } from '../../packages/server/src/features/credits/use-store.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';

const carers = 500;
const clientCounts = [1, 4, 16, 64];
const rowCounts = [10, 100_000, 1_000_000];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);

const postgres = await startPostgres();
const read = readConfig({ NODE_ENV: 'test', DATABASE_URL: postgres.url });
if (!read.ok) throw new Error(read.problems.join('\n'));
const config = { ...read.config, sessionSecret: 'a-secret-for-the-bench-that-is-long' };
const log = createLog('silent', { write: () => undefined });
const database = await openDatabase(config, log);
const credits = createCredits({ database, config, log, clock: { now: () => new Date() } });
const scripts = mkdtempSync(path.join(tmpdir(), 'calmbridge-bench-'));

/** Seeding takes longer than any statement of the product may. */
async function slowly(text: string, values: unknown[] = []): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(text, values);
  await client.query('reset statement_timeout');
  client.release();
}

const uidOf = (place: number) => `carer-${place}`;

async function seed(): Promise<void> {
  await database.pool.query(
    `insert into auth_users (id, name, email) select 'carer-' || n, 'c', n || '@example.org' from generate_series(0, $1) n`,
    [carers - 1],
  );
  await database.pool.query(
    `insert into users (uid, first_name, last_name, email, dob, account_creator, credits_hundredths, created_at, last_login)
     select 'carer-' || n, 'a', 'b', n || '@example.org', '1990-01-01', 'other', 2000000000, now(), now()
     from generate_series(0, $1) n`,
    [carers - 1],
  );
}

async function growTo(rows: number): Promise<void> {
  const have = await database.pool.query<{ n: number }>('select count(*) as n from ledger_entries');
  const missing = rows - (have.rows[0]?.n ?? 0);
  if (missing <= 0) return;
  await slowly(
    `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
     select 'carer-' || (n % $2), 'seed-' || gen_random_uuid(), 'adjustment', 1, 1, 'seed', 'system', now()
     from generate_series(1, $1) n`,
    [missing, carers],
  );
  await slowly('vacuum analyze');
}

async function ours(clients: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const use = { uid: uidOf(Math.floor(Math.random() * carers)), useId: randomUUID() };
        const held = await credits.hold(use, 'aiChats', null);
        if (!held.ok || !(await credits.capture(use)).ok) throw new Error('a use was refused');
        done += 1;
      }
    }),
  );
  return done / seconds;
}

/** The same two statements, each in its own transaction, prepared, without anything of ours around them. */
function bare(clients: number): number {
  const script = path.join(scripts, 'use.sql');
  const values: Record<string, string> = {
    $1: "('carer-' || :n)",
    $2: ':use_id::text',
    $4: '5',
    $5: "'digest-of-a-body-that-is-as-long-as-ours'",
    $6: "now() + interval '40 seconds'",
    $8: 'null',
    $9: "now() + interval '28 seconds'",
    $10: 'false',
    $11: "now() - interval '1 day'",
  };
  const fill = (sql: string, more: Record<string, string>) =>
    sql.replaceAll(/\$\d+/g, (name) => more[name] ?? values[name] ?? name).replaceAll('\n', ' ');
  writeFileSync(
    script,
    [
      `\\set n random(0, ${carers - 1})`,
      '\\set a random(1, 9000000000000000000)',
      `select '''' || gen_random_uuid() || '''' as use_id \\gset`,
      `${fill(holdSql, { $3: "'aiChats'", $7: 'now()' })};`,
      `${fill(captureByServerSql, { $3: 'now()' })};`,
    ].join('\n'),
  );
  const bin = findPostgres();
  const run = spawnSync(
    path.join(bin ?? '', 'pgbench'),
    ['-n', '-f', script, '-c', String(clients), '-j', '2', '-T', String(seconds), postgres.url],
    { encoding: 'utf8' },
  );
  const tps = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (tps === undefined) throw new Error(run.stderr);
  return Number(tps);
}

console.log('Hold + capture per second on PostgreSQL (fsync off), ours and the same SQL bare by pgbench\n');
console.log('| rows in ledger | clients | ours/s | pgbench/s | ratio |');
console.log('|---|---|---|---|---|');
await seed();
for (const rows of rowCounts) {
  await growTo(rows);
  for (const clients of rows === rowCounts[0] || rows === rowCounts.at(-1) ? clientCounts : [16]) {
    const [mine, theirs] = [await ours(clients), bare(clients)];
    console.log(
      `| ${rows} | ${clients} | ${mine.toFixed(0)} | ${theirs.toFixed(0)} | ${(mine / theirs).toFixed(2)} |`,
    );
  }
}
await database.close();
await postgres.stop();
rmSync(scripts, { recursive: true, force: true });
