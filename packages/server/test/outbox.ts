import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ports } from '#ports';

/** The mails in the outbox once all background work is done, oldest first, decoded. */
export async function readOutbox({
  background,
  config,
}: Pick<Ports, 'background' | 'config'>): Promise<string[]> {
  await background.drain(10_000);
  const folder = path.join(config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.map((mail) => mail.replace(/=\n/g, '').replace(/=3D/g, '='));
}

/** The tokens of the reset links in these mails. */
export const resetTokens = (mails: string[]): string[] =>
  mails.flatMap((mail) => /\/reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? []);
