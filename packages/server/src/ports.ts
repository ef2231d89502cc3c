import type { Blobs } from './adapters/blobs/blobs.ts';
import type { Mailer } from './adapters/mail/mail.ts';
import type { Reading } from './adapters/reading/reading.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import type { Passwords } from './features/identity/passwords.ts';
import type { Metrics } from './http/metrics.ts';
import type { Log } from './log.ts';

export type Clock = { now(): Date };
export type Ids = { next(): string };

/** What every feature may be handed. Time and chance come from here, so that a test can hold them still. */
export type Ports = {
  config: Config;
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  ids: Ids;
  background: Background;
  mailer: Mailer;
  blobs: Blobs;
  reading: Reading;
  passwords: Passwords;
};
