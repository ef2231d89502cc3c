import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BlobFailure } from '#adapters/blobs/blobs';
import { goodPassword, openBrowser } from '#test/browser';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { sweepRemovals } from './remove-pictures.ts';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const carerWithPicture = async (email: string) => {
  const browser = openBrowser(server.app);
  const { user } = await browser.signUp({ email });
  await browser.post('/api/images', { useId: randomUUID(), words: 'apple' });
  return { browser, folder: `ai-symbols/${user.uid}/` };
};
const waiting = async () =>
  (await server.database.pool.query('select uid from picture_removals')).rows.length;

test('[IM13] pictures go with their account, and everybody else’s stay', async () => {
  const anna = await carerWithPicture('anna@example.org');
  const ben = await carerWithPicture('ben@example.org');
  expect(await server.ports.blobs.list(anna.folder)).toHaveLength(1);
  await anna.browser.post('/api/identity/delete-account', { password: goodPassword });
  await server.ports.background.drain(5_000);
  expect(await server.ports.blobs.list(anna.folder)).toEqual([]);
  expect(await server.ports.blobs.list(ben.folder)).toHaveLength(1);
});

test('[IM13] a storage that is away at the time is swept later, and once more when nothing can be under way', async () => {
  const anna = await carerWithPicture('anna2@example.org');
  const { blobs, background } = server.ports;
  const removeAll = blobs.removeAll;
  blobs.removeAll = () => Promise.reject(new BlobFailure('away'));
  const gone = await anna.browser.post('/api/identity/delete-account', { password: goodPassword });
  expect(gone.status).toBe(200);
  await background.drain(5_000);
  await sweepRemovals(server.ports);
  blobs.removeAll = removeAll;
  expect(await blobs.list(anna.folder)).toHaveLength(1);

  await sweepRemovals(server.ports);
  expect(await blobs.list(anna.folder)).toEqual([]);
  expect(await waiting()).toBeGreaterThan(0);
  await blobs.write(`${anna.folder}library-${'a'.repeat(40)}.jpg`, new Uint8Array([1]));
  clock.advance(16 * 60_000);
  await sweepRemovals(server.ports);
  expect([await blobs.list(anna.folder), await waiting()]).toEqual([[], 0]);
});
