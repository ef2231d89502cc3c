import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env';
import { createLog } from '#log';
import { startTestApp } from '#test/test-app';
import { isDatabaseGone } from './database-gone.ts';
import { openPostgres } from './open-database.ts';

const url = process.env['TEST_DATABASE_URL'];
const quiet = createLog('silent', { write: () => undefined });

/** A server with one route per way of asking the database. */
async function serverOn(databaseUrl: string) {
  const database = openPostgres(databaseUrl, quiet);
  const routes = new Hono<AppEnv>()
    .get('/api/test/drizzle', async (c) => c.json((await database.db.execute(sql`select 1`)).rows))
    .get('/api/test/pool', async (c) => c.json((await database.pool.query('select 1')).rows))
    .get('/api/test/transaction', async (c) =>
      c.json((await database.db.transaction((transaction) => transaction.execute(sql`select 1`))).rows),
    )
    .get('/api/test/long', async (c) => c.json((await database.pool.query('select pg_sleep(30)')).rows))
    .get('/api/test/mistake', async (c) => c.json((await database.pool.query('select nonsense')).rows));
  const server = await startTestApp({ database, routes });
  const ask = (name: string) => server.app.request(`/api/test/${name}`);
  const close = async () => {
    await server.close();
    await database.close();
  };
  return { ask, app: server.app, close };
}

const ways = ['drizzle', 'pool', 'transaction'];

test.each(ways)('[HT4] while nothing answers at its address, a %s call is unavailable', async (way) => {
  const server = await serverOn('postgres://postgres@127.0.0.1:1/none');
  const answer = await server.ask(way);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ error: { code: 'service/unavailable' } });
  expect((await server.app.request('/readyz')).status).toBe(503);
  expect((await server.app.request('/healthz')).status).toBe(200);
  await server.close();
});

test.each([
  ['no room on the disk', '53100', true],
  ['shutting down', '57P01', true],
  ['a value that is there already', '23505', false],
])('[HT4] what a database says itself is understood: %s', async (_, code, isGone) => {
  const { database, close } = await startTestApp();
  const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
  const saidTo = async (run: () => Promise<unknown>) => isDatabaseGone(await run().catch((fault) => fault));
  expect(await saidTo(() => database.db.execute(raise))).toBe(isGone);
  expect(await saidTo(() => database.db.transaction((one) => one.execute(raise)))).toBe(isGone);
  await close();
});

test('[HT4] an answer of the database is known by its form: bundled, the embedded one has a class of its own', () => {
  const answer = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });
  expect(isDatabaseGone(answer('53100'))).toBe(true);
  expect(isDatabaseGone(answer('23505'))).toBe(false);
});

describe.runIf(url !== undefined)('on PostgreSQL', () => {
  test('[HT4] a database that goes away and comes back needs no restart', async () => {
    const line = await interruptible(new URL(url ?? ''));
    const server = await serverOn(line.url);
    for (const way of ways) expect((await server.ask(way)).status).toBe(200);

    const underWay = server.ask('long');
    await line.busy();
    line.cut();
    expect((await underWay).status).toBe(503);
    for (const way of ways) expect((await server.ask(way)).status).toBe(503);

    line.restore();
    for (const way of ways) expect((await server.ask(way)).status).toBe(200);
    expect((await server.app.request('/readyz')).status).toBe(200);
    await server.close();
    await line.stop();
  });

  test('[HT3] a mistake of ours in a statement is a fault, not an outage', async () => {
    const server = await serverOn(url ?? '');
    expect((await server.ask('mistake')).status).toBe(500);
    await server.close();
  });
});

/** A relay in front of the database that can be cut and restored. It keeps its port: another could take it meanwhile. */
async function interruptible(target: URL) {
  const sockets = new Set<Socket>();
  let bytes = 0;
  let isCut = false;
  const relay = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as { port: number };
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    restore: () => {
      isCut = false;
    },
    async busy() {
      const before = bytes;
      while (bytes === before) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    async stop() {
      cut();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}
