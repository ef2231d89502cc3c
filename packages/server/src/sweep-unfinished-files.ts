import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ports } from './ports.ts';

// Files are written under another name and moved into place. A process killed in between leaves its part behind.

/** Longer than any file takes to be written. */
const oldMs = 60 * 60_000;

/** Names that only ever stand for a file in the making: mails, pictures, the look for room. */
const isPart = (name: string) => name.endsWith('.part');

/** Removes what killed processes left in the data folder. Another process may be at work there too. */
export async function sweepUnfinishedFiles({
  clock,
  config,
  log,
}: Pick<Ports, 'clock' | 'config' | 'log'>): Promise<void> {
  const before = clock.now().getTime() - oldMs;
  let removed = 0;
  for (const file of await partsIn(config.dataDir)) {
    const facts = await stat(file).catch(() => null);
    if (facts === null || facts.mtimeMs > before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  if (removed > 0) log.warn({ removed }, 'removed files that were never finished');
}

async function partsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const inner = await Promise.all(
    // The database looks after its own files.
    entries
      .filter((entry) => entry.isDirectory() && entry.name !== 'database')
      .map((entry) => partsIn(path.join(folder, entry.name))),
  );
  const here = entries.filter((entry) => entry.isFile() && isPart(entry.name));
  return [...here.map((entry) => path.join(folder, entry.name)), ...inner.flat()];
}
