// What the relay costs: time to the first text and tokens per second through our server, as ratios to the same clients
// reading the same stream straight from the assistant, in the same run.
//   npm run bench:relay
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { emptyProfile } from '@calmbridge/domain/child/profile';

const tokens = 400;
/** Tokens per second of one stream, as a good service sends them. */
const pace = 60;
const streams = Number(process.env['BENCH_STREAMS'] ?? 200);
const children: ChildProcess[] = [];
const profile = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

function startChild(file: string, ...given: string[]): Promise<string> {
  const child = fork(path.join(import.meta.dirname, file), given, { execArgv: process.execArgv });
  children.push(child);
  return new Promise((ready) => {
    child.once('message', (address) => ready(String(address)));
  });
}

async function signUp(url: string, place: number): Promise<string> {
  const body = {
    accountCreator: 'other',
    firstName: 'A',
    lastName: 'B',
    dob: '1990-01-01',
    email: `bench${place}@example.org`,
    password: 'a quiet harbour light',
    plan: 'free',
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/identity/sign-up`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

type Read = { firstMs: number; totalMs: number };

async function read(url: string, body: object, cookie: string, firstMark: string): Promise<Read> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 200 || response.body === null) throw new Error(`answered ${response.status}`);
  let firstMs = 0;
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    if (firstMs === 0 && decoder.decode(bytes, { stream: true }).includes(firstMark))
      firstMs = performance.now() - begun;
  }
  return { firstMs, totalMs: performance.now() - begun };
}

const straight = (aiUrl: string, at: number) =>
  read(`${aiUrl}/chat/completions`, { messages: [], model: String(at) }, '', 'content');
const relayed = (url: string, cookie: string) =>
  read(
    `${url}/api/assistant/chat`,
    { useId: randomUUID(), profile, message: 'What helps at bedtime?' },
    cookie,
    '"text"',
  );

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function together(count: number, one: (place: number) => Promise<Read>): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: count }, (_, place) => one(place)));
  return (count * tokens) / ((performance.now() - begun) / 1000);
}

async function alone(rounds: number, one: () => Promise<Read>): Promise<number> {
  const firsts: number[] = [];
  for (let round = 0; round < rounds; round += 1) firsts.push((await one()).firstMs);
  return median(firsts);
}

const aiUrl = await startChild('ai.ts', String(tokens));
const fast = await startChild('server.ts', aiUrl, '0');
const paced = await startChild('server.ts', aiUrl, String(pace));
const signedUp = async (url: string) => {
  const cookies: string[] = [];
  for (let place = 0; place < streams; place += 1) cookies.push(await signUp(url, place));
  return (place: number) => cookies[place % cookies.length] ?? '';
};
const [fastCookie, pacedCookie] = [await signedUp(fast), await signedUp(paced)];

// Both ways a few times before anything is counted, so that the code is warm.
await together(20, () => straight(aiUrl, 0));
await together(20, (place) => relayed(fast, fastCookie(place)));
await together(20, (place) => relayed(paced, pacedCookie(place)));

let turn = 0;
const first = {
  straight: await alone(25, () => straight(aiUrl, 0)),
  relayed: await alone(25, () => relayed(fast, fastCookie((turn += 1)))),
};
const atPace = {
  straight: await together(streams, () => straight(aiUrl, pace)),
  relayed: await together(streams, (place) => relayed(paced, pacedCookie(place))),
};
const unpaced = {
  straight: await together(streams, () => straight(aiUrl, 0)),
  relayed: await together(streams, (place) => relayed(fast, fastCookie(place))),
};

const row = (what: string, { straight, relayed }: { straight: number; relayed: number }) =>
  `| ${what} | ${straight.toFixed(0)} | ${relayed.toFixed(0)} | ${(relayed / straight).toFixed(2)} |`;
console.log('The relay, with screening and credits, against the straight pipe in the same run\n');
console.log('| measure | straight | through the relay | relay against straight |');
console.log('|---|---|---|---|');
console.log(
  `| first text, one stream (median of 25) | ${first.straight.toFixed(1)} ms | ${first.relayed.toFixed(1)} ms | +${(first.relayed - first.straight).toFixed(1)} ms |`,
);
console.log(row(`tokens/s, ${streams} streams of ${pace} tokens/s`, atPace));
console.log(row(`tokens/s, ${streams} streams as fast as they go`, unpaced));
for (const child of children) child.kill();
