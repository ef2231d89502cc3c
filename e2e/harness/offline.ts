import { expect, type Page } from '@playwright/test';

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
