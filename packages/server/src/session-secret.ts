import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A kept secret that can't be used. Making another would sign everyone out and free every limit, so a person decides. */
export class BadSessionSecret extends Error {
  override name = 'BadSessionSecret';
  constructor(file: string) {
    super(
      `The session secret in ${file} is damaged. Bring it back from a backup, or remove it: everyone signs in anew.`,
    );
  }
}

const shortest = 32;

/** The secret that signs sessions: made at the first start, readable by its owner alone, kept from then on. */
export async function readOrMakeSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT' || fault.code === 'ENOTDIR') return null;
    throw fault;
  });
  if (kept !== null && kept.trim().length < shortest) throw new BadSessionSecret(file);
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
