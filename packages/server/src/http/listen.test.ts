import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { gate } from '#test/gate';
import type { AppEnv } from './app-env.ts';
import { listen } from './listen.ts';

async function slowServer() {
  const arrived = gate();
  const leave = gate();
  const app = new Hono<AppEnv>().get('/slow', async (c) => {
    arrived.open();
    await leave.opened;
    return c.text('finished');
  });
  return {
    server: await listen(app, { port: 0, host: '127.0.0.1' }),
    arrived: arrived.opened,
    finish: leave.open,
  };
}

test('[HT12] a stop takes no new request and finishes the one under way', async () => {
  const { server, arrived, finish } = await slowServer();
  const answer = fetch(`${server.url}/slow`);
  await arrived;
  const stopped = server.stop(30_000);
  await expect(fetch(`${server.url}/slow`)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
});

test('[HT12] what does not finish in time is cut', async () => {
  const { server, arrived } = await slowServer();
  const answer = fetch(`${server.url}/slow`).catch((fault: Error) => fault.message);
  await arrived;
  await server.stop(50);
  expect(await answer).toBe('fetch failed');
});

test('a port that is taken is told at once', async () => {
  const { server } = await slowServer();
  const port = Number(new URL(server.url).port);
  await expect(listen(new Hono<AppEnv>(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await server.stop(50);
});
