// Real server processes, killed at chosen moments, with real clients in front and a fake assistant behind. On
// PostgreSQL there are two processes on one database; on the embedded one there is one, restarted.
// FAULT_KILLS sets how many kills; a few in the suite, a hundred by hand.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { holdMs } from '@calmbridge/domain/credits/uses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderBlobs } from '#adapters/blobs/folder-blobs';
import { openEmbedded } from '#db/embedded';
import { type Database, databaseOf } from '#db/open-database';
import { sweepUses } from '#features/credits/sweeper';
import { createLog } from '#log';
import { mo } from './browser.ts';
import { balanceOf } from './carers.ts';
import { type AiFake, startAiService } from './fakes/ai-service.ts';
import { expectInvariants } from './ledger-invariants.ts';
import { buildServer, type ServerProcess, startServer } from './server-process.ts';
import { openTestDatabase } from './test-database.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? (process.env['TEST_DATABASE_URL'] ? 6 : 3));
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const answer = ['One sentence. ', 'Two sentences. ', 'The last one.'];

let bundle: Awaited<ReturnType<typeof buildServer>>;
let ai: AiFake;
let folder: string;
let shared: Database | null = null;
const servers: ServerProcess[] = [];
let carers = 0;

beforeAll(async () => {
  bundle = await buildServer();
  ai = await startAiService({ is: 'stream', chunks: answer, everyMs: 10 });
  folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-faults-'));
  if (isPostgres) shared = await openTestDatabase();
  for (let place = 0; place < (isPostgres ? 2 : 1); place += 1) servers.push(await start());
}, 180_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await ai.stop();
  await shared?.close();
  await bundle.remove();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  startServer(bundle.main, {
    DATA_DIR: folder,
    SESSION_SECRET: 'one-secret-for-all-processes-of-this-test',
    AI_BASE_URL: ai.url,
    AI_MODEL: 'fake',
    ...(shared === null ? {} : { DATABASE_URL: String(shared.pool.options.connectionString) }),
  });
const urlOf = (turn: number) => servers[turn % servers.length]?.url ?? '';

async function newCarer(): Promise<{ uid: string; cookie: string }> {
  carers += 1;
  const response = await fetch(`${urlOf(carers)}/api/identity/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...mo, email: `fault${carers}@example.org` }),
  });
  const me = (await response.json()) as { user: { uid: string } };
  const cookie = response.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { uid: me.user.uid, cookie: cookie.join('; ') };
}

/** Asks one question. What came before the connection broke, if it broke, is what the carer saw. */
async function chat(turn: number, cookie: string, useId: string) {
  const events: AssistantEvent[] = [];
  try {
    const response = await fetch(`${urlOf(turn)}/api/assistant/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ useId, profile: someChild, message: 'What helps at bedtime?' }),
    });
    if (response.status !== 200 || response.body === null) return { status: response.status, events };
    let text = '';
    for await (const bytes of response.body) text += Buffer.from(bytes).toString();
    for (const line of text.split('\n'))
      if (line.endsWith('}')) events.push(JSON.parse(line) as AssistantEvent);
    return { status: 200, events };
  } catch {
    return { status: 0, events };
  }
}
const someChild = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const isDone = (events: readonly AssistantEvent[]) => events.some((event) => event.is === 'done');

/** The database, looked at from outside. The embedded one only once its process is gone. */
async function inspect<T>(look: (database: Database) => Promise<T>): Promise<T> {
  if (shared !== null) return look(shared);
  await Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL')));
  const database = databaseOf(await openEmbedded(folder));
  try {
    return await look(database);
  } finally {
    await database.close();
    servers.push(await start());
  }
}
const later = { now: () => new Date(Date.now() + holdMs + 1000) };
const log = createLog('silent', { write: () => undefined });

describe('server processes that are killed', { timeout: 600_000 }, () => {
  test('[CR3] [CR6] killed at any moment: nobody pays without an answer, nothing is lost, all is settled', async () => {
    const asked: { uid: string; useId: string; isDone: boolean }[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const { uid, cookie } = await newCarer();
      const useId = randomUUID();
      const calls = ai.calls.length;
      const asking = chat(kill, cookie, useId);
      await expect.poll(() => ai.calls.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(calls);
      // From right after the hold, over the stream, to around capture and reply.
      await pause((kill % 8) * 7);
      await servers[kill % servers.length]?.kill('SIGKILL');
      servers[kill % servers.length] = await start();
      const { events } = await asking;
      asked.push({ uid, useId, isDone: isDone(events) });
    }
    await inspect(async (database) => {
      // The only process that can be gave back at its start what the one before it had held.
      if (!isPostgres) await expectInvariants(database);
      await sweepUses({ database, clock: later, log, blobs: folderBlobs(folder) });
      await expectInvariants(database);
      for (const use of asked) {
        const found = await database.pool.query<{ state: string }>(
          'select state from uses where use_id = $1',
          [use.useId],
        );
        if (use.isDone) expect(found.rows).toEqual([{ state: 'captured' }]);
        expect(await balanceOf(database, use.uid)).toBe(found.rows[0]?.state === 'captured' ? 95 : 100);
      }
    });
  });

  test.runIf(isPostgres)('[CR5] two processes: of fifty uses on the last 0.05 one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { uid, cookie } = await newCarer();
      await shared?.pool.query(
        `with carer as (update users set credits_hundredths = 5 where uid = $1)
         insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
         values ($1, 'test', 'adjustment', -95, 5, 'test', 'system', now())`,
        [uid],
      );
      const before = ai.calls.length;
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) => chat(turn, cookie, randomUUID())),
      );
      expect(answers.filter(({ events }) => isDone(events))).toHaveLength(1);
      expect(ai.calls.length - before).toBe(1);
    }
    if (shared !== null) await expectInvariants(shared);
  });

  test.runIf(isPostgres)('[CR2] two processes: the same use twenty times at once asks once', async () => {
    const { uid, cookie } = await newCarer();
    const useId = randomUUID();
    const before = ai.calls.length;
    await Promise.all(Array.from({ length: 20 }, (_, turn) => chat(turn, cookie, useId)));
    expect(ai.calls.length - before).toBe(1);
    if (shared !== null) expect(await balanceOf(shared, uid)).toBe(95);
  });
});
