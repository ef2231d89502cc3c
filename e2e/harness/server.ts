// Starts the built product as a carer's machine would: its own process, port and empty data folder.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Server = {
  url: string;
  /** Everything the server keeps, and what it has logged (server.log). */
  dataDir: string;
  /** Ends the process and keeps the data; `start` brings it back on the same port. */
  halt(): Promise<void>;
  /** Ends the process in the middle of what it is doing, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** As the operator does it: the command line of the server, while the embedded database is free. */
  grantAdmin(email: string): Promise<void>;
  /** The newest mail to this address in the outbox, as soon as there is one. */
  mailTo(address: string): Promise<string>;
  /** Ends the process and removes the data. */
  stop(): Promise<void>;
};

const built = (name: string) => fileURLToPath(new URL(`../../packages/server/dist/${name}`, import.meta.url));
const main = built('main.js');

export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calmbridge-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

  const start = async () => {
    const child = spawnServer(dataDir, { PORT: String(port), PUBLIC_URL: url, ...environment });
    running = { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
    await whenHealthy(url, child);
  };
  const halt = async () => {
    if (running === undefined) return;
    const { child, ended } = running;
    child.kill('SIGTERM');
    await Promise.race([ended, pause(5_000)]);
    child.kill('SIGKILL');
    await ended;
  };
  const crash = async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
  };
  const grantAdmin = async (email: string) => {
    await halt();
    await promisify(execFile)(process.execPath, [built('cli.js'), 'admin', 'grant', email], {
      cwd: dataDir,
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    });
    await start();
  };
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  await start();
  return {
    url,
    dataDir,
    start,
    halt,
    crash,
    stop,
    grantAdmin,
    mailTo: (address) => newestMail(join(dataDir, 'outbox'), address),
  };
}

function spawnServer(dataDir: string, environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SIGN_UPS_PER_HOUR: '100000',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (lines: Buffer) => {
    appendFileSync(join(dataDir, 'server.log'), lines);
    // Whoever asked for more than errors wants it in the file.
    if (environment['LOG_LEVEL'] === undefined) process.stderr.write(lines);
  });
  return child;
}

async function whenHealthy(url: string, child: ChildProcess) {
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it answered`);
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

async function newestMail(folder: string, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    for (const name of names) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(address)) return plain(mail);
    }
    await pause(100);
  }
  throw new Error(`No mail to ${address} in the outbox`);
}

/** Undoes quoted-printable, so that a long link is whole again. */
const plain = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
