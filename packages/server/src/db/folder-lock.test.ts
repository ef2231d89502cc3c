import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { isRunning, thisProcess } from './process-identity.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const layClaim = async (claim: object | string) => {
  const file = path.join(folder, 'locks', 'left-behind.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof claim === 'string' ? claim : JSON.stringify(claim));
  return file;
};

test('[DB2] a folder in use is refused, naming who uses it, until it is released', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toEqual(new FolderInUse(process.pid));
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(await readdir(path.join(folder, 'locks'))).toEqual([]);
});

test('[DB2] of many that come together one at most gets in', async () => {
  for (let round = 0; round < 10; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const locks = tries.filter((attempt) => attempt.status === 'fulfilled');
    expect(locks.length).toBeLessThanOrEqual(1);
    for (const lock of locks) await lock.value.release();
  }
});

test('[DB2] a lock left by a killed process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const pid = child.pid ?? 0;
  const claim = { ...(await thisProcess()), pid, startTicks: '1' };
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await layClaim(claim);
  const lock = await lockFolder(folder);
  expect(await readdir(path.join(folder, 'locks'))).toHaveLength(1);
  await lock.release();
});

test('[DB2] a pid that belongs to somebody else by now does not keep the folder locked', async () => {
  await layClaim({ ...(await thisProcess()), pid: process.ppid, startTicks: '1' });
  await (await lockFolder(folder)).release();
});

test('[DB2] a holder on another machine counts as alive while its heart beats', async () => {
  const file = await layClaim({ pid: 4711, startTicks: '1', space: 'another machine' });
  const heart = setInterval(() => void utimes(file, new Date(), new Date()), 200);
  await expect(lockFolder(folder)).rejects.toEqual(new FolderInUse(4711));
  clearInterval(heart);
});

test('[DB2] a holder on another machine that shows no sign of life is given up', async () => {
  await layClaim({ pid: 4711, startTicks: '1', space: 'another machine' });
  await (await lockFolder(folder)).release();
});

test('[DB2] a claim torn by a power loss does not keep the folder locked', async () => {
  await layClaim('{"pid":');
  await (await lockFolder(folder)).release();
});

test('a process knows itself to be running', async () => {
  expect(await isRunning(await thisProcess())).not.toBe('no');
});
