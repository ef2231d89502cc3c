// Real server processes with a fake assistant behind them, to be killed and cut off. On PostgreSQL there are two processes
// on one database; on the embedded one there is one, restarted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdMs, keepAnswerMs } from '@calmbridge/domain/credits/uses';
import { folderBlobs } from '#adapters/blobs/folder-blobs';
import { openEmbedded } from '#db/embedded';
import { type Database, databaseOf } from '#db/open-database';
import { sweepUses } from '#features/credits/sweep-uses';
import { createLog } from '#log';
import type { AiBehaviour } from '../fakes/ai-behaviour.ts';
import { startAiService } from '../fakes/ai-service.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { signUpAt } from '../sign-up-at.ts';
import { openTestDatabase } from '../test-database.ts';

export const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

export async function openStage(behaviour: AiBehaviour) {
  const bundle = await buildServer();
  const ai = await startAiService(behaviour);
  const folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-faults-'));
  const shared: Database | null = isPostgres ? await openTestDatabase() : null;
  const start = () => startOne(bundle.main, { folder, aiUrl: ai.url, shared });
  const servers: ServerProcess[] = [];
  for (let place = 0; place < (isPostgres ? 2 : 1); place += 1) servers.push(await start());
  const urlOf = (turn: number) => servers[turn % servers.length]?.url ?? '';
  let carers = 0;

  return {
    ai,
    shared,
    urlOf,
    newCarer() {
      carers += 1;
      return signUpAt(urlOf(carers), `fault${carers}@example.org`);
    },
    /** The database, looked at from outside. The embedded one only once its process is gone. */
    async inspect<T>(look: (database: Database) => Promise<T>): Promise<T> {
      if (shared !== null) return look(shared);
      await Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL')));
      const database = databaseOf(await openEmbedded(folder));
      try {
        return await look(database);
      } finally {
        await database.close();
        servers.push(await start());
      }
    },
    /** With two processes the holds of the killed one expire; the sweep is run as if that time had passed. */
    async killAndRestart(turn: number) {
      const place = turn % servers.length;
      await servers[place]?.kill('SIGKILL');
      servers[place] = await start();
      if (shared !== null) await sweepAfter(holdMs, shared, folder);
    },
    /** What a sweep does when all that was kept has had its time. */
    sweepLate: (database: Database) => sweepAfter(keepAnswerMs, database, folder),
    async close() {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      await ai.stop();
      await shared?.close();
      await bundle.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Surroundings = { folder: string; aiUrl: string; shared: Database | null };

async function startOne(main: string, { folder, aiUrl, shared }: Surroundings): Promise<ServerProcess> {
  const server = await startServer(main, {
    DATA_DIR: folder,
    SESSION_SECRET: 'one-secret-for-all-processes-of-this-test',
    AI_BASE_URL: aiUrl,
    AI_MODEL: 'fake',
    ...(shared === null ? {} : { DATABASE_URL: String(shared.pool.options.connectionString) }),
  });
  // Only this test may end one. What it said last is the only trace of why it went.
  void server.ended.then(({ code, signal }) => {
    if (signal !== 'SIGKILL')
      process.stderr.write(
        `a server ended by itself (${code ?? signal}): ${server.output.err.slice(-4000)}\n`,
      );
  });
  return server;
}

const sweepAfter = (ms: number, database: Database, folder: string) =>
  sweepUses({
    database,
    clock: { now: () => new Date(Date.now() + ms + 60_000) },
    log: createLog('silent', { write: () => undefined }),
    blobs: folderBlobs(folder),
  });

export type Stage = Awaited<ReturnType<typeof openStage>>;
