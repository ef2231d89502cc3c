import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { destination } from 'pino';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { createBackground } from './background.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createPasswords } from './features/identity/passwords.ts';
import { createMetrics } from './http/metrics.ts';
import { createLog } from './log.ts';
import type { Ports } from './ports.ts';
import { keptSessionSecret } from './session-secret.ts';

/** The configuration of this process, or its end with every problem named. */
export function configOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = readConfig(process.env);
  if (read.ok) return read.config;
  process.stderr.write(
    `The configuration is not right:\n${read.problems.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exit(1);
}

/** Opens what a real process works with. */
export async function openPorts(settings: Config): Promise<Ports> {
  const log = createLog(settings.logLevel, destination({ dest: 2, sync: true }));
  const sessionSecret = settings.sessionSecret ?? (await keptSessionSecret(settings.dataDir));
  const config = { ...settings, sessionSecret };
  const clock = { now: () => new Date() };
  return {
    config,
    log,
    database: await openDatabase(config, log),
    metrics: createMetrics({ withProcess: true }),
    clock,
    ids: { next: () => randomUUID() },
    background: createBackground(log),
    mailer: createMailer(config, log, clock),
    passwords: createPasswords(),
  };
}
