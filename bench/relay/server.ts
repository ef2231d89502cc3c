// Our server in a process of its own, with cheap password hashing so that hundreds can sign up: on an embedded database
// in memory, or on PostgreSQL when TEST_DATABASE_URL names one. Asked for it, tells the processor time it has used.
import { serve } from '@hono/node-server';
import { setup } from '../../packages/server/test/global-setup.ts';
import { startTestApp } from '../../packages/server/test/test-app.ts';

await setup();
const { app } = await startTestApp({
  config: { ai: { baseUrl: String(process.argv[2]), apiKey: undefined, model: 'bench' } },
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => {
  process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => server.close(() => process.exit(0)));
