// Real server processes, killed at chosen moments, with real clients in front and a fake assistant behind.
// FAULT_KILLS sets how many kills; a few in the suite, a hundred by hand.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newChat } from '../asking.ts';
import { balanceOf } from '../carers.ts';
import { expectInvariants } from '../ledger-invariants.ts';
import { call, eventsOf } from './page.ts';
import { isPostgres, openStage, type Stage } from './stage.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? (isPostgres ? 6 : 3));
const answer = ['One sentence. ', 'Two sentences. ', 'The last one.'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ is: 'stream', chunks: answer, everyMs: 10 });
}, 180_000);
afterAll(() => stage.close());

/** Asks one question, and says that it was received if it came whole. */
async function chat(turn: number, cookie: string, body = newChat('What helps at bedtime?')) {
  const url = stage.urlOf(turn);
  const asked = await call(url, '/api/assistant/chat', cookie, body, { is: 'none' });
  const isDone = eventsOf(asked).some((event) => event.is === 'done');
  if (!isDone) return { isDone, isReceived: false };
  const said = await call(url, `/api/uses/${body.useId}/received`, cookie, {}, { is: 'none' });
  return { isDone, isReceived: said.status === 200 };
}

describe('server processes that are killed', { timeout: 600_000 }, () => {
  test('[CR3] [CR6] killed at any moment: nobody pays without an answer, nothing is lost, all is settled', async () => {
    const asked: { uid: string; useId: string; isReceived: boolean }[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const { uid, cookie } = await stage.newCarer();
      const question = newChat('What helps at bedtime?');
      const calls = stage.ai.calls.length;
      const asking = chat(kill, cookie, question);
      await expect.poll(() => stage.ai.calls.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(calls);
      // From right after the hold, over the stream, to around capture and reply.
      await pause((kill % 8) * 7);
      await stage.killAndRestart(kill);
      const { isReceived } = await asking;
      asked.push({ uid, useId: question.useId, isReceived });
    }
    await stage.inspect(async (database) => {
      // The only process that can be gave back at its start what the one before it was writing.
      const written = await database.pool.query(
        "select 1 from uses where state = 'held' and finished_at is null",
      );
      if (!isPostgres) expect(written.rows).toEqual([]);
      await stage.sweepLate(database);
      await expectInvariants(database);
      for (const use of asked) {
        const found = await database.pool.query<{ state: string }>(
          'select state from uses where use_id = $1',
          [use.useId],
        );
        if (use.isReceived) expect(found.rows).toEqual([{ state: 'captured' }]);
        expect(await balanceOf(database, use.uid)).toBe(found.rows[0]?.state === 'captured' ? 95 : 100);
      }
    });
  });

  test.runIf(isPostgres)('[CR5] two processes: of fifty uses on the last 0.05 one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { uid, cookie } = await stage.newCarer();
      await stage.shared?.pool.query(
        `with carer as (update users set credits_hundredths = 5 where uid = $1)
         insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
         values ($1, 'test', 'adjustment', -95, 5, 'test', 'system', now())`,
        [uid],
      );
      const before = stage.ai.calls.length;
      const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => chat(turn, cookie)));
      expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(stage.ai.calls.length - before).toBe(1);
    }
    if (stage.shared !== null) await expectInvariants(stage.shared);
  });

  test.runIf(isPostgres)('[CR2] two processes: the same use twenty times at once asks once', async () => {
    const { uid, cookie } = await stage.newCarer();
    const question = newChat();
    const before = stage.ai.calls.length;
    await Promise.all(Array.from({ length: 20 }, (_, turn) => chat(turn, cookie, question)));
    expect(stage.ai.calls.length - before).toBe(1);
    if (stage.shared !== null) expect(await balanceOf(stage.shared, uid)).toBe(95);
  });
});
