// Two processes under load, one of them killed in the middle and brought back. PostgreSQL only: the embedded database
// serves one process. SCALE_OUT_SECONDS sets how long the load lasts; from 60 on nothing is hurried and the holds of the
// killed process die of age.
import { setTimeout as pause } from 'node:timers/promises';
import { packages, priceHundredths } from '@calmbridge/domain/credits/prices';
import { aiUsesAtOnce, silentMs } from '@calmbridge/domain/credits/uses';
import { backoffs } from '@calmbridge/domain/identity/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../browser.ts';
import { balanceOf } from '../carers.ts';
import { expectInvariants } from '../ledger-invariants.ts';
import { type BusyCarer, openCarer } from './busy-carer.ts';
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts';

const seconds = Number(process.env['SCALE_OUT_SECONDS'] ?? 6);
const carerCount = Number(process.env['SCALE_OUT_CARERS'] ?? 6);
const isHurried = seconds < 60;

describe.runIf(process.env['TEST_DATABASE_URL'])('two server processes', { timeout: 1_800_000 }, () => {
  let two: TwoProcesses;

  beforeAll(async () => {
    two = await startTwoProcesses();
  }, 180_000);
  afterAll(() => two.stop());

  test('[OP1] a session opened in one process is valid in the other, and ends in both', async () => {
    const [here, there] = two.servers;
    const { cookie } = await openCarer(here.url, 'session@example.org');
    const credits = () => fetch(`${there.url}/api/credits`, { headers: { cookie } });
    expect((await credits()).status).toBe(200);
    await fetch(`${here.url}/api/identity/sign-out`, { method: 'POST', headers: { cookie } });
    expect((await credits()).status).toBe(401);
  });

  test('[OP2] guesses at a password are counted together', async () => {
    await openCarer(two.proxy.url, 'guessed@example.org');
    const guess = async (_: unknown, turn: number) => {
      const answer = await fetch(`${two.servers[turn % 2]?.url}/api/identity/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'guessed@example.org', password: `${goodPassword} not` }),
      });
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 24 }, guess));
    const tried = statuses.filter((status) => status !== 429);
    // Apart, each process would let its own free ones through. A slow machine may let waits pass meanwhile.
    expect(tried.length).toBeLessThan(2 * backoffs.signInFromStranger.freeFailures);
  });

  test('[OP3] [OP4] one killed under load: nothing acknowledged is lost, nobody pays twice, the other goes on', async () => {
    const [victim] = two.servers;
    const carers: BusyCarer[] = [];
    for (let place = 0; place < carerCount; place += 1)
      carers.push(await openCarer(two.proxy.url, `busy${place}@example.org`));
    let isOver = false;
    const working = Promise.all(carers.map((carer) => carer.workUntil(() => isOver)));

    await pause((seconds * 1000) / 3);
    await expect.poll(() => two.ai.open(), { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(2);
    await victim.kill('SIGKILL');
    const goneAt = Date.now();
    await pause(300);
    const broken = carers.flatMap(({ uses }) => uses.filter(({ outcome }) => outcome === 'broken'));
    if (isHurried)
      await two.database.pool.query(
        "update uses set deadline_at = now() where state = 'held' and use_id = any($1)",
        [broken.map(({ useId }) => useId)],
      );
    await pause((seconds * 1000) / 3);
    const atReturn = two.proxy.taken[0] ?? 0;
    await two.restart(victim);
    await pause((seconds * 1000) / 3);
    await expect
      .poll(() => two.proxy.taken[0], { timeout: 60_000, message: 'the one that came back serves again' })
      .toBeGreaterThan(atReturn);
    isOver = true;
    await working;
    // Nobody is at work any more: what is still held belongs to the killed one.
    if (isHurried) await two.database.pool.query("update uses set deadline_at = now() where state = 'held'");

    expect(carers.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(Math.max(...carers.flatMap(({ brokenSince }) => brokenSince))).toBeLessThan(goneAt);
    const held = () => two.database.pool.query("select 1 from uses where state = 'held'");
    await expect.poll(async () => (await held()).rows.length, { timeout: 70_000, interval: 200 }).toBe(0);
    await expectInvariants(two.database);
    for (const carer of carers) {
      await expectKept(carer, two);
      await expectRightlyRefused(carer, two, goneAt);
    }
    const asked = await two.database.pool.query<{ feature: string; n: number }>(
      'select feature, count(*)::int as n from uses group by feature',
    );
    const count = new Map(asked.rows.map(({ feature, n }) => [feature, n]));
    expect(two.ai.calls.length, 'a text is asked for once').toBeLessThanOrEqual(count.get('aiChats') ?? 0);
    expect(two.images.calls.length).toBeLessThanOrEqual(count.get('pecsGenerations') ?? 0);
  });
});

/** Who was told that two are under way had two: living ones, or dead ones whose silence was not long enough. */
async function expectRightlyRefused(
  { uid, uses, tooMany }: BusyCarer,
  { database }: TwoProcesses,
  goneAt: number,
) {
  const broken = uses.filter(({ outcome }) => outcome === 'broken').map(({ useId }) => useId);
  for (const { begunAt, endedAt } of tooMany) {
    const living = await database.pool.query(
      'select 1 from uses where uid = $1 and created_at <= $2 and settled_at >= $3 and use_id <> all($4)',
      [uid, new Date(endedAt), new Date(begunAt), broken],
    );
    const dead = begunAt <= goneAt + silentMs ? broken.length : 0;
    expect(living.rows.length + dead, `refused ${begunAt - goneAt} ms after the kill`).toBeGreaterThanOrEqual(
      aiUsesAtOnce,
    );
  }
}

/** What the carer was told is what the database says, and the pictures are there whichever process is asked. */
async function expectKept(
  { uid, cookie, uses, pictures, purchases }: BusyCarer,
  { database, servers }: TwoProcesses,
) {
  const found = await database.pool.query<{
    use_id: string;
    state: string;
    feature: keyof typeof priceHundredths;
  }>('select use_id, state, feature from uses where uid = $1', [uid]);
  const stateOf = new Map(found.rows.map(({ use_id, state }) => [use_id, state]));
  // A picture that was kept right before the kill is answered without a use of its own.
  for (const { useId, outcome } of uses)
    if (outcome === 'answered') expect(stateOf.get(useId) ?? 'captured', useId).toBe('captured');
  const captured = found.rows.filter(({ state }) => state === 'captured');
  const answered = uses.filter(({ outcome }) => outcome === 'answered').length;
  const broken = uses.filter(({ outcome }) => outcome === 'broken').length;
  expect(captured.length).toBeGreaterThanOrEqual(answered - broken);
  expect(captured.length).toBeLessThanOrEqual(answered + broken);
  const paid = await database.pool.query<{ intent_id: string }>(
    'select intent_id from payments where uid = $1 and has_succeeded',
    [uid],
  );
  expect(paid.rows.map(({ intent_id }) => intent_id).toSorted()).toEqual(purchases.toSorted());
  const spent = captured.reduce((sum, { feature }) => sum + priceHundredths[feature], 0);
  expect(await balanceOf(database, uid)).toBe(
    100 + purchases.length * packages.bronze.creditHundredths - spent,
  );
  for (const [at, url] of pictures.entries()) {
    const { status, headers } = await fetch(`${servers[at % 2]?.url}${url}`, { headers: { cookie } });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
}
