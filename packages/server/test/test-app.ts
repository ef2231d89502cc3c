import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import type { Blobs } from '#adapters/blobs/blobs';
import { chooseBlobs } from '#adapters/blobs/choose-blobs';
import { createMailer } from '#adapters/mail/create-mailer';
import { readHere } from '#adapters/reading/read-here';
import type { Reading } from '#adapters/reading/reading';
import { createBackground } from '#background';
import { type Config, readConfig } from '#config';
import type { Database } from '#db/open-database';
import { features } from '#features';
import { createPasswords, type Passwords } from '#features/identity/passwords';
import { createApp } from '#http/app';
import type { AppEnv } from '#http/app-env';
import { createMetrics } from '#http/metrics';
import type { StaticFiles } from '#http/static-files';
import { createLog } from '#log';
import type { Clock, Ids, Ports } from '#ports';
import { openTestDatabase } from './test-database.ts';

/** Real scrypt, at a price that lets a suite sign up hundreds. */
const cheapCost = { log2N: 4, r: 8, p: 1 };

type Options = {
  config?: Partial<Config>;
  clock?: Clock;
  ids?: Ids;
  passwords?: Passwords;
  blobs?: Blobs;
  reading?: Reading;
  /** Routes that only a test needs. */
  routes?: Hono<AppEnv>;
  pages?: StaticFiles;
  /** Reuse a database, for instance to start a second server on it. The caller closes it. */
  database?: Database;
};

/** The whole server without a socket: `app.request('/api/…')`. Close it when done. */
export async function startTestApp(options: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'calmbridge-test-'));
  const config = { ...testConfig(), dataDir, ...options.config };
  const database = options.database ?? (await openTestDatabase());
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line: string) => logLines.push(line) });
  const clock = options.clock ?? { now: () => new Date() };
  const ports: Ports = {
    config,
    database,
    log,
    metrics: createMetrics({ withProcess: false }),
    clock,
    ids: options.ids ?? { next: () => randomUUID() },
    background: createBackground(log),
    mailer: createMailer(config, log, clock),
    reading: options.reading ?? readHere,
    blobs: options.blobs ?? chooseBlobs(config),
    passwords: options.passwords ?? createPasswords(cheapCost),
  };
  const app = createApp(ports, {
    features: new Hono<AppEnv>().route('/', features(ports)).route('/', options.routes ?? new Hono<AppEnv>()),
    pages: options.pages ?? new Map(),
  });
  const close = async () => {
    await ports.background.drain(5_000);
    ports.mailer.close();
    if (!options.database) await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, ports, config, database, db: database.db, logLines, close };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export function testConfig(environment: Record<string, string> = {}): Config {
  const read = readConfig({ NODE_ENV: 'test', SIGN_UPS_PER_HOUR: '100000', ...environment });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return { ...read.config, sessionSecret: 'a-secret-for-tests-that-is-long-enough' };
}

/** A clock that stands still until it is told to move. */
export function testClock(start = '2026-11-15T12:00:00.000Z') {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
}
