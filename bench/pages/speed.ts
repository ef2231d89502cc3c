// Opens each page as a new visitor on a phone with a processor slowed four times, over and over, each time in a browser
// that has nothing kept, and takes the medians. The offline worker is left out: it starts after the page is there.
import { type Opened, openOnce } from './open-once.ts';
import type { Route, Tools } from './tools.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

export async function speedTable(tools: Tools, routes: readonly Route[]): Promise<void> {
  const empty = { path: 'empty page', isPublic: true };
  const all = [empty, ...routes].map((route) => ({ route, opened: [] as Opened[] }));
  // Turn and turn about, so that whatever else the machine does falls on all alike. The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { route, opened } of all) {
      const url = route === empty ? tools.emptyUrl : tools.url + route.path;
      const seen = await openOnce(tools, url, route.isPublic);
      if (round > 0) opened.push(seen);
    }
  const rows = all.map(({ route, opened }) => ({
    path: route.path,
    of: (what: (one: Opened) => number) => median(opened.map(what)),
  }));
  const base = rows[0]?.of(({ lcpMs }) => lcpMs) ?? 1;
  console.log(
    `\nOpening a page for the first time: 390 × 844, processor slowed 4 ×, loopback, median of ${rounds}. kB as sent (brotli). "Input" is from pressing Tab to the next paint.\n`,
  );
  console.log(
    '| page | script | style | fonts | all | first paint | largest paint | usable | input | largest paint against the empty page |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { path, of } of rows) {
    const kb = (what: (one: Opened) => number) => (of(what) / 1000).toFixed(1);
    const ms = (what: (one: Opened) => number) => `${of(what).toFixed(0)} ms`;
    const cells = [
      path,
      kb(({ bytes }) => bytes.script),
      kb(({ bytes }) => bytes.style),
      kb(({ bytes }) => bytes.font),
      kb(({ bytes }) => bytes.all),
      ms(({ fcpMs }) => fcpMs),
      ms(({ lcpMs }) => lcpMs),
      ms(({ usableMs }) => usableMs),
      ms(({ inputMs }) => inputMs),
      `${(of(({ lcpMs }) => lcpMs) / base).toFixed(1)} ×`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
