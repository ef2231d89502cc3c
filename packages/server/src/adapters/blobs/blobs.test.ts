import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Store } from '#test/fakes/s3-store';
import type { Blobs } from './blobs.ts';
import { diskFailure, folderBlobs } from './folder-blobs.ts';
import { s3Blobs, usualLimits } from './s3-blobs.ts';

/** For a store that stays away. One that answers is given time, however busy the machine. */
const impatient = { attemptMs: 500, readMs: 1200, operationMs: 1200, uploadMs: 1200 };
const key = 'ai-symbols/anna/library-1.jpg';
const bytes = (text: string) => new TextEncoder().encode(text);
const failing = (code: string) => expect.objectContaining({ code });

let root = '';
let store: Awaited<ReturnType<typeof startS3Store>>;
const kinds: [string, () => Blobs][] = [
  ['the data folder', () => folderBlobs(root)],
  ['an S3 store', () => s3Blobs(store.settings)],
];

beforeAll(async () => {
  store = await startS3Store();
});
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'calmbridge-blobs-'));
  store.behave({ is: 'open' });
  store.seen.length = 0;
  await s3Blobs(store.settings).removeAll('ai-symbols/anna/');
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => store.stop());

describe.each(kinds)('[IM11] in %s', (_, open) => {
  test('what was written is read, listed and removed, each folder for itself', async () => {
    const blobs = open();
    expect([await blobs.has(key), await blobs.read(key), await blobs.list('ai-symbols/anna/')]).toEqual([
      false,
      null,
      [],
    ]);
    await blobs.write(key, bytes('first'));
    await blobs.write(key, bytes('second'));
    await blobs.write('ai-symbols/ben/library-1.jpg', bytes('ben'));
    expect(await blobs.has(key)).toBe(true);
    expect(new TextDecoder().decode((await blobs.read(key)) ?? undefined)).toBe('second');
    expect(await blobs.list('ai-symbols/anna/')).toEqual([key]);
    await blobs.removeAll('ai-symbols/anna/');
    await blobs.remove(key);
    expect([await blobs.list('ai-symbols/anna/'), await blobs.has('ai-symbols/ben/library-1.jpg')]).toEqual([
      [],
      true,
    ]);
  });

  test.each([
    '../../etc/passwd',
    'ai-symbols/../x.jpg',
    'ai-symbols/a/b/c.jpg',
    'ai-symbols/a/x.svg',
    '/ai-symbols/a/x.jpg',
    'ai-symbols/a/',
  ])('no name leads elsewhere: %s', async (name) => {
    await expect(async () => open().read(name)).rejects.toThrow('not a key of ours');
  });

  test('writers at once leave one whole file', async () => {
    const blobs = open();
    const texts = Array.from({ length: 10 }, (__, at) => String(at).repeat(100_000));
    await Promise.all(texts.map((text) => blobs.write(key, bytes(text))));
    expect(texts).toContain(new TextDecoder().decode((await blobs.read(key)) ?? undefined));
    expect(await blobs.list('ai-symbols/anna/')).toEqual([key]);
  });
});

describe('[IM11] the data folder', () => {
  test('is readable by its owner alone and keeps no half files', async () => {
    await folderBlobs(root).write(key, bytes('x'));
    expect((await stat(path.join(root, key))).mode & 0o777).toBe(0o600);
    expect(await readdir(path.join(root, 'ai-symbols/anna'))).toEqual(['library-1.jpg']);
  });

  test.each([
    ['ENOSPC', 'images/no-room'],
    ['EDQUOT', 'images/no-room'],
    ['EROFS', 'images/storage-unavailable'],
    ['EACCES', 'images/storage-unavailable'],
    ['EIO', 'images/storage-unavailable'],
  ])('that answers %s is told as %s', (code, refusal) => expect(diskFailure(code)).toEqual(failing(refusal)));

  test('whose place is taken by a file is unavailable', async () => {
    await writeFile(path.join(root, 'ai-symbols'), 'a file');
    await expect(folderBlobs(root).write(key, bytes('x'))).rejects.toEqual(
      failing('images/storage-unavailable'),
    );
    await expect(folderBlobs(root).read(key)).rejects.toEqual(failing('images/storage-unavailable'));
    expect(await readFile(path.join(root, 'ai-symbols'), 'utf8')).toBe('a file');
  });
});

describe('[IM11] an S3 store', () => {
  const blobs = (limits = usualLimits) => s3Blobs(store.settings, limits);

  test('is tried for 120 s at most, an upload for 600 s', () => {
    expect(usualLimits).toMatchObject({ operationMs: 120_000, uploadMs: 600_000 });
  });

  test('that stumbles is asked again', async () => {
    store.behave({ is: 'status', status: 503, times: 2 });
    await blobs().write(key, bytes('x'));
    expect(store.seen.filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    expect(await blobs().has(key)).toBe(true);
  });

  test('that stays away, hangs or refuses is unavailable', async () => {
    store.behave({ is: 'status', status: 500, times: 99 });
    await expect(blobs(impatient).read(key)).rejects.toEqual(failing('images/storage-unavailable'));
    store.behave({ is: 'hang' });
    await expect(blobs(impatient).write(key, bytes('x'))).rejects.toEqual(
      failing('images/storage-unavailable'),
    );
    store.behave({ is: 'open' });
    const stranger = s3Blobs({ ...store.settings, secretAccessKey: 'wrong' });
    await expect(stranger.write(key, bytes('x'))).rejects.toEqual(failing('images/storage-unavailable'));
    const nobody = s3Blobs({ ...store.settings, endpoint: 'http://127.0.0.1:9' }, impatient);
    await expect(nobody.has(key)).rejects.toEqual(failing('images/storage-unavailable'));
  });

  test.each([
    [507, ''],
    [403, '<Error><Code>QuotaExceeded</Code></Error>'],
  ])('that answers %s for want of room has no room, and is not asked again', async (status, body) => {
    store.behave({ is: 'status', status, times: 99, body });
    await expect(blobs().write(key, bytes('x'))).rejects.toEqual(failing('images/no-room'));
    expect(store.seen.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  test('is not waited for when the carer has left', async () => {
    store.behave({ is: 'hang' });
    const leaving = new AbortController();
    const writing = s3Blobs(store.settings).write(key, bytes('x'), leaving.signal);
    await expect.poll(() => store.seen.length).toBeGreaterThan(0);
    leaving.abort();
    await expect(writing).rejects.toEqual(failing('images/storage-unavailable'));
  });
});
