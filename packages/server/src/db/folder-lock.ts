import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, ProcessIdentity, thisProcess } from './process-identity.ts';

// One process at a time on a folder. Each contender first lays down a file of its own, then looks at the others':
// of two that come together at least one sees the other, so both never go on. A file is removed only by its owner or
// once its owner is certainly gone, and its name is never used again, so nobody can remove a live one by mistake.

export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(readonly pid: number) {
    super(`in use by process ${pid}`);
  }
}

export type FolderLock = { release(): Promise<void> };

const heartbeatMs = 1_000;
/** How long a holder we can't look up is watched for a sign of life. */
const watchMs = 5_000;
const attempts = 6;

export async function lockFolder(folder: string): Promise<FolderLock> {
  const claims = path.join(folder, 'locks');
  await mkdir(claims, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    const own = await layDown(claims);
    const rival = await findRival(claims, own);
    if (!rival) return keep(own);
    await rm(own, { force: true });
    if (attempt === attempts) throw new FolderInUse(rival.pid);
    // Two that came together both stepped back; by chance one will be first next time.
    await pause(20 + Math.random() * 80);
  }
}

async function layDown(claims: string): Promise<string> {
  const own = path.join(claims, `${process.pid}-${randomUUID()}.json`);
  await writeFile(`${own}.draft`, JSON.stringify(await thisProcess()), { mode: 0o600 });
  await rename(`${own}.draft`, own);
  return own;
}

async function findRival(claims: string, own: string): Promise<ProcessIdentity | null> {
  for (const name of await readdir(claims)) {
    const file = path.join(claims, name);
    if (file === own || !name.endsWith('.json')) continue;
    const owner = await ownerOf(file);
    if (!owner) continue;
    if (await isAlive(file, owner)) return owner;
    await rm(file, { force: true });
  }
  return null;
}

async function ownerOf(file: string): Promise<ProcessIdentity | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return ProcessIdentity.parse(JSON.parse(text));
  } catch {
    // Torn by a power loss: whose it is can't be told, but an owner that lives still touches it.
    return { pid: 0, startTicks: null, space: 'unreadable' };
  }
}

async function isAlive(file: string, owner: ProcessIdentity): Promise<boolean> {
  const answer = await isRunning(owner);
  if (answer !== 'unknown') return answer === 'yes';
  const seen = await lastBeat(file);
  for (let waited = 0; waited < watchMs; waited += 250) {
    await pause(250);
    if ((await lastBeat(file)) !== seen) return true;
  }
  return false;
}

const lastBeat = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs;

function keep(own: string): FolderLock {
  const beat = () => utimes(own, new Date(), new Date()).catch(() => undefined);
  const heart = setInterval(() => void beat(), heartbeatMs);
  heart.unref();
  return {
    async release() {
      clearInterval(heart);
      await rm(own, { force: true });
    },
  };
}
