import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { startSweeper } from './sweeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SU6] every sweep runs at the start and at its own pace, until it is stopped', async () => {
  const seen: string[] = [];
  const sweep = (name: string, everyMs: number) => ({ name, everyMs, run: async () => seen.push(name) });
  const stop = startSweeper(
    [sweep('often', 1000), sweep('seldom', 3000)],
    createLog('silent', { write: () => undefined }),
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen).toEqual(['often', 'seldom', 'often', 'often', 'often', 'seldom']);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toHaveLength(6);
});

test('[SU6] a sweep never overtakes itself, and one that fails is tried again', async () => {
  const lines: string[] = [];
  let runs = 0;
  const slow = async () => {
    runs += 1;
    await new Promise((done) => setTimeout(done, 2500));
    throw new Error('the database is gone');
  };
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  const stop = startSweeper([{ name: 'slow', everyMs: 1000, run: slow }], log);
  await vi.advanceTimersByTimeAsync(2400);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs).toBe(2);
  expect(lines.join('')).toMatch(/"sweep":"slow".*a sweep failed/s);
  stop();
});
