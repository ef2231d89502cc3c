import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

// The server as it really runs: its bundle, in a process of its own, on a free port.

/** The bundle that npm test has built, or else one for this run, inside the workspace so that it finds what npm installed. */
export async function buildServer(): Promise<{ main: string; remove(): Promise<void> }> {
  const root = path.join(import.meta.dirname, '..');
  const main = process.env['TEST_SERVER_BUNDLE'];
  if (main) return { main, remove: async () => undefined };
  const outDir = path.join(root, `../../.cache/test-server-${process.pid}`);
  const configFile = path.join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'error', build: { outDir } });
  return { main: path.join(outDir, 'main.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  /** The address, or null when the process ended before it was ready. */
  url: string | null;
  pid: number;
  output: { out: string; err: string };
  ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): Promise<Ended>;
};

/** Starts the bundle and waits until it is ready or gone. */
export async function startServer(main: string, environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SIGN_UPS_PER_HOUR: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output.out.includes('\n') && resolve());
  });
  await Promise.race([ready, ended]);
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const url = /http:\/\/\S+/.exec(output.out)?.[0] ?? null;
  return { url, pid: child.pid ?? 0, output, ended, kill };
}

function collect(child: ChildProcess) {
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  return output;
}
