import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret that signs sessions: made at the first start, readable by its owner alone, kept from then on. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Written whole under another name first: a killed start must not leave half a secret behind.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
