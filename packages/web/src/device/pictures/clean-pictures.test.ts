import { expect, test } from 'vitest';
import { boards, pictures, savedChildren, socialStories } from '../records/shapes.ts';
import { keyOf } from '../store/medium.ts';
import { boardNamed, lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { cleanPictures } from './clean-pictures.ts';
import { pictureStore } from './pictures.ts';

const hour = 60 * 60 * 1000;

async function deviceWith(ids: readonly string[]) {
  const medium = lastingMemory();
  let now = Date.parse('2026-11-15T10:00:00Z');
  const store = storeOver(medium, { now: () => new Date(now) });
  const pixels = pictureStore(async () => null);
  for (const id of ids) {
    await pixels.put(store.uid, id, new Blob(['x']));
    await store
      .collection(pictures)
      .add({ id, contentType: 'image/png', width: 1, height: 1, bytes: 1, addedAt: '' });
  }
  return {
    store,
    medium,
    /** As the next start of the page does it. */
    clean: () => cleanPictures(storeOver(medium, { now: () => new Date(now) }), pixels),
    wait: (hours: number) => void (now += hours * hour),
    kept: () => pixels.ids(store.uid),
    records: () =>
      storeOver(medium)
        .collection(pictures)
        .all()
        .map(({ id }) => id),
  };
}

const showing = (id: string) =>
  boardNamed('Board', {
    cells: [{ id: 'c', label: 'c', picture: { is: 'picture', id }, wordClass: 'other' }],
  });

test('[BP13] an unused picture goes a day after it was found unused, with its record; a used one never', async () => {
  const device = await deviceWith(['on-card', 'on-cover', 'of-child', 'unused']);
  await device.store
    .collection(savedChildren)
    .add({ id: 'c', name: 'Leo', savedAt: '', profile: {}, photo: 'of-child' });
  await device.store.collection(boards).add(showing('on-card'));
  await device.store.collection(socialStories).add({
    id: 's',
    chatId: '',
    date: '',
    customName: '',
    content: '',
    type: '',
    supportLevel: '',
    tone: '',
    context: '',
    color: '',
    cover: { is: 'picture', id: 'on-cover' },
  });
  expect(await device.clean()).toEqual([]);
  device.wait(23);
  expect(await device.clean()).toEqual([]);
  device.wait(2);
  expect(await device.clean()).toEqual(['unused']);
  expect((await device.kept()).toSorted()).toEqual(['of-child', 'on-card', 'on-cover']);
  expect(device.records().toSorted()).toEqual(['of-child', 'on-card', 'on-cover']);
});

test('[BP13] the time of a picture that is used again meanwhile starts again', async () => {
  const device = await deviceWith(['p']);
  await device.clean();
  await device.store.collection(boards).add(showing('p'));
  device.wait(25);
  expect(await device.clean()).toEqual([]);
  await device.store.collection(boards).remove('b');
  expect(await device.clean()).toEqual([]);
  device.wait(25);
  expect(await device.clean()).toEqual(['p']);
});

test('[BP13] while something on the device can’t be read, nothing goes', async () => {
  const device = await deviceWith(['p']);
  await device.clean();
  device.medium.write(keyOf('u', 'ada', 'boards', 'later'), JSON.stringify({ v: 99, order: 1, value: {} }));
  device.wait(25);
  expect(await device.clean()).toEqual([]);
  expect(await device.kept()).toEqual(['p']);
});
