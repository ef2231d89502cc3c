// What many boards cost: opening the list and one board among 200, as a ratio to 20. In a real browser on the built product.
//   npm run bench:many-boards
import type { Page } from '@playwright/test';
import { boardOf, seedBoards } from '../../e2e/harness/seed-boards.ts';
import { inBrowser, loadMs, median } from '../in-browser.ts';

const counts = [20, 200] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

type Tally = { count: number; page: Page; list: number[]; board: number[]; search: number[] };

await inBrowser(async (openPage) => {
  const tallies: Tally[] = [];
  for (const count of counts)
    tallies.push({ count, page: await pageWith(count, openPage), list: [], board: [], search: [] });
  // Turn and turn about, so that whatever else the machine does falls on both alike. The first round warms the caches.
  for (let round = 0; round <= rounds; round += 1)
    for (const { page, list, board, search } of tallies) {
      const listed = await loadMs(page, '/pecs-board', 'main li a[href*="board="]');
      const found = await searchMs(page);
      const opened = await loadMs(page, '/pecs-board?board=board-7', '[role="grid"] img');
      if (round === 0) continue;
      list.push(listed);
      search.push(found);
      board.push(opened);
    }
  report('Loading the list', tallies, ({ list }) => list);
  report('Finding one by typing its name', tallies, ({ search }) => search);
  report('Loading one board of 24 cards', tallies, ({ board }) => board);
});

async function pageWith(count: number, openPage: (path: string) => Promise<Page>): Promise<Page> {
  const page = await openPage('/pecs-board');
  await seedBoards(
    page,
    Array.from({ length: count }, (_, at) => boardOf(`board-${at}`, `Board number ${at}`, 4, 6)),
  );
  return page;
}

/** From the last letter until the list holds that board alone. */
async function searchMs(page: Page): Promise<number> {
  await page.getByRole('searchbox').fill('number 1');
  const start = await page.evaluate(() => performance.now());
  await page.getByRole('searchbox').fill('number 19');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main li a[href*="board="]')].every((link) =>
      link.textContent?.includes('number 19'),
    ),
  );
  return (await page.evaluate(() => performance.now())) - start;
}

function report(what: string, tallies: readonly Tally[], of: (tally: Tally) => number[]) {
  const medians = tallies.map((tally) => median(of(tally)));
  const each = tallies
    .map(({ count }, at) => `${count} boards ${Math.round(medians[at] ?? 0)} ms`)
    .join(', ');
  console.log(`${what}: ${each}, ratio ${((medians[1] ?? 0) / (medians[0] || 1)).toFixed(2)}`);
}
