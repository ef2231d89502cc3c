import type { Board } from '@calmbridge/domain/boards/board';
import { expect, test } from 'vitest';
import { storeOver } from '#device/device-test-kit';
import { boards as boardShape, pictures as pictureShape } from '#device/shapes';
import { notSaved, saved } from '#device/user-scope';
import type { NewPicture } from './find-pictures.ts';
import { keepBoards } from './keep-boards.ts';

/** A device with room for so many pictures, and a limit for texts. */
function device({ pictureRoom = 100, roomForBoards = true } = {}) {
  const store = storeOver();
  const blobs = new Map<string, Blob>();
  const boards = store.collection(boardShape);
  return {
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
    },
  };
}

const picture = (id: string, bytes: number): NewPicture => ({
  id,
  contentType: 'image/png',
  width: 1,
  height: 1,
  pixels: new Uint8Array(bytes),
  licence: { type: 'CC BY' },
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
  pictures: [picture('p1', 3), picture('p2', 5)],
};

test('[BF13] what was read is kept, and Undo takes it back', async () => {
  const { ports, boards, records, blobs } = device();
  const kept = await keepBoards(ports, found);
  expect(kept.ok).toBe(true);
  expect(boards.all()).toEqual(found.boards);
  expect(records.all().map(({ bytes }) => bytes)).toEqual(found.pictures.map(({ pixels }) => pixels.length));
  expect(records.all()[0]).toMatchObject({ licence: { type: 'CC BY' } });
  expect(blobs.size).toBe(2);
  await kept.undo();
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});

test.each([
  ['the second picture', { pictureRoom: 1 }],
  ['the boards', { roomForBoards: false }],
])('[BF13] without room for %s everything is as before', async (_, room) => {
  const { ports, boards, records, blobs } = device(room);
  expect(await keepBoards(ports, found)).toMatchObject({ ok: false, why: 'device/full' });
  expect([boards.all(), records.all(), blobs.size]).toEqual([[], [], 0]);
});
