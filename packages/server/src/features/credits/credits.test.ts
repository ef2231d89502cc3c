import { randomUUID } from 'node:crypto';
import { adminCredits } from '@calmbridge/domain/credits/prices';
import { aiUsesAtOnce, holdMs, renewEveryMs, silentMs } from '@calmbridge/domain/credits/uses';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCarer, balanceOf } from '#test/carers';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { openBeside } from '#test/test-database';
import { type Credits, createCredits } from './credits.ts';
import { readCredits } from './read-credits.ts';
import { readHistory, readUsageByMonth } from './read-history.ts';
import { releaseLeftBehind, sweepUses } from './sweep-uses.ts';
import type { Use } from './use.ts';

const clock = testClock();
let server: TestApp;
let credits: Credits;
let openHolds = 0;

beforeAll(async () => {
  server = await startTestApp({ clock });
  credits = createCredits(server.ports);
});
afterAll(() => server.close());
beforeEach(() => {
  openHolds = 0;
});
afterEach(() => expectInvariants(server.database, { openHolds }));

const newUse = (uid: string) => ({ uid, useId: randomUUID() });
const spend = async (uid: string, feature = 'aiChats') => {
  const use = newUse(uid);
  const held = await credits.hold(use, feature, use.useId);
  if (held.ok) await credits.capture(use);
  return held;
};
const codeOf = (result: Awaited<ReturnType<Credits['hold']>>) => (result.ok ? 'ok' : result.refusal.code);

test('[CR1] twenty chats of 0.05 from one credit leave exactly nothing', async () => {
  const uid = await addCarer(server.database, { hundredths: 100 });
  for (let chat = 0; chat < 20; chat += 1) expect(codeOf(await spend(uid))).toBe('ok');
  expect(await balanceOf(server.database, uid)).toBe(0);
  expect(codeOf(await spend(uid))).toBe('credits/insufficient');
  const state = await readCredits(server.ports, uid);
  expect(state).toMatchObject({ ok: true, value: { credits: 0, aiUsage: { aiChats: 20 } } });
});

test('[CR5] of fifty uses at once on the last 0.05 one succeeds, round after round', async () => {
  const rounds = server.database.kind === 'postgres' ? 200 : 10;
  const uid = await addCarer(server.database, { hundredths: 5 * rounds });
  for (let round = 0; round < rounds; round += 1) {
    const other = await addCarer(server.database, { hundredths: 5 });
    const uses = Array.from({ length: 50 }, () => newUse(other));
    const held = await Promise.all(uses.map((use) => credits.hold(use, 'aiChats', null)));
    const winners = uses.filter((_, place) => held[place]?.ok);
    expect(winners).toHaveLength(1);
    for (const winner of winners) await credits.capture(winner);
    expect(await balanceOf(server.database, other)).toBe(0);
  }
  expect(await balanceOf(server.database, uid)).toBe(5 * rounds);
}, 120_000);

test('[CR2] the same use sent twenty times at once is held once', async () => {
  const uid = await addCarer(server.database);
  const use = newUse(uid);
  const held = await Promise.all(Array.from({ length: 20 }, () => credits.hold(use, 'stories', 'body')));
  expect(held.filter((result) => result.ok)).toHaveLength(1);
  expect(new Set(held.filter((result) => !result.ok).map(codeOf))).toEqual(new Set(['credits/use-running']));
  expect(await balanceOf(server.database, uid)).toBe(75);
  await credits.capture(use);
  expect(codeOf(await credits.hold(use, 'stories', 'body'))).toBe('credits/use-already-answered');
  expect(await balanceOf(server.database, uid)).toBe(75);
});

test('[CR2] a use sent again on an empty balance is recognised, not refused for money', async () => {
  const uid = await addCarer(server.database, { hundredths: 25 });
  const use = newUse(uid);
  await credits.hold(use, 'stories', 'body');
  expect(codeOf(await credits.hold(use, 'stories', 'body'))).toBe('credits/use-running');
  await credits.capture(use);
  expect(codeOf(await credits.hold(use, 'stories', 'body'))).toBe('credits/use-already-answered');
});

test('[CR3] a released use costs nothing and can not be begun again under its id', async () => {
  const uid = await addCarer(server.database);
  const use = newUse(uid);
  await credits.hold(use, 'carePlans', null);
  expect(await balanceOf(server.database, uid)).toBe(75);
  expect(await credits.release(use, 'failed')).toMatchObject({ ok: true });
  expect(await balanceOf(server.database, uid)).toBe(100);
  expect(codeOf(await credits.hold(use, 'carePlans', null))).toBe('credits/use-ended');
});

test('[CR4] capture and release exclude each other, whoever comes first', async () => {
  for (let round = 0; round < 25; round += 1) {
    const uid = await addCarer(server.database);
    const use = newUse(uid);
    await credits.hold(use, 'stories', null);
    const settled = await Promise.all([
      credits.capture(use),
      credits.release(use, 'failed'),
      credits.capture(use),
      credits.release(use, 'stopped'),
    ]);
    expect(settled.filter((result) => result.ok)).toHaveLength(1);
    expect([75, 100]).toContain(await balanceOf(server.database, uid));
  }
});

test('[CR6] a hold whose request died is released after its deadline, a living one stays', async () => {
  const uid = await addCarer(server.database);
  const [dead, alive] = [newUse(uid), newUse(uid)];
  await credits.hold(dead, 'stories', null);
  await credits.hold(alive, 'stories', null);
  clock.advance(holdMs - 1000);
  await credits.renew([alive]);
  clock.advance(2000);
  const sweeps = await Promise.all(Array.from({ length: 4 }, () => sweepUses(server.ports)));
  expect(sweeps.reduce((sum, released) => sum + released, 0)).toBe(1);
  expect(await balanceOf(server.database, uid)).toBe(75);
  expect(await credits.capture(dead)).toMatchObject({ ok: false, refusal: { code: 'credits/use-ended' } });
  await credits.capture(alive);
});

test('[CR6] a clock set back freezes no hold: a dead one is released, one that is renewed stays', async () => {
  const uid = await addCarer(server.database);
  const [dead, alive] = [newUse(uid), newUse(uid)];
  await credits.hold(dead, 'stories', null);
  await credits.hold(alive, 'stories', null);
  clock.advance(-3_600_000);
  await credits.renew([alive]);
  expect(await sweepUses(server.ports)).toBe(1);
  expect(await balanceOf(server.database, uid)).toBe(75);
  await credits.capture(alive);
  clock.advance(3_600_000);
});

test('[CR6] what an answer was held for is given back when the only process starts again, what a browser makes is not', async () => {
  const uid = await addCarer(server.database);
  const [answer, download] = [newUse(uid), newUse(uid)];
  await credits.hold(answer, 'stories', null);
  await credits.hold(download, 'pecsDownloads', null);
  const kinds = { embedded: 1, postgres: 0 } as const;
  expect(await releaseLeftBehind(server.ports)).toBe(kinds[server.database.kind]);
  const alone = { ...server.ports, database: { ...server.database, kind: 'embedded' as const } };
  await releaseLeftBehind(alone);
  expect(await balanceOf(server.database, uid)).toBe(50);
  expect(await credits.capture(answer)).toMatchObject({ refusal: { code: 'credits/use-ended' } });
  expect(await credits.capture(download)).toMatchObject({ ok: true });
});

const limit = { atOnce: aiUsesAtOnce, code: 'assistant/too-many-at-once' } as const;

test('[AS9] of many asked for at once in two processes two are under way; the next when one is over', async () => {
  const beside = openBeside(server.database);
  const processes = [credits, createCredits({ ...server.ports, database: beside.database })];
  for (let round = 0; round < 10; round += 1) {
    const uid = await addCarer(server.database);
    const uses = Array.from({ length: 8 }, () => newUse(uid));
    const asked = await Promise.all(
      uses.map((use, place) => processes[place % 2]?.hold(use, 'aiChats', null, limit)),
    );
    const codes = asked.map((held) => held && codeOf(held)).sort();
    expect(codes).toEqual([...Array.from({ length: 6 }, () => limit.code), 'ok', 'ok']);
    const [first, second] = uses.filter((_, place) => asked[place]?.ok);
    if (!first || !second) throw new Error('two are under way');
    await credits.capture(first);
    const next = newUse(uid);
    expect(codeOf(await credits.hold(next, 'pecsGenerations', null, limit))).toBe('ok');
    for (const use of [second, next]) await credits.release(use, 'stopped');
    expect(await balanceOf(server.database, uid)).toBe(95);
  }
  await beside.close();
}, 60_000);

test('[AS9] uses of a process that died and what the device makes take no place', async () => {
  const uid = await addCarer(server.database, { hundredths: 500 });
  const silent = [newUse(uid), newUse(uid)];
  for (const use of silent) await credits.hold(use, 'aiChats', null, limit);
  const onDevice = newUse(uid);
  await credits.hold(onDevice, 'pecsDownloads', null);
  clock.advance(renewEveryMs * 2);
  const next = newUse(uid);
  expect(codeOf(await credits.hold(next, 'aiChats', null, limit))).toBe(limit.code);
  clock.advance(silentMs - renewEveryMs * 2);
  expect(codeOf(await credits.hold(next, 'aiChats', null, limit))).toBe('ok');
  for (const use of [...silent, onDevice, next]) await credits.capture(use);
});

test('[IM3] of unique uses for one body one is held, in whatever process, until it is over or silent', async () => {
  const beside = openBeside(server.database);
  const processes = [credits, createCredits({ ...server.ports, database: beside.database })];
  const unique = { ...limit, isUnique: true };
  const ask = (use: Use, place = 0) => processes[place % 2]?.hold(use, 'pecsGenerations', 'cup', unique);
  for (let round = 0; round < 10; round += 1) {
    const uid = await addCarer(server.database, { hundredths: 25 });
    const uses = Array.from({ length: 8 }, () => newUse(uid));
    const asked = await Promise.all(uses.map(ask));
    const codes = asked.map((held) => held && codeOf(held)).sort();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'credits/use-running'), 'ok']);
    const [first] = uses.filter((_, place) => asked[place]?.ok);
    const [next] = uses.filter((_, place) => !asked[place]?.ok);
    if (!first || !next) throw new Error('one is under way');
    await credits.release(first, 'failed');
    expect(await ask(next)).toMatchObject({ ok: true });
    await credits.capture(next);
  }
  const uid = await addCarer(server.database);
  const [silent, later] = [newUse(uid), newUse(uid)];
  await ask(silent);
  expect(await ask(later)).toMatchObject({ refusal: { code: 'credits/use-running' } });
  clock.advance(silentMs);
  expect(await ask(later)).toMatchObject({ ok: true });
  for (const use of [silent, later]) await credits.release(use, 'failed');
  await beside.close();
}, 60_000);

test('[CR7] the same id with another body is refused, and another carer is unrelated', async () => {
  const uid = await addCarer(server.database);
  const other = await addCarer(server.database);
  const use = newUse(uid);
  await credits.hold(use, 'stories', { about: 'the dentist' });
  expect(codeOf(await credits.hold(use, 'stories', { about: 'the barber' }))).toBe('credits/use-mismatch');
  expect(codeOf(await credits.hold(use, 'carePlans', { about: 'the dentist' }))).toBe('credits/use-mismatch');
  expect(codeOf(await credits.hold({ ...use, uid: other }, 'stories', { about: 'the dentist' }))).toBe('ok');
  await credits.capture(use);
  await credits.release({ ...use, uid: other }, 'failed');
  expect(await balanceOf(server.database, other)).toBe(100);
});

test('[CR9] administrators are not charged and their uses are counted', async () => {
  const uid = await addCarer(server.database, { hundredths: 0, isAdmin: true, plan: 'bronze' });
  expect(codeOf(await spend(uid, 'carePlans'))).toBe('ok');
  const state = await readCredits(server.ports, uid);
  expect(state).toMatchObject({
    ok: true,
    value: { credits: adminCredits, isAdmin: true, aiUsage: { carePlans: 1 } },
  });
});

test('[CR10] an unknown feature and an unknown carer are refused', async () => {
  const uid = await addCarer(server.database);
  expect(codeOf(await credits.hold(newUse(uid), 'teleports', null))).toBe('credits/invalid-feature');
  expect(codeOf(await credits.hold(newUse(uid), 'constructor', null))).toBe('credits/invalid-feature');
  expect(codeOf(await credits.hold(newUse('nobody'), 'stories', null))).toBe('credits/user-not-found');
});

test('[CR8] a spent free plan is topped up to one credit after a week, once, however many ask', async () => {
  const uid = await addCarer(server.database, { hundredths: 4, now: clock.now() });
  await readCredits(server.ports, uid);
  expect(await balanceOf(server.database, uid)).toBe(4);
  clock.advance(7 * 24 * 60 * 60 * 1000);
  const states = await Promise.all(Array.from({ length: 20 }, () => readCredits(server.ports, uid)));
  expect(await balanceOf(server.database, uid)).toBe(100);
  expect(states.some((state) => state.ok && state.value.credits === 1)).toBe(true);
  const { lines } = await readHistory(server.ports, uid, undefined);
  expect(lines.filter((line) => line.kind === 'weekly')).toMatchObject([{ credits: 0.96, balanceAfter: 1 }]);
});

test('[CR8] with too little for anything, the free plan says when the next free credit comes; others say nothing', async () => {
  const last = new Date(clock.now().getTime() - 2 * 24 * 60 * 60 * 1000);
  const uid = await addCarer(server.database, { hundredths: 3, lastFreeCreditAt: last });
  const state = await readCredits(server.ports, uid);
  const due = new Date(last.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
  expect(state).toMatchObject({ ok: true, value: { credits: 0.03, nextFreeCreditAt: due } });
  for (const more of [{ hundredths: 50 }, { hundredths: 3, plan: 'bronze' as const }]) {
    const other = await addCarer(server.database, { lastFreeCreditAt: last, ...more });
    expect((await readCredits(server.ports, other)).ok).toBe(true);
    expect(await readCredits(server.ports, other)).not.toHaveProperty('value.nextFreeCreditAt');
  }
});

test('[CR8] nothing is topped up on a paid plan or while a use is held', async () => {
  const week = new Date(clock.now().getTime() - 8 * 24 * 60 * 60 * 1000);
  const paid = await addCarer(server.database, { hundredths: 3, plan: 'bronze', lastFreeCreditAt: week });
  await readCredits(server.ports, paid);
  expect(await balanceOf(server.database, paid)).toBe(3);
  const held = await addCarer(server.database, { hundredths: 5, lastFreeCreditAt: week });
  const use = newUse(held);
  await credits.hold(use, 'aiChats', null);
  await readCredits(server.ports, held);
  expect(await balanceOf(server.database, held)).toBe(0);
  await credits.release(use, 'failed');
});

test('[CR11] a document that was never given credits gets those of its plan, once', async () => {
  const uid = await addCarer(server.database, { hundredths: 0, plan: 'silver' });
  const states = await Promise.all(Array.from({ length: 5 }, () => readCredits(server.ports, uid)));
  expect(states[0]?.ok).toBe(true);
  expect(await balanceOf(server.database, uid)).toBe(2500);
});

test('[CR16] the history has a line for each use with the balance after it, a page at a time', async () => {
  const uid = await addCarer(server.database, { hundredths: 500 });
  for (let chat = 0; chat < 25; chat += 1) await spend(uid);
  const failed = newUse(uid);
  await credits.hold(failed, 'stories', null);
  await credits.release(failed, 'failed');
  const first = await readHistory(server.ports, uid, undefined);
  expect(first.lines).toHaveLength(20);
  expect(first.lines.slice(0, 3)).toMatchObject([
    { kind: 'release', feature: 'stories', credits: 0.25, balanceAfter: 3.75 },
    { kind: 'hold', feature: 'stories', credits: -0.25, balanceAfter: 3.5 },
    { kind: 'capture', feature: 'aiChats', credits: -0.05, balanceAfter: 3.75 },
  ]);
  const second = await readHistory(server.ports, uid, first.next ?? undefined);
  expect(second.lines.at(-1)).toMatchObject({ kind: 'start', credits: 5, balanceAfter: 5 });
  expect(second.next).toBeNull();
  expect(new Set([...first.lines, ...second.lines].map((line) => line.id)).size).toBe(28);
});

test('[CR16] usage is counted by month and feature', async () => {
  const uid = await addCarer(server.database, { hundredths: 500 });
  await spend(uid, 'carePlans');
  await spend(uid);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  await spend(uid);
  const { months } = await readUsageByMonth(server.ports, uid);
  expect(months).toHaveLength(2);
  expect(months[0]).toMatchObject({ uses: { aiChats: 1, carePlans: 0 }, credits: 0.05 });
  expect(months[1]).toMatchObject({
    uses: { aiChats: 1, carePlans: 1 },
    spent: { aiChats: 0.05, carePlans: 0.25, stories: 0 },
    credits: 0.3,
  });
});
