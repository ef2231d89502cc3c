import path from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './http/app.ts';
import { listStaticFiles } from './http/static-files.ts';
import { configOrExit, openPorts } from './start.ts';

const config = configOrExit();
const ports = await openPorts(config);
const pages = await listStaticFiles(path.join(import.meta.dirname, '../../web/dist'));
const app = createApp(ports, pages);
const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (address) => {
  process.stdout.write(`Calmbridge is ready at http://localhost:${address.port}\n`);
});

const stop = () => {
  server.close(() => {
    void ports.background
      .settled(10_000)
      .then(() => ports.database.close())
      .then(() => process.exit(0));
  });
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
