// What opening the logs costs with 10,000 entries, as a ratio to 100: a whole load of the page, and coming from another
// page of the product. Both in a real browser on the built product.
//   npm run bench:logs
import { chromium, type Page } from '@playwright/test';
import { newCarer, signUpByApi } from '../../e2e/harness/carers.ts';
import { response, seedLogs } from '../../e2e/harness/logs.ts';
import { startServer } from '../../e2e/harness/server.ts';

const counts = [100, 10_000] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const allowed = 1.5;

const words =
  'The hardest ten minutes are shoes and the door. Lay clothes out in order the night before and show the cards.';
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    response(`plan-${at}`, {
      content: `# Plan number ${at}\n\n${words}`,
      profile: { name: `Child ${at % 7}` },
      timestamp: new Date(Date.UTC(2026, 10, 14) - at * 3_600_000).toISOString(),
    }),
  );

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const pages = [];
  for (const count of counts)
    pages.push({ count, page: await pageWith(count), loads: [], visits: [] } as Tally);
  // Turn and turn about, so that whatever else the machine does falls on both alike.
  for (let round = 0; round <= rounds; round += 1) {
    for (const tally of pages) {
      const load = await loadMs(tally.page);
      const visit = await visitMs(tally.page);
      // The first round warms the caches.
      if (round > 0) {
        tally.loads.push(load);
        tally.visits.push(visit);
      }
    }
  }
  report('Loading /history', pages, ({ loads }) => loads);
  report('Coming from /about', pages, ({ visits }) => visits);
} finally {
  await browser.close();
  await server.stop();
}

type Tally = { count: number; page: Page; loads: number[]; visits: number[] };

async function pageWith(count: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  // The runner names every function through this, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await signUpByApi(context, server.url, newCarer());
  const page = await context.newPage();
  await page.goto('/history');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await seedLogs(page, { responses: entries(count) });
  return page;
}

/** From the start of the navigation until the first card has been painted. */
async function loadMs(page: Page): Promise<number> {
  await page.goto('/history', { waitUntil: 'commit' });
  return page.evaluate(firstCardAt);
}

async function visitMs(page: Page): Promise<number> {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Logs' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const start = await page.evaluate(() => {
    const now = performance.now();
    [...document.querySelectorAll('a')].find((link) => link.getAttribute('href') === '/history')?.click();
    return now;
  });
  return (await page.evaluate(firstCardAt)) - start;
}

function firstCardAt(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="feed"] article')) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

function report(what: string, tallies: readonly Tally[], of: (tally: Tally) => number[]) {
  const medians = tallies.map((tally) => of(tally).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
  tallies.forEach(({ count }, at) =>
    console.log(`${what}, ${count} entries: ${Math.round(medians[at] ?? 0)} ms`),
  );
  const ratio = (medians[1] ?? 0) / (medians[0] ?? 1);
  console.log(`${what}, ratio: ${ratio.toFixed(2)} (at most ${allowed} wanted)`);
}
