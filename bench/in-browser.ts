// The built product in a real browser, for benches of what its pages cost.
import { chromium, type Page } from '@playwright/test';
import { newCarer, signUpByApi } from '../e2e/harness/carers.ts';
import { startServer } from '../e2e/harness/server.ts';

/** `openPage` gives a carer of its own, signed in on the page of that path. */
export async function inBrowser(
  measure: (openPage: (path: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    await measure(async (path) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 800 },
      });
      // The runner names every function through this, also those that are sent to the page.
      await context.addInitScript('globalThis.__name = (named) => named');
      await signUpByApi(context, server.url, newCarer());
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** From the start of the navigation until what is waited for has been painted. */
export async function loadMs(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return paintedMs(page, selector);
}

/** The same, as what the page's own thread worked for it: what else the machine does counts for nothing. */
export async function loadCpuMs(page: Page, path: string, selector: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('about:blank');
  await loadMs(page, path, selector);
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** When what is waited for has been painted, by the page's own clock. */
export const paintedMs = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector(wanted)) setTimeout(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
