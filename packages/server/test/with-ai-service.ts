// The set-up of tests about an AI service: a server that asks it, and before each test a newly signed-up carer.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import { type AiFake, startAiService } from './fakes/ai-service.ts';
import { startTestApp } from './test-app.ts';

type Stage = { ai: AiFake; server: Awaited<ReturnType<typeof startTestApp>>; browser: Browser };

/** Filled before the first test, so read it inside of tests only. */
export function withAiService(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.ai = await startAiService();
    stage.server = await startTestApp({
      config: { ai: { baseUrl: stage.ai.url, apiKey: 'key', model: 'model' } },
    });
  });
  beforeEach(async () => {
    stage.ai.calls.length = 0;
    stage.browser = openBrowser(stage.server.app);
    await stage.browser.signUp({ email: `${randomUUID()}@example.org` });
  });
  afterAll(async () => {
    await stage.server.close();
    await stage.ai.stop();
  });
  return stage;
}
