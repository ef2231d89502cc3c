import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest';
import type { Config, Settings } from './config.ts';
import { BadSessionSecret, readOrMakeSessionSecret } from './session-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('[SU3] the secret is made once, kept, and readable by its owner alone', async () => {
  const first = await readOrMakeSessionSecret(path.join(folder, 'data'));
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await readOrMakeSessionSecret(path.join(folder, 'data'))).toBe(first);
  expect((await stat(path.join(folder, 'data/session-secret'))).mode & 0o777).toBe(0o600);
});

test('[SU3] starts that come together agree on one secret and leave no draft', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => readOrMakeSessionSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('[SU3] a kept secret that is damaged is neither used nor replaced', async () => {
  await writeFile(path.join(folder, 'session-secret'), '');
  await expect(readOrMakeSessionSecret(folder)).rejects.toThrow(BadSessionSecret);
});

test('[SU3] the environment may leave the secret out; what runs always has one', () => {
  expectTypeOf<Settings['sessionSecret']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Config['sessionSecret']>().toEqualTypeOf<string>();
});
