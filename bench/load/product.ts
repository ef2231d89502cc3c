// The built product in a process of its own, as in production, on PostgreSQL.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { metricsToken } from './watch.ts';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const page = fileURLToPath(new URL('../../packages/web/dist/index.html.br', import.meta.url));

export async function startProduct(environment: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'calmbridge-load-'));
  // What the bare server hands out: the same bytes, whatever is built meanwhile.
  const pageCopy = path.join(folder, 'index.html.br');
  copyFileSync(page, pageCopy);
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      METRICS_TOKEN: metricsToken,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}. Was it built?`)));
    child.stdout.on('data', (said: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(said))?.[0];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pageCopy, stop };
}
