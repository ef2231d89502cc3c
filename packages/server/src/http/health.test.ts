import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app';
import { healthRoutes } from './health.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('[HT11] a running server is up and ready', async () => {
  expect((await server.app.request('/healthz')).status).toBe(200);
  expect((await server.app.request('/readyz')).status).toBe(200);
});

test('[HT11] without its database it is up and not ready', async () => {
  const app = new Hono().route(
    '/',
    healthRoutes({ ...server.ports, database: { ...server.database, isAnswering: async () => false } }),
  );
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

test('[HT11] a folder that can’t be written to is up and not ready', async () => {
  const config = { ...server.config, dataDir: '/dev/null/data' };
  const app = new Hono().route('/', healthRoutes({ ...server.ports, config }));
  expect((await app.request('/healthz')).status).toBe(200);
  const answer = await app.request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { is: 'disk-full' }]);
});

test('[HT11] in production without a token there are no metrics', async () => {
  const open = await startTestApp({ config: { isProduction: true }, database: server.database });
  expect((await open.app.request('/metrics')).status).toBe(404);
  await open.close();
});

test('[HT11] metrics count by route pattern', async () => {
  await server.app.request('/api/service');
  const metrics = await (await server.app.request('/metrics')).text();
  expect(metrics).toContain(
    'calmbridge_request_seconds_count{method="GET",route="/api/service",status="200"} 1',
  );
});

test('[HT11] metrics ask for their token where one is set', async () => {
  const token = 'a-token-of-some-length';
  const guarded = await startTestApp({ config: { metricsToken: token }, database: server.database });
  const ask = (headers: Record<string, string>) => guarded.app.request('/metrics', { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
  await guarded.close();
});
