import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#log';
import { testConfig } from '#test/test-app';
import { sweepUnfinishedFiles } from './sweep-unfinished-files.ts';

test('[SU5] what a killed process left half written is removed, what is being written stays', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'calmbridge-parts-'));
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => lines.push(line) });
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of ['outbox/a.eml.part', 'outbox/a.eml', 'ai-symbols/u/b.jpg.1.part', 'database/c.part']) {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, old, old);
  }
  await writeFile(path.join(dataDir, 'outbox/new.eml.part'), 'x');
  await sweepUnfinishedFiles({ clock: { now: () => new Date() }, config: { ...testConfig(), dataDir }, log });
  const left = (await readdir(dataDir, { recursive: true })).filter((name) => /\.\w+$/.test(name)).toSorted();
  expect(left).toEqual(['database/c.part', 'outbox/a.eml', 'outbox/new.eml.part']);
  expect(lines.join('')).toContain('"removed":2');
  await rm(dataDir, { recursive: true });
});
