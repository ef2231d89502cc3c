// The page as `npm run dev` shows it, in front of a server that is there already.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.ts';

const web = fileURLToPath(new URL('../../packages/web', import.meta.url));
const vite = join(
  dirname(createRequire(join(web, 'vite.config.ts')).resolve('vite/package.json')),
  'bin/vite.js',
);

export type DevServer = { url: string; stop: () => void };

export async function startDevServer(serverUrl: string): Promise<DevServer> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [vite, '--clearScreen', 'false'], {
    cwd: web,
    env: { ...process.env, WEB_PORT: port, PORT: new URL(serverUrl).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says where it is once it listens.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (lines: Buffer) => lines.includes(port) && resolve());
    child.once('exit', (code) => reject(new Error(`vite ended with ${code}`)));
  });
  return { url: `http://localhost:${port}`, stop: () => child.kill() };
}
