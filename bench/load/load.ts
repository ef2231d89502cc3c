// What a server process bears: 200 AI texts at once with ordinary calls beside them, on PostgreSQL, as ratios to a bare
// Hono server that does the same shape of work in the same run. Nothing here passes or fails on a clock.
//   npm run bench:load              about a minute
//   npm run bench:load -- --soak    ten minutes of the same load, memory by the minute
// BENCH_STREAMS, BENCH_SECONDS (a phase), BENCH_PACE (tokens a second of one text), SOAK_MINUTES
import { cpus } from 'node:os';
import { openPostgres } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { CallsWish, CallTimes } from './calls.ts';
import { seedCarers } from './carers.ts';
import { startChild, stopChildren } from './child.ts';
import { sendHostile } from './hostile.ts';
import { percentile } from './numbers.ts';
import { startProduct } from './product.ts';
import { soak } from './soak.ts';
import { openStreams } from './streams.ts';
import { look, type Sight } from './watch.ts';

const streams = Number(process.env['BENCH_STREAMS'] ?? 200);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 14);
const pace = Number(process.env['BENCH_PACE'] ?? 30);
const perSecond = 20;
const secret = 'a-secret-for-the-load-bench-that-is-long';

type Phase = { calls: CallTimes[]; before: Sight; after: Sight; whole: number; failed: number };

const postgres = await startPostgres();
const { pool } = openPostgres(postgres.url, createLog('silent', { write: () => undefined }));
const ai = await startChild('../relay/ai.ts');
await ai.ask(pace);
const product = await startProduct({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: secret,
  AI_BASE_URL: ai.first,
  AI_MODEL: 'bench',
});
try {
  // Two texts at a time is what one carer may ask for.
  const carers = await seedCarers(pool, product.url, secret, Math.ceil(streams / 2));
  const caller = await startChild('calls.ts');
  const [carer] = carers;
  const paths = [
    { name: 'sign-in state', path: '/api/me' },
    { name: 'user document', path: `/api/users/${carer?.uid}` },
    { name: 'credits', path: '/api/credits' },
    { name: 'service facts', path: '/api/service' },
    { name: 'the page', path: '/' },
  ];
  const ask = async (url: string, forSeconds: number) => {
    const wish: CallsWish = { url, cookie: carer?.cookie ?? '', seconds: forSeconds, perSecond, paths };
    return (await caller.ask(wish)) as CallTimes[];
  };
  const cookies = carers.map(({ cookie }) => cookie);
  if (process.argv.includes('--soak')) {
    const openHolds = async () => (await pool.query("select 1 from uses where state = 'held'")).rows.length;
    await soak({ url: product.url, cookies, streams, ask, openHolds });
  } else {
    const bare = await startChild('bare.ts', postgres.url, ai.first, product.pageCopy);
    const phase = async (url: string, count: number): Promise<Phase> => {
      const open = openStreams(url, cookies, count);
      // Until the first texts flow, and warm.
      await ask(url, 5);
      const before = await look(url);
      const started = open.tally();
      const calls = await ask(url, seconds);
      const after = await look(url);
      const ended = open.tally();
      await open.stop();
      return {
        calls,
        before,
        after,
        whole: ended.whole - started.whole,
        failed: ended.failed - started.failed,
      };
    };
    const quiet = { bare: await phase(bare.first, 0), ours: await phase(product.url, 0) };
    const busy = { bare: await phase(bare.first, streams), ours: await phase(product.url, streams) };
    const hostile = sendHostile(product.url, cookies);
    const besideHostile = await phase(product.url, 0);
    await hostile.stop();
    report('no texts', quiet);
    report(`${streams} texts at once`, busy);
    reportProcess({ quiet, busy });
    reportHostile(quiet.ours, besideHostile, hostile.tally());
  }
} finally {
  stopChildren();
  await product.stop();
  await pool.end();
  await postgres.stop();
}

function report(when: string, { bare, ours }: { bare: Phase; ours: Phase }) {
  console.log(`\nOrdinary calls, ${perSecond}/s of each, ${when} (ms; ours / bare, ratio at p50 and p95)\n`);
  console.log('| call | p50 | p95 | p99 | ratio p50 | ratio p95 | failed |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [at, { name, times, failed }] of ours.calls.entries()) {
    const [mine, theirs] = [times, bare.calls[at]?.times ?? []].map((values) =>
      values.toSorted((a, b) => a - b),
    );
    const both = (share: number) => [percentile(mine ?? [], share), percentile(theirs ?? [], share)] as const;
    const cell = (share: number) =>
      both(share)
        .map((ms) => ms.toFixed(1))
        .join(' / ');
    const ratio = (share: number) => (both(share)[0] / both(share)[1]).toFixed(2);
    console.log(
      `| ${name} | ${cell(0.5)} | ${cell(0.95)} | ${cell(0.99)} | ${ratio(0.5)} | ${ratio(0.95)} | ${failed} / ${bare.calls[at]?.failed} |`,
    );
  }
}

function reportHostile(without: Phase, beside: Phase, { sent, read }: { sent: number; read: number }) {
  console.log(
    `\nOrdinary calls beside ${sent} hostile messages of 4,000 characters, two a second, ${read} of them read (ms)\n`,
  );
  console.log('| call | p95 without | p95 with | ratio |');
  console.log('|---|---|---|---|');
  const p95 = (times: readonly number[]) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.95,
    );
  for (const [at, { name, times }] of beside.calls.entries()) {
    const [quiet, loud] = [p95(without.calls[at]?.times ?? []), p95(times)];
    console.log(`| ${name} | ${quiet.toFixed(1)} | ${loud.toFixed(1)} | ${(loud / quiet).toFixed(2)} |`);
  }
}

function reportProcess(phases: Record<'quiet' | 'busy', { bare: Phase; ours: Phase }>) {
  console.log(
    `\nThe server process over ${seconds} s (texts of 400 tokens at ${pace} tokens/s; ${cpus().length} cores for server, database, assistant and callers together)\n`,
  );
  console.log(
    '| load | server | event-loop delay p99 | processor | memory before → after | texts ended | failed |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const [load, pair] of Object.entries(phases))
    for (const [server, { before, after, whole, failed }] of Object.entries(pair)) {
      const share = ((after.cpuSeconds - before.cpuSeconds) / seconds) * 100;
      console.log(
        `| ${load === 'busy' ? `${streams} texts` : 'no texts'} | ${server} | ${after.loopP99Ms.toFixed(1)} ms | ${share.toFixed(0)} % of a core | ${before.rssMb.toFixed(0)} → ${after.rssMb.toFixed(0)} MB | ${whole} | ${failed} |`,
      );
    }
}
