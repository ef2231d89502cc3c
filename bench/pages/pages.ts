// What a page costs to open: bytes as they are sent, paint and first input on a processor slowed four times, beside an
// empty page in the same run; and Lighthouse for every public and every main signed-in page. Nothing here passes or
// fails on a clock.
//   npm run bench:pages
//   npm run bench:pages -- --routes /signin,/form --no-lighthouse
// BENCH_ROUNDS (median of), BENCH_PORT (of the browser, for Lighthouse)
import { hasFile, isPublic, rows } from '@calmbridge/web/route-table';
import { chromium } from '@playwright/test';
import { newCarer, signUpByApi } from '../../e2e/harness/carers.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { startEmptyPage } from './empty-page.ts';
import { lighthouseTable } from './scores.ts';
import { speedTable } from './speed.ts';

const port = Number(process.env['BENCH_PORT'] ?? 4485);
const given = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const chosen = process.argv.includes('--routes') ? given('--routes')?.split(',') : undefined;
const isWanted = (route: string) => chosen === undefined || chosen.includes(route);

// A carer who has a profile is sent on from /create-profile.
const routes = rows
  .filter((row) => hasFile(row) && row.guard !== 'new-carer' && isWanted(row.path))
  .map((row) => ({ path: row.path, isPublic: isPublic(row) }));

const server = await startServer();
const empty = await startEmptyPage();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    `--remote-debugging-port=${port}`,
  ],
});
try {
  const context = await browser.newContext();
  await signUpByApi(context, server.url, newCarer());
  const session = await context.cookies(server.url);
  await context.close();
  const tools = { browser, url: server.url, emptyUrl: empty.url, session };
  if (!process.argv.includes('--no-speed')) await speedTable(tools, routes);
  if (!process.argv.includes('--no-lighthouse')) await lighthouseTable(tools, routes, port);
} finally {
  await browser.close();
  empty.stop();
  await server.stop();
}
