import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testConfig } from '#test/test-app';
import { hasRoom } from './has-room.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'calmbridge-room-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const s3 = {
  endpoint: 'https://s3.example',
  bucket: 'b',
  region: 'auto',
  accessKeyId: 'a',
  secretAccessKey: 's',
};
const place = () => ({ ...testConfig(), databaseUrl: undefined, dataDir });

test('[HT11] a folder with room is written to, and nothing is left in it', async () => {
  expect(await hasRoom(place())).toBe(true);
  expect(await readdir(dataDir)).toEqual([]);
});

test('[HT11] there is no room where the database could not make its next piece', async () => {
  expect(await hasRoom(place(), async () => 31 * 1024 * 1024)).toBe(false);
  expect(await hasRoom(place(), async () => 33 * 1024 * 1024)).toBe(true);
});

test('[HT11] who keeps nothing in the folder needs no room in it', async () => {
  const elsewhere = { databaseUrl: 'postgres://db', s3, smtpUrl: 'smtp://mail', dataDir: '/dev/null/data' };
  expect(await hasRoom(elsewhere)).toBe(true);
  expect(await hasRoom({ ...elsewhere, smtpUrl: undefined })).toBe(false);
});
