import { expect, test } from 'vitest';
import { pictures } from '../records/shapes.ts';
import { lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { keepPicture, pictureBlob } from './keep-picture.ts';

const dot = { blob: new Blob(['dot'], { type: 'image/jpeg' }), width: 4, height: 3 };

test('[SB14] a picture is kept with its pixels and what is known of it', async () => {
  const store = storeOver();
  const kept = await keepPicture(store, dot);
  const id = kept.ok ? kept.id : '';
  expect(await (await pictureBlob(store, id))?.text()).toBe('dot');
  expect(store.collection(pictures).get(id)).toMatchObject({
    width: 4,
    height: 3,
    contentType: 'image/jpeg',
  });
});

test('[SB14] without room for the record the pixels are not left behind', async () => {
  const store = storeOver(lastingMemory(10), { uid: 'bob' });
  expect(await keepPicture(store, dot, 'p1')).toEqual({ ok: false, why: 'device/full' });
  expect(await pictureBlob(store, 'p1')).toBeNull();
});
