// Pages on lines that break, that are reloaded, opened twice, stopped or left, with processes killed now and then. FAULT_CUTS
// sets how many cuts; a few in the suite, hundreds by hand. FAULT_SEED plays one run again.
import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newChat, wordsOf } from '../asking.ts';
import { balanceOf } from '../carers.ts';
import { expectInvariants } from '../ledger-invariants.ts';
import type { Cut } from './cut-line.ts';
import { type Asked, call, fetchWhole, say } from './page.ts';
import { isPostgres, openStage, type Stage } from './stage.ts';

const wanted = Number(process.env['FAULT_CUTS'] ?? 24);
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 1e9));
const answer = ['One sentence. ', 'Two sentences. ', 'Three of them. ', 'The last one.'];
const cutByService = 'The service breaks off.';
/** Where the bytes of such an answer end, headers and all. */
const usualBytes = 1400;

const ways = ['reload', 'two tabs', 'reload', 'stop', 'left', 'service', 'reload', 'kill'] as const;
type Way = (typeof ways)[number];
/** What a carer has on the device in the end, and what the page was told that it costs. */
type Told = {
  uid: string;
  way: Way;
  kind: Kind;
  words: string;
  isWhole: boolean;
  charged: number;
  ended: string;
};

/** In hundredths of a credit. Stories and answers go the same way as plans, and pictures have one of their own. */
const prices = { chat: 5, plan: 25 } as const;
type Kind = keyof typeof prices;

function requestFor(kind: Kind, isCutByService: boolean) {
  const chat = newChat(isCutByService ? cutByService : 'What helps at bedtime?');
  if (kind === 'chat') return { path: '/api/assistant/chat', body: chat };
  const { useId, sealKey, profile } = chat;
  const notes = isCutByService ? cutByService : '';
  return { path: '/api/assistant/care-plan', body: { useId, sealKey, profile: { ...profile, notes } } };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ is: 'stream', chunks: answer, everyMs: 5 });
  stage.ai.behave(({ messages }) =>
    messages.some(({ content }) => content.includes(cutByService))
      ? { is: 'cut', chunks: answer.slice(0, 3) }
      : { is: 'stream', chunks: answer, everyMs: 5 },
  );
}, 180_000);
afterAll(() => stage.close());

/** Repeatable chance (mulberry32). */
function chance(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = chance(seed);
let cuts = 0;
const tally: Record<string, number> = {};

function someCut(): Cut {
  const kinds = ['request', 'first-byte', 'bytes', 'bytes', 'last-event', 'end'] as const;
  const is = kinds[Math.floor(random() * kinds.length)] ?? 'first-byte';
  return is === 'bytes' ? { is, after: 1 + Math.floor(random() * usualBytes) } : { is };
}
/** Two of three calls break. */
const nextCut = (): Cut => (random() < 0.67 ? someCut() : { is: 'none' });
const line = {
  urlOf: (turn: number) => stage.urlOf(turn),
  nextCut,
  onCut: () => {
    cuts += 1;
  },
};

async function ask(way: Way, kind: Kind, round: number): Promise<Told> {
  const { uid, cookie } = await stage.newCarer();
  const { path, body } = requestFor(kind, way === 'service');
  const asked: Asked = { useId: body.useId, cookie, path, body };
  const device = { words: '', isWhole: false, ended: '' };
  const store = (events: readonly AssistantEvent[]) => {
    if (events.at(-1)?.is !== 'done') return;
    device.words = wordsOf(events);
    device.isWhole = device.words === answer.join('');
  };
  const readAndReceive = async () => {
    const { events, code } = await fetchWhole(line, asked, round);
    device.ended = code ?? JSON.stringify(events.at(-1));
    store(events);
    return device.words === '' ? { charged: 0 } : say(line, 'received', asked, round);
  };
  const charged = await act[way]({ asked, round, store, readAndReceive });
  return { uid, way, kind, ...device, charged };
}

type Round = {
  asked: Asked;
  round: number;
  store(events: readonly AssistantEvent[]): void;
  readAndReceive(): Promise<{ charged: number }>;
};
const beginOnly = async ({ asked, round }: Round) => {
  const begun = await call(stage.urlOf(round), asked.path, asked.cookie, asked.body, someCut());
  if (begun.hasCut) line.onCut();
};
const act: Record<Way, (round: Round) => Promise<number>> = {
  reload: async ({ readAndReceive }) => (await readAndReceive()).charged,
  service: async ({ readAndReceive }) => (await readAndReceive()).charged,
  'two tabs': async ({ readAndReceive }) => {
    const [one, other] = await Promise.all([readAndReceive(), readAndReceive()]);
    expect(one.charged).toBe(other.charged);
    return one.charged;
  },
  kill: async ({ readAndReceive, round }) => {
    const reading = readAndReceive();
    await pause(random() * 60);
    await stage.killAndRestart(round);
    return (await reading).charged;
  },
  left: async (round) => {
    await beginOnly(round);
    return 0;
  },
  stop: async (round) => {
    await beginOnly(round);
    const { charged } = await say(line, 'stop', round.asked, round.round);
    // Paid for, so it can be had, wherever the first reading broke off.
    if (charged > 0) round.store((await fetchWhole(line, round.asked, round.round)).events);
    return charged;
  },
};

describe('pages on lines that break', { timeout: 1_800_000, retry: 0 }, () => {
  test(`[CR3] [CR17] [CR20] nobody pays twice, and nobody without the text (seed ${seed})`, async () => {
    const told: Told[] = [];
    for (let round = 0; cuts < wanted; round += 1) {
      const way = ways[round % ways.length] ?? 'reload';
      const kind = Math.floor(round / ways.length) % 2 === 0 ? 'chat' : 'plan';
      tally[`${way}, ${kind}`] = (tally[`${way}, ${kind}`] ?? 0) + 1;
      told.push(await ask(way, kind, round));
    }
    await stage.inspect(async (database) => {
      await stage.sweepLate(database);
      await expectInvariants(database);
      for (const { uid, way, kind, words, isWhole, charged, ended } of told) {
        const found = await database.pool.query<{ captured: number }>(
          "select count(*)::int as captured from uses where uid = $1 and state = 'captured'",
          [uid],
        );
        const captured = found.rows[0]?.captured ?? 0;
        const paid = 100 - (await balanceOf(database, uid));
        expect(captured, `${way}: charged at most once`).toBeLessThanOrEqual(1);
        expect(paid, `${way}: pays what was captured`).toBe(captured * prices[kind]);
        expect(charged * 100, `${way}: pays what the page was told`).toBe(paid);
        if (captured === 1) expect(words, `${way}: paid for, so it is there`).not.toBe('');
        if (isWhole) expect(captured, `${way}: whole, so paid for`).toBe(1);
        if (way === 'left' || way === 'service') expect(captured).toBe(0);
        if (way === 'reload' || way === 'two tabs')
          expect(isWhole, `${way}: whole in the end (${ended})`).toBe(true);
      }
    });
    process.stdout.write(
      `${cuts} cuts in ${told.length} uses on ${isPostgres ? 'PostgreSQL' : 'PGlite'} (${JSON.stringify(tally)}), seed ${seed}\n`,
    );
  });
});
