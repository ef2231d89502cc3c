import type { Board } from '@calmbridge/domain/boards/board';
import { expect, test } from 'vitest';
import { boards as boardShape, pictures as pictureShape } from '#device/records/shapes';
import { notSaved, saved } from '#device/store/user-scope';
import { storeOver } from '#device/testing/device-test-kit';
import type { NewMedia } from './find-media.ts';
import { keepBoards } from './keep-boards.ts';
import { paceOf } from './pace.ts';

/** A device with room for so many pictures, and a limit for texts. */
function device({ pictureRoom = 100, roomForBoards = true } = {}) {
  const store = storeOver();
  const work = new AbortController();
  const blobs = new Map<string, Blob>();
  const boards = store.collection(boardShape);
  return {
    work,
    blobs,
    boards,
    records: store.collection(pictureShape),
    ports: {
      uid: 'ada',
      boards: roomForBoards ? boards : { ...boards, add: async () => notSaved('device/full') },
      pictures: store.collection(pictureShape),
      pixels: {
        put: async (_: string, id: string, blob: Blob) => {
          if (blobs.size >= pictureRoom) return notSaved('device/full');
          blobs.set(id, blob);
          return saved;
        },
        remove: async (_: string, id: string) => void blobs.delete(id),
      },
      now: () => new Date('2026-11-15T12:00:00Z'),
      pace: paceOf(work.signal, () => {}),
    },
  };
}

const picture = (id: string, bytes: number): NewMedia => ({
  id,
  contentType: 'image/png',
  width: 1,
  height: 1,
  pixels: new Uint8Array(bytes),
  licence: { type: 'CC BY' },
  fields: { id: 'a picture', url: 'https://pictures.example/a.png' },
});
const board: Board = {
  id: 'board-1',
  name: 'Food',
  rows: 1,
  columns: 1,
  cells: [{ id: 'a', label: 'apple', picture: { is: 'picture', id: 'p1' }, wordClass: 'thing' }],
  kind: 'grid',
  createdAt: '',
  updatedAt: '2026-11-15T12:00:00.000Z',
};
const found = {
  boards: [board, { ...board, id: 'board-2' }],
  media: [picture('p1', 3), picture('p2', 5)],
};

test('[BF13] what was read is kept, and Undo takes it back', async () => {
  const { ports, boards, records, blobs } = device();
  const kept = await keepBoards(ports, found);
  expect(kept.is).toBe('kept');
  expect(boards.all()).toEqual(found.boards);
  expect(records.all().map(({ bytes }) => bytes)).toEqual(found.media.map(({ pixels }) => pixels.length));
  expect(records.all()[0]).toMatchObject({ licence: { type: 'CC BY' }, obf: { id: 'a picture' } });
  expect(blobs.size).toBe(2);
  await kept.undo();
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});

test.each([
  ['the second picture', { pictureRoom: 1 }],
  ['the boards', { roomForBoards: false }],
])('[BF13] without room for %s everything is as before', async (_, room) => {
  const { ports, boards, records, blobs } = device(room);
  expect(await keepBoards(ports, found)).toMatchObject({ is: 'refused', why: 'device/full' });
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});

test.each([
  ['before the first picture', 0],
  ['between two pictures', 1],
  ['after the last picture', 2],
])('[BF20] cancelled %s, nothing is there and nothing comes', async (_, after) => {
  const { ports, boards, records, blobs, work } = device();
  if (after === 0) work.abort();
  const put: typeof ports.pixels.put = async (uid, id, blob) => {
    const outcome = await ports.pixels.put(uid, id, blob);
    if (blobs.size === after) work.abort();
    return outcome;
  };
  const kept = await keepBoards({ ...ports, pixels: { ...ports.pixels, put } }, found);
  expect(kept.is).toBe('cancelled');
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});

test('[BF20] cancelled while the boards are being written, they are taken away again', async () => {
  const { ports, boards, records, blobs, work } = device();
  const add: typeof ports.boards.add = async (...added) => {
    const outcome = await ports.boards.add(...added);
    work.abort();
    return outcome;
  };
  const kept = await keepBoards({ ...ports, boards: { ...ports.boards, add } }, found);
  expect(kept.is).toBe('cancelled');
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});
