import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureStore } from './pictures.ts';

let pictures: PictureStore;
const picture = (text: string) => new Blob([text], { type: 'image/jpeg' });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

const open = async (mustLast?: () => boolean) => {
  const { pictureStore } = await import('./pictures.ts');
  const { deviceDatabase } = await import('../store/device-database.ts');
  return pictureStore(deviceDatabase, mustLast);
};

test.each(['a database', 'no database'])('[DV17] with %s pictures are kept per user', async (where) => {
  if (where === 'no database') vi.stubGlobal('indexedDB', undefined);
  pictures = await open();
  await pictures.put('ada', 'one', picture('ada one'));
  await pictures.put('ada', 'two', picture('ada two'));
  await pictures.put('bob', 'one', picture('bob one'));
  expect((await pictures.ids('ada')).sort()).toEqual(['one', 'two']);
  expect(await pictures.get('bob', 'two')).toBeNull();
  expect(await pictures.get('ada', 'one')).not.toBeNull();
  await pictures.remove('ada', 'two');
  await pictures.removeAll('ada');
  expect(await pictures.ids('ada')).toEqual([]);
  expect(await pictures.ids('bob')).toEqual(['one']);
});

const blocked = {
  open: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

test('[DV17] where texts last and the database can not be opened, a picture is refused, and that is known before', async () => {
  vi.stubGlobal('indexedDB', blocked);
  pictures = await open(() => true);
  expect(await pictures.canKeep()).toBe(false);
  expect(await pictures.put('ada', 'one', picture('x'))).toEqual({ ok: false, why: 'device/no-pictures' });
  expect(await pictures.ids('ada')).toEqual([]);
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await pictures.canKeep()).toBe(true);
  expect(await pictures.put('ada', 'one', picture('x'))).toEqual({ ok: true });
});

test('[DV17] a database that can not be opened where nothing lasts means memory, not a fault', async () => {
  vi.stubGlobal('indexedDB', blocked);
  pictures = await open();
  expect(await pictures.canKeep()).toBe(true);
  expect(await pictures.put('ada', 'one', picture('x'))).toEqual({ ok: true });
  expect(await pictures.ids('ada')).toEqual(['one']);
});
