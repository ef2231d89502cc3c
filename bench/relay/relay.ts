// What the relay costs: time to the first sentence and tokens per second through our server, against the same client
// reading the same stream straight from the assistant, in turns in the same run.
//   npm run bench:relay
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { tokens, tokensOfFirstSentence } from './answer-text.ts';

/** Tokens per second of one stream, as a good service sends them. */
const pace = 60;
const streams = Number(process.env['BENCH_STREAMS'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
// A running server is warm: the first dozens of single streams are slower by a millisecond.
const aloneRounds = 200;
const children: ChildProcess[] = [];
const profile = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

async function startChild(file: string, ...given: string[]) {
  const child = fork(path.join(import.meta.dirname, file), given, { execArgv: process.execArgv });
  children.push(child);
  const heard = () =>
    new Promise<string>((ready) => {
      child.once('message', (said) => ready(String(said)));
    });
  const url = await heard();
  const ask = (what: string | number) => {
    const answer = heard();
    child.send(what);
    return answer;
  };
  return { url, ask };
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

type Read = { firstBytesMs: number; sentenceMs: number };

/** Reads an answer to its end. The first sentence is there when its mark has come often enough. */
async function read(url: string, body: object, cookie: string, mark: string, times: number): Promise<Read> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 200 || response.body === null) throw new Error(`answered ${response.status}`);
  let [firstBytesMs, sentenceMs, seen] = [0, 0, 0];
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    if (firstBytesMs === 0) firstBytesMs = performance.now() - begun;
    if (sentenceMs > 0) continue;
    seen += decoder.decode(bytes, { stream: true }).split(mark).length - 1;
    if (seen >= times) sentenceMs = performance.now() - begun;
  }
  return { firstBytesMs, sentenceMs };
}

const ai = await startChild('ai.ts');
const server = await startChild('server.ts', ai.url);
const cookies: string[] = [];
for (let place = 0; place < streams; place += 1) cookies.push(await signUp(server.url, place));

let turn = 0;
const straight = () =>
  read(`${ai.url}/chat/completions`, { messages: [] }, '', '"content"', tokensOfFirstSentence);
/** As the page does it: with a key to keep the text under, and a word that it was received. */
const relayed = async () => {
  const [useId, sealKey] = [randomUUID(), randomBytes(32).toString('base64url')];
  const cookie = cookies[(turn += 1) % cookies.length] ?? '';
  const body = { useId, sealKey, profile, message: 'What helps at bedtime?' };
  const times = await read(`${server.url}/api/assistant/chat`, body, cookie, '"is":"text"', 1);
  const received = await fetch(`${server.url}/api/uses/${useId}/received`, {
    method: 'POST',
    headers: { cookie },
  });
  if (!received.ok) throw new Error(`received answered ${received.status}`);
  return times;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function alone(one: () => Promise<Read>, other: () => Promise<Read>) {
  const reads: [Read, Read][] = [];
  for (let round = 0; round < aloneRounds; round += 1) reads.push([await one(), await other()]);
  const mid = (of: (pair: [Read, Read]) => number) => median(reads.map(of));
  return {
    firstBytes: { straight: mid(([a]) => a.firstBytesMs), relayed: mid(([, b]) => b.firstBytesMs) },
    sentence: { straight: mid(([a]) => a.sentenceMs), relayed: mid(([, b]) => b.sentenceMs) },
  };
}

/** Tokens a second of many at once. */
async function together(count: number, one: () => Promise<Read>): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: count }, one));
  return (count * tokens.length) / ((performance.now() - begun) / 1000);
}

async function inTurns(times: number) {
  const [straights, relays, ratios, cpu]: number[][] = [[], [], [], []];
  for (let round = 0; round < times; round += 1) {
    const a = await together(streams, straight);
    const before = Number(await server.ask('cpu'));
    const b = await together(streams, relayed);
    cpu?.push((Number(await server.ask('cpu')) - before) / ((streams * tokens.length) / 1000));
    straights?.push(a);
    relays?.push(b);
    ratios?.push(b / a);
  }
  return {
    straight: median(straights ?? []),
    relayed: median(relays ?? []),
    ratio: median(ratios ?? []),
    cpuMs: median(cpu ?? []),
  };
}

// Both ways a few times before anything is counted, so that the code is warm.
await ai.ask(0);
for (let round = 0; round < 4; round += 1) {
  await together(Math.min(50, streams), straight);
  await together(Math.min(50, streams), relayed);
}
const unhurried = await alone(straight, relayed);
const unpaced = await inTurns(rounds);
await ai.ask(pace);
const atPace = await inTurns(rounds);

type Pair = { straight: number; relayed: number };
const added = (what: string, { straight, relayed }: Pair) =>
  `| ${what} | ${straight.toFixed(1)} ms | ${relayed.toFixed(1)} ms | +${(relayed - straight).toFixed(1)} ms |`;
const row = (what: string, { straight, relayed, ratio, cpuMs }: Pair & { ratio: number; cpuMs: number }) =>
  `| ${what} | ${straight.toFixed(0)} | ${relayed.toFixed(0)} | ${ratio.toFixed(2)} (${cpuMs.toFixed(1)} ms of the server's processor for 1,000 tokens) |`;
console.log(
  'The relay, with sign-in, credits and screening, against the straight pipe in the same run, in turns.\n',
);
console.log('| measure | straight | through the relay | relay against straight |');
console.log('|---|---|---|---|');
console.log(added(`first sentence, one stream (median of ${aloneRounds})`, unhurried.sentence));
console.log(added(`first bytes, one stream (median of ${aloneRounds})`, unhurried.firstBytes));
console.log(row(`tokens/s, ${streams} streams of ${pace} tokens/s (median of ${rounds})`, atPace));
console.log(row(`tokens/s, ${streams} streams as fast as they go (median of ${rounds})`, unpaced));
console.log(
  `\nText is shown by the sentence, once it is screened. "First sentence" is the time from sending the request until the client has the first ` +
    `whole one: straight, when token ${tokensOfFirstSentence} is there, with which it is known to be over; through the relay, the first text event. ` +
    `Raw first bytes: straight, the first token; through the relay, the event that says who writes.`,
);
for (const child of children) child.kill();
