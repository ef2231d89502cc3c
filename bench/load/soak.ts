// The same load for minutes on end. Growth shows in what is left after the garbage is gone, so the least heap seen in
// each minute counts, and the first minute is for warming up.
import type { CallTimes } from './calls.ts';
import { percentile, slope } from './numbers.ts';
import { openStreams } from './streams.ts';
import { look } from './watch.ts';

type Soak = {
  url: string;
  cookies: readonly string[];
  streams: number;
  ask: (url: string, seconds: number) => Promise<CallTimes[]>;
  openHolds: () => Promise<number>;
};

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);

export async function soak({ url, cookies, streams, ask, openHolds }: Soak): Promise<void> {
  const open = openStreams(url, cookies, streams);
  const [heaps, memory]: [number[], number[]] = [[], []];
  console.log(`\n${streams} texts at once for ${minutes} minutes\n`);
  console.log(
    '| minute | memory | least heap | handles | open holds | calls p95 | event-loop delay p99 | texts ended | failed |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { p95, sights } = await oneMinute(url, ask);
    const least = Math.min(...sights.map(({ heapMb }) => heapMb));
    const last = sights.at(-1);
    heaps.push(least);
    memory.push(last?.rssMb ?? 0);
    const worst = Math.max(...sights.map(({ loopP99Ms }) => loopP99Ms));
    const { whole, failed } = open.tally();
    console.log(
      `| ${minute} | ${last?.rssMb.toFixed(0)} MB | ${least.toFixed(1)} MB | ${last?.handles} | ${await openHolds()} | ${p95.toFixed(1)} ms | ${worst.toFixed(1)} ms | ${whole} | ${failed} |`,
    );
  }
  await open.stop();
  const [heapSlope, memorySlope] = [slope(heaps.slice(1)), slope(memory.slice(1))];
  console.log(
    `\nGrowth a minute after the first: heap ${heapSlope.toFixed(2)} MB, memory ${memorySlope.toFixed(2)} MB.`,
  );
  await new Promise((done) => setTimeout(done, 3000));
  const after = await look(url);
  console.log(
    `Three seconds after the last text: ${after.handles} handles, ${await openHolds()} open holds, memory ${after.rssMb.toFixed(0)} MB.`,
  );
}

async function oneMinute(url: string, ask: Soak['ask']) {
  const sights = [await look(url)];
  const timer = setInterval(() => void look(url).then((sight) => sights.push(sight)), 2000);
  const calls = await ask(url, 60);
  clearInterval(timer);
  sights.push(await look(url));
  const times = calls.flatMap(({ times: all }) => all).toSorted((a, b) => a - b);
  return { p95: percentile(times, 0.95), sights };
}
