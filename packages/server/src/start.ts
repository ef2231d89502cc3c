import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { destination } from 'pino';
import { chooseBlobs } from './adapters/blobs/choose-blobs.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { readInWorkers } from './adapters/reading/read-in-workers.ts';
import { createBackground } from './background.ts';
import { readConfig, type Settings } from './config.ts';
import { isDatabaseGone } from './db/database-gone.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { DamagedDatabase } from './db/whole-cluster.ts';
import { createPasswords } from './features/identity/passwords.ts';
import { createMetrics } from './http/metrics.ts';
import { createLog } from './log.ts';
import type { Ports } from './ports.ts';
import { BadSessionSecret, readOrMakeSessionSecret } from './session-secret.ts';

/** The configuration of this process, or its end with every problem named. */
export function configOrExit(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = readConfig(process.env);
  if (read.ok) return read.config;
  process.stderr.write(
    `The configuration is not right:\n${read.problems.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exit(1);
}

/** Opens what a real process works with, or ends it with a plain reason. */
export async function openPortsOrExit(settings: Settings): Promise<Ports> {
  try {
    return await openPorts(settings);
  } catch (fault) {
    const reason = reasonOf(fault, settings);
    if (!reason) throw fault;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

function reasonOf(fault: unknown, settings: Settings): string | null {
  if (fault instanceof FolderInUse) {
    const who = `The data folder ${settings.dataDir} is in use by another process (${fault.pid}).`;
    return `${who} Stop it, set another DATA_DIR, or use PostgreSQL by DATABASE_URL.`;
  }
  if (fault instanceof DamagedDatabase || fault instanceof BadSessionSecret) return fault.message;
  if (settings.databaseUrl)
    return isDatabaseGone(fault) ? 'The database at DATABASE_URL does not answer.' : null;
  const code = fault instanceof Error && 'code' in fault && 'syscall' in fault ? fault.code : null;
  return code === null ? null : `The data folder ${settings.dataDir} can't be used (${String(code)}).`;
}

async function openPorts(settings: Settings): Promise<Ports> {
  const log = createLog(settings.logLevel, destination({ dest: 2, sync: true }));
  const sessionSecret = settings.sessionSecret ?? (await readOrMakeSessionSecret(settings.dataDir));
  const config = { ...settings, sessionSecret };
  const clock = { now: () => new Date() };
  if (config.stripe && !config.databaseUrl) {
    log.warn('payments run on the embedded database, which a power cut can damage: set DATABASE_URL');
  }
  if (config.isProduction && !config.metricsToken) {
    log.warn('/metrics is off: set METRICS_TOKEN to have it');
  }
  return {
    config,
    log,
    database: await openDatabase(config, log),
    metrics: createMetrics({ withProcess: true }),
    clock,
    ids: { next: () => randomUUID() },
    background: createBackground(log),
    mailer: createMailer(config, log, clock),
    blobs: chooseBlobs(config),
    reading: readInWorkers(),
    passwords: createPasswords(),
  };
}
