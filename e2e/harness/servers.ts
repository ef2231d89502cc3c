// The servers of one worker. Each starts when the first journey asks for it and serves all that follow. They are one set for
// all journeys: Playwright ends a worker, its browser and its servers wherever the next journey's set is another.
import { test as base } from '@playwright/test';
import { type DevServer, startDevServer } from './dev-server.ts';
import { type FakeAi, startFakeAi } from './fake-ai.ts';
import { type Front, startFront } from './front.ts';
import { type Server, startServer } from './server.ts';

type Servers = { plainServer: Server; ai: FakeAi; aiServer: Server; ownFront: Front; dev: DevServer };

// Generous: a first start makes a database, on a machine it may share with many.
const once = { scope: 'worker', timeout: 240_000 } as const;

export const served = base.extend<{ server: Server }, Servers>({
  plainServer: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    once,
  ],
  ai: [
    async ({}, use) => {
      const ai = await startFakeAi();
      await use(ai);
      await ai.stop();
    },
    once,
  ],
  aiServer: [
    async ({ ai }, use) => {
      const server = await startServer({
        AI_BASE_URL: ai.url,
        AI_MODEL: 'helio-1',
        AI_API_KEY: 'none',
        LOG_LEVEL: 'trace',
      });
      await use(server);
      await server.stop();
    },
    once,
  ],
  ownFront: [
    async ({}, use) => {
      const front = await startFront();
      await use(front);
      await front.stop();
    },
    once,
  ],
  dev: [
    async ({ plainServer }, use) => {
      const dev = await startDevServer(plainServer.url);
      await use(dev);
      dev.stop();
    },
    once,
  ],
  /** The one the journey talks to. */
  server: async ({ plainServer }, use) => use(plainServer),
  baseURL: async ({ server }, use) => use(server.url),
});
