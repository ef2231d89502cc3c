// What opening the logs costs with 10,000 entries, as a ratio to 100: a whole load of the page, and coming from another
// page of the product. And what the logs and the days of a child cost with 2,000 moments, as a ratio to 20: that in
// processor time of the page, since a page that opens so fast is measured together with everything else the machine
// does. All in a real browser on the built product.
//   npm run bench:logs
import type { Page } from '@playwright/test';
import { keepOnDevice } from '../../e2e/harness/device.ts';
import { response, seedLogs } from '../../e2e/harness/logs.ts';
import { moment, savedChild, seedMoments } from '../../e2e/harness/moments.ts';
import { inBrowser, loadCpuMs, loadMs, median, paintedMs } from '../in-browser.ts';

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

const momentCounts = [20, 2_000] as const;
const moments = (count: number) => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return Array.from({ length: count }, (_, at) =>
    moment(`m${at}`, new Date(now - (at + 1) * 3 * 3_600_000).toISOString().slice(0, 16), {
      kind: (['meltdown', 'joy', 'sleep', 'food'] as const)[at % 4] ?? 'joy',
      before: ['Loud noise', `place ${at % 9}`],
      helped: ['A quiet place'],
      words,
    }),
  );
};

const firstCard = '[role="feed"] article';

await inBrowser(async (openPage) => {
  const pages = [];
  for (const count of counts)
    pages.push({ count, page: await pageWith(count, openPage), loads: [], visits: [] } as Tally);
  // Turn and turn about, so that whatever else the machine does falls on both alike.
  for (let round = 0; round <= rounds; round += 1) {
    for (const tally of pages) {
      const load = await loadMs(tally.page, '/history', firstCard);
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
  for (const [path, shown] of [
    ['/days', 'main table td'],
    ['/history', firstCard],
  ] as const)
    await measureMoments(openPage, path, shown);
});

async function measureMoments(openPage: (path: string) => Promise<Page>, path: string, shown: string) {
  const pages: Tally[] = [];
  for (const count of momentCounts) {
    const page = await openPage('/history');
    await keepOnDevice(page, 'savedChildren', [savedChild('leo', 'Leo')]);
    await seedMoments(page, moments(count));
    pages.push({ count, page, loads: [], visits: [] });
  }
  for (let round = 0; round <= rounds; round += 1)
    for (const { page, loads } of pages) {
      const load = await loadCpuMs(page, path, shown);
      if (round > 0) loads.push(load);
    }
  report(`Loading ${path} with moments, processor`, pages, ({ loads }) => loads);
}

type Tally = { count: number; page: Page; loads: number[]; visits: number[] };

async function pageWith(count: number, openPage: (path: string) => Promise<Page>): Promise<Page> {
  const page = await openPage('/history');
  await seedLogs(page, { responses: entries(count) });
  return page;
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
  return (await paintedMs(page, firstCard)) - start;
}

function report(what: string, tallies: readonly Tally[], of: (tally: Tally) => number[]) {
  const medians = tallies.map((tally) => median(of(tally)));
  tallies.forEach(({ count }, at) =>
    console.log(`${what}, ${count} entries: ${Math.round(medians[at] ?? 0)} ms`),
  );
  const ratio = (medians[1] ?? 0) / (medians[0] ?? 1);
  console.log(`${what}, ratio: ${ratio.toFixed(2)} (at most ${allowed} wanted)`);
}
