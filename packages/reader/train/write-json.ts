// What is learned and kept as JSON is written as the repository formats it, so that training again changes figures only.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

export const writeJson = (path: string, value: unknown): void => writeFileSync(path, formattedJson(value));

export function formattedJson(value: unknown): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=learned.json'],
    { input: JSON.stringify(value, null, 2), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`What was learned could not be formatted: ${stderr}`);
  return stdout;
}
