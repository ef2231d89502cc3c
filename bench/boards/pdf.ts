// What a PDF of 64 different cards costs, from the press to the file, in a real browser on the built product; as a ratio to
// a PDF of one card, which carries the same fonts and takes the same way.
//   npm run bench:pdf
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Board } from '@calmbridge/domain/boards/board';
import type { Page } from '@playwright/test';
import { boardOf, seedBoards } from '../../e2e/harness/seed-boards.ts';
import { inBrowser, median } from '../in-browser.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const allowedMs = 2_000;
const keepAt = process.env['BENCH_KEEP'];

await inBrowser(async (openPage) => {
  const ids = await symbolIds(64);
  const boards = [
    withSymbols(boardOf('bench-board-1', 'One', 1, 1), ids),
    withSymbols(boardOf('bench-board-64', 'Many', 8, 8), ids),
  ];
  const page = await openPage('/pecs-board');
  await seedBoards(page, boards);
  await leaveCreditsOut(page);
  const tallies = boards.map((board) => ({ board, times: [] as number[] }));
  // Turn and turn about, so that whatever else the machine does falls on both alike. The first round warms the caches.
  for (let round = 0; round <= rounds; round += 1)
    for (const { board, times } of tallies) {
      const ms = await downloadMs(page, board);
      if (round > 0) times.push(ms);
    }
  const [one = 0, many = 0] = tallies.map(({ times }) => median(times));
  console.log(`PDF of 1 card: ${Math.round(one)} ms`);
  console.log(`PDF of 64 cards with 64 symbols: ${Math.round(many)} ms (under ${allowedMs} wanted)`);
  console.log(`Ratio: ${(many / one).toFixed(2)}`);
});

/** Spread over the library, so that many of its parts are needed. */
async function symbolIds(count: number): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve('@calmbridge/symbols/assets/index.json'));
  const { parts } = JSON.parse(await readFile(file, 'utf8')) as { parts: [id: string][][] };
  const all = parts.flat().map(([id]) => id);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '');
}

function withSymbols(board: Board, ids: readonly string[]): Board {
  const cells = board.cells.map(
    (card, at) =>
      card && { ...card, label: `word ${at + 1}`, picture: { is: 'symbol' as const, id: ids[at] ?? '' } },
  );
  return { ...board, cells };
}

/** Credits are not what is measured, and nobody has enough for so many downloads. */
async function leaveCreditsOut(page: Page): Promise<void> {
  const state = await (await page.request.get('/api/credits')).json();
  await page.route('**/api/uses**', (route) => route.fulfill({ json: state }));
}

/** From the press on Download to the file at the browser. */
async function downloadMs(page: Page, board: Board): Promise<number> {
  await page.goto(`/pecs-board?board=${board.id}`);
  const button = page.getByRole('button', { name: /^Download/ });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const [download, startedAt] = await Promise.all([
    page.waitForEvent('download'),
    button.evaluate((element: HTMLElement) => {
      const pressed = Date.now();
      const saved = new Promise<number>((resolve) => {
        const original = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob: Blob) => {
          if (blob.type === 'application/pdf') resolve(Date.now() - pressed);
          return original(blob);
        };
      });
      element.click();
      return saved;
    }),
  ]);
  if (keepAt) await writeFile(`${keepAt}/${board.id}.pdf`, await readFile(await download.path()));
  return startedAt;
}
