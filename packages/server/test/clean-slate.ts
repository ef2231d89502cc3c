import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp, testClock } from './test-app.ts';

/** Nobody has signed up, nothing was counted, no mail was written, and the clock shows its first moment again. */
export async function cleanSlate({ ports, config, database }: TestApp, clock: ReturnType<typeof testClock>) {
  await ports.background.drain(10_000);
  await database.pool.query('delete from auth_users where $1', [true]);
  await database.pool.query('delete from auth_verifications where $1', [true]);
  await database.pool.query('delete from rate_limits where $1', [true]);
  await rm(path.join(config.dataDir, 'outbox'), { recursive: true, force: true });
  clock.advance(Date.parse('2026-11-15T12:00:00.000Z') - clock.now().getTime());
}
