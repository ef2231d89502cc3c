// A throwaway PostgreSQL for tests: its own folder, a free port on the loopback, no flushing to disk.
//   node scripts/postgres.mjs            prints its address and runs until it is interrupted
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Where initdb and postgres are, or null. The newest of Debian's folders, else what is on the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return (
    folders.find(
      (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
}

/** @returns {Promise<{ url: string, port: number, folder: string, stop(): Promise<void>, pid: number }>} */
export async function startPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL was not found: neither in /usr/lib/postgresql nor on the PATH.');
  const folder = mkdtempSync(path.join(tmpdir(), 'calmbridge-postgres-'));
  const owner = ownerFor(folder);
  const cluster = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      stdio: 'pipe',
      cwd: folder,
      ...owner,
    },
  );
  const port = await freePort();
  const server = spawn(path.join(bin, 'postgres'), ['-D', cluster, ...settings(port, folder)], {
    stdio: 'ignore',
    cwd: folder,
    ...owner,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for its clients.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(bin, port, server, stop);
  return { url, port, folder, stop, pid: server.pid };
}

const settings = (port, folder) =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);

// PostgreSQL refuses to run as root, so root hands it to the user that Debian made for it.
function ownerFor(folder) {
  if (process.getuid?.() !== 0) return {};
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function untilReady(bin, port, server, stop) {
  const isReady = path.join(bin, 'pg_isready');
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await pause(100);
    }
  }
  await stop();
  throw new Error('PostgreSQL did not start.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const postgres = await startPostgres();
  process.stdout.write(`${postgres.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void postgres.stop());
}
