import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** What the embedded database may want at once: it makes its log in pieces of 16 MB. */
const leastFreeBytes = 32 * 1024 * 1024;
const probe = Buffer.alloc(64 * 1024);

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'smtpUrl'>;

/** Whether the data folder can be written to, where this server writes to it at all. */
export async function hasRoom(place: Place, freeBytes = freeBytesIn): Promise<boolean> {
  if (place.databaseUrl && place.s3 && place.smtpUrl) return true;
  const file = path.join(place.dataDir, `room-${randomUUID()}.part`);
  try {
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
    if ((await freeBytes(place.dataDir)) < leastFreeBytes) return false;
    await writeFile(file, probe, { mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

// Some file systems tell no sizes; then only the writing itself shows.
async function freeBytesIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}
