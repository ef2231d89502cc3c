import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '#db/folder-lock';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'calmbridge-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
}

describe('the command line', () => {
  test('[US7] says how it is used', async () => {
    const { code, said } = await run('admin', 'promote', 'mo@example.org');
    expect(code).toBe(2);
    expect(said).toContain('npm run admin -- grant <email>');
  });

  test('[US7] says so when a running server holds the data folder', async () => {
    const lock = await lockFolder(dataDir);
    const { code, said } = await run('admin', 'grant', 'mo@example.org');
    await lock.release();
    expect(code).toBe(1);
    expect(said).toContain(`is in use by another process (${process.pid}). Stop it`);
  });
});
