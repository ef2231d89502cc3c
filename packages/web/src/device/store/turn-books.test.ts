import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { lastingMemory, samples, storeOver } from '../testing/device-test-kit.ts';
import type { TurnBook } from './turns.ts';
import { turnsBetweenTabs } from './turns.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

const books = async () => {
  const { deviceDatabase } = await import('./device-database.ts');
  const { leaseBook, lockBook } = await import('./turn-books.ts');
  return { deviceDatabase, leaseBook, lockBook };
};

/** One lock for all tabs, as `navigator.locks` gives it. */
function oneLock(): LockManager {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    tail = tail.then(work);
    return tail;
  };
  return { request } as unknown as LockManager;
}

const edits = async (bookOf: (tab: string) => TurnBook) => {
  const medium = lastingMemory();
  const tabs = ['one', 'two'].map((tab) =>
    storeOver(medium, { turns: turnsBetweenTabs(medium, bookOf(tab)) }),
  );
  await tabs[0]?.collection(samples).add({ id: 'a', text: '' });
  const edit = (tab: (typeof tabs)[number]) =>
    tab.collection(samples).update('a', (old) => ({ ...old, text: `${old.text}x` }));
  await Promise.all(tabs.flatMap((tab) => Array.from({ length: 10 }, () => edit(tab))));
  return JSON.parse(medium.read('calmbridge/u/ada/samples/a') ?? '').value.text;
};

test('[DV4] tabs take turns by the browser lock', async () => {
  const { deviceDatabase, lockBook } = await books();
  const locks = oneLock();
  expect(await edits(() => lockBook(deviceDatabase, locks))).toBe('x'.repeat(20));
  expect((await (await deviceDatabase())?.get('turns', 'ada'))?.number).toBe(21);
});

test('[DV4] where the browser has no lock, tabs take turns by a lease', async () => {
  const { deviceDatabase, leaseBook } = await books();
  expect(await edits((tab) => leaseBook(deviceDatabase, tab, Date.now))).toBe('x'.repeat(20));
});

test('[DV4] a tab that died holding the lease holds the others up for its length only', async () => {
  const { deviceDatabase, leaseBook } = await books();
  let clock = 0;
  const dead = leaseBook(deviceDatabase, 'dead', () => clock);
  await dead.begin('ada');
  const alive = leaseBook(deviceDatabase, 'alive', () => (clock += 1000));
  await expect(alive.begin('ada')).resolves.toBe(0);
});

test('[DV9] without any database tabs still write', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { deviceDatabase, leaseBook, lockBook } = await books();
  expect(await edits((tab) => leaseBook(deviceDatabase, tab, Date.now))).toContain('x');
  const locks = oneLock();
  expect(await edits(() => lockBook(deviceDatabase, locks))).toBe('x'.repeat(20));
});

test('[DV9] a browser that refuses the lock does not keep anyone from saving', async () => {
  const { deviceDatabase, lockBook } = await books();
  const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
  const medium = lastingMemory();
  const turns = turnsBetweenTabs(medium, lockBook(deviceDatabase, refusing as unknown as LockManager));
  expect(await storeOver(medium, { turns }).collection(samples).add({ id: 'a', text: '' })).toEqual({
    ok: true,
  });
});
