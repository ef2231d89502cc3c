// Our server in a process of its own, on an embedded database in memory, with cheap password hashing so that hundreds
// can sign up.
import { serve } from '@hono/node-server';
import { startTestApp } from '../../packages/server/test/test-app.ts';

const { app } = await startTestApp({
  config: { ai: { baseUrl: String(process.argv[2]), apiKey: undefined, model: String(process.argv[3]) } },
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => {
  process.send?.(`http://127.0.0.1:${address.port}`);
});
process.once('disconnect', () => server.close(() => process.exit(0)));
