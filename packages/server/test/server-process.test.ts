import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '#db/embedded';
import { buildServer, type ServerProcess, startServer } from './server-process.ts';

// These drive the embedded database; PostgreSQL guards its own files.
describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'a server process',
  { timeout: 300_000 },
  () => {
    let bundle: Awaited<ReturnType<typeof buildServer>>;
    let folder: string;
    const running: ServerProcess[] = [];

    beforeAll(async () => {
      bundle = await buildServer();
    }, 120_000);
    afterAll(() => bundle.remove());
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-process-'));
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    });

    const start = async (environment: Record<string, string> = {}) => {
      const server = await startServer(bundle.main, { DATA_DIR: folder, ...environment });
      running.push(server);
      return server;
    };

    test('[SU1] a bad configuration ends it with 1 and names every problem, no secret', async () => {
      const server = await start({ PORT: 'eighty', SESSION_SECRET: 'tiny-secret' });
      expect(await server.ended).toEqual({ code: 1, signal: null });
      expect(server.output.err).toContain('PORT: must be a whole number');
      expect(server.output.err).toContain('SESSION_SECRET: must have at least 32 characters');
      expect(server.output.err).not.toContain('tiny-secret');
    });

    test('[SU4] it says one line when ready, and refuses a folder or port that is taken', async () => {
      const first = await start();
      expect(first.output.out).toMatch(/^Calmbridge is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
      expect(first.output.err).toBe('');

      const second = await start();
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.output.err).toContain(`in use by another process (${first.pid})`);

      const other = path.join(folder, 'other');
      const third = await start({ DATA_DIR: other, PORT: new URL(first.url ?? '').port });
      expect(await third.ended).toEqual({ code: 1, signal: null });
      expect(third.output.err).toContain('is taken');
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    });

    test('[SU4] a folder or database that can not be used is told plainly', async () => {
      const nowhere = await start({ DATA_DIR: path.join('/dev/null', 'data') });
      expect(await nowhere.ended).toEqual({ code: 1, signal: null });
      expect(nowhere.output.err).toBe("The data folder /dev/null/data can't be used (ENOTDIR).\n");

      const unanswered = await start({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' });
      expect(await unanswered.ended).toEqual({ code: 1, signal: null });
      expect(unanswered.output.err).toBe('The database at DATABASE_URL does not answer.\n');
    });

    test('[DB9] a database that is not whole or damaged stops it with one sentence, and stays', async () => {
      const first = await start();
      await first.kill('SIGTERM');
      const version = path.join(folder, 'database/PG_VERSION');
      await rename(version, `${version}.away`);
      const second = await start();
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.output.err).toMatch(/^The database in .+ is not whole: PG_VERSION is missing\..+\n$/);
      await rename(`${version}.away`, version);
      await truncate(path.join(folder, 'database/global/pg_control'), 100);
      const third = await start();
      expect(await third.ended).toEqual({ code: 1, signal: null });
      expect(third.output.err).toMatch(/^The database in .+ can't be opened: .+\n$/);
    });

    test('[HT12] told to stop, it finishes the request under way and ends with 0', async () => {
      const server = await start();
      const answer = await answerWhileStopping(server);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('request/invalid');
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(await readdir(path.join(folder, 'locks'))).toEqual([]);
    });

    test('[DB3] [DB2] killed again and again, it loses no sign-up it had acknowledged', async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const server = await start();
        expect(server.output.err).toBe('');
        const carers = Array.from({ length: 3 }, (_, carer) =>
          signUpUntilGone(server, `r${round}c${carer}`, acknowledged),
        );
        const enough = acknowledged.length + 3;
        while (acknowledged.length < enough) await pause(5);
        // At another moment of the next sign-ups each time.
        await pause(round * 23);
        await server.kill('SIGKILL');
        await Promise.all(carers);
      }
      const { pool, close } = await openEmbedded(folder);
      const { rows } = await pool.query<{ email: string }>(
        `select email from users join ledger_entries using (uid)
       where kind = 'start' and credits_hundredths = 100`,
      );
      await close();
      expect(rows.map((row) => row.email)).toEqual(expect.arrayContaining(acknowledged));
    });

    test('[DB7] a first start killed at any moment does not spoil the next', async () => {
      for (const afterMs of [150, 400, 700, 1_000]) {
        const child = spawn(process.execPath, [bundle.main], {
          env: { DATA_DIR: folder, PORT: '0' },
          stdio: 'ignore',
        });
        const ended = new Promise((resolve) => child.once('exit', resolve));
        await pause(afterMs);
        child.kill('SIGKILL');
        await ended;
      }
      const server = await start();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    });
  },
);

/** Begins a request, tells the server to stop, sends the rest once it takes nobody in, and gives back the raw answer. */
async function answerWhileStopping(server: ServerProcess): Promise<string> {
  const { port, hostname } = new URL(server.url ?? '');
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  const ended = once(socket, 'end');
  const head = ['POST /api/identity/sign-in HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
  socket.write(`${[...head, 'Content-Length: 13', 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`);
  // Only who has read the head says this.
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  socket.write('{"email"');
  void server.kill('SIGTERM');
  const isTaken = () => fetch(`${server.url}/healthz`).then(Boolean, () => false);
  await expect.poll(isTaken).toBe(false);
  socket.write(':"x"}');
  await ended;
  return answer;
}

async function signUpUntilGone(server: ServerProcess, name: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const email = `${name}n${number}@example.org`;
    const body = JSON.stringify({
      accountCreator: 'other',
      firstName: 'Ann',
      lastName: 'Lee',
      dob: '1990-01-02',
      email,
      password: 'a quiet blue lamp',
      plan: 'free',
    });
    const headers = { 'content-type': 'application/json' };
    const url = `${server.url}/api/identity/sign-up`;
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(200);
    acknowledged.push(email);
  }
}
