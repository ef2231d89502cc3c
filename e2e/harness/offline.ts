import { expect, type Page } from '@playwright/test';
import type { Front } from './front.ts';
import { carerTest } from './test.ts';

/** Journeys that can lose their connection. */
export const frontTest = carerTest.extend<{ front: Front }>({
  server: async ({ ownFront }, use) => use({ ...ownFront.server, url: ownFront.url }),
  front: async ({ ownFront, context }, use) => {
    await use(ownFront);
    // At the end and not at the start, because the carer of the next journey signs up before anything else.
    ownFront.connect(true);
    ownFront.changeWorker((script) => script);
    await context.setOffline(false);
  },
});

/** Everything the worker's list names is on the device. */
export async function whenAllIsKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const missing = () =>
    page.evaluate(async () => {
      const script = await (await fetch('/sw.js')).text();
      const listed = new Set(script.match(/\/assets\/[\w.-]+\.\w+/g));
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) listed.delete(new URL(url).pathname);
      return listed.size;
    });
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}
