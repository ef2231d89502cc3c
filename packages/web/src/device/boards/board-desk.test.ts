import { changeCard, putCards, removeCard, rename } from '@calmbridge/domain/boards/change-board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../records/shapes.ts';
import { keyOf, type Medium } from '../store/medium.ts';
import { turnsBetweenTabs } from '../store/turns.ts';
import {
  boardNamed,
  Cut,
  cutAfter,
  lastingMemory,
  lateTabs,
  sharedBook,
  storeOver,
} from '../testing/device-test-kit.ts';
import { openBoardDesk } from './board-desk.ts';

const now = () => new Date('2026-11-15T12:00:00Z');
const card = (id: string) => ({ id, label: id, picture: null, wordClass: 'thing' as const });

async function deskOver(medium: Medium = lastingMemory()) {
  const store = storeOver(medium);
  await store
    .collection(boards)
    .add(boardNamed('Lunch', { rows: 2, columns: 2, cells: [null, null, null, null] }));
  const desk = openBoardDesk(store.collection(boards), 'b', now);
  const stored = () => storeOver(medium).collection(boards).get('b');
  const labels = () => desk.state().board?.cells.flatMap((cell) => (cell ? [cell.label] : []));
  return { store, desk, stored, labels };
}

test('[DV24] a change shows at once, is stored at once, and can be undone and done again', async () => {
  const { desk, stored, labels } = await deskOver();
  const saving = desk.change(putCards([card('a')]));
  expect(labels()).toEqual(['a']);
  await saving;
  expect(stored()?.cells[0]?.label).toBe('a');
  expect(stored()?.updatedAt).toBe(now().toISOString());
  await desk.undo();
  expect(labels()).toEqual([]);
  expect(desk.state()).toMatchObject({ canUndo: false, canRedo: true });
  await desk.redo();
  expect(stored()?.cells[0]?.label).toBe('a');
});

test('[DV24] the letters of a label are one step, and a new change ends what could be done again', async () => {
  const { desk, labels } = await deskOver();
  await desk.change(putCards([card('a')]));
  for (const label of ['m', 'mi', 'milk']) void desk.change(changeCard('a', { label }), 'label a 1');
  await desk.change(changeCard('a', { label: 'milk!' }), 'label a 1');
  await desk.undo();
  expect(labels()).toEqual(['a']);
  await desk.change(putCards([card('b')]));
  expect(desk.state().canRedo).toBe(false);
});

test('[DV24] undoing in haste takes back the last change, also while it is still being saved', async () => {
  const { desk, labels } = await deskOver();
  await desk.change(putCards([card('a')]));
  void desk.change(removeCard('a'));
  const undone = desk.undo();
  const done = desk.redo();
  const undoneAgain = desk.undo();
  await Promise.all([undone, done, undoneAgain]);
  expect(labels()).toEqual(['a']);
});

test('[DV24] what a single change did can be taken back later', async () => {
  const { desk, labels } = await deskOver();
  await desk.change(putCards([card('a'), card('b')]));
  const { undo } = await desk.change(removeCard('a'));
  await desk.change(changeCard('b', { label: 'changed' }));
  await undo();
  expect(labels()).toEqual(['a', 'changed']);
});

test('[DV25] without room the change stays on the screen, and is saved once there is room', async () => {
  const memory = lastingMemory();
  let isFull = false;
  const { desk, stored, labels } = await deskOver({
    ...memory,
    write: (key, text) => (isFull && key.includes('/boards/') ? 'full' : memory.write(key, text)),
  });
  await desk.change(putCards([card('a')]));
  isFull = true;
  expect(await desk.change(putCards([card('b')]))).toMatchObject({ ok: false, why: 'device/full' });
  await desk.change(rename('Dinner'));
  expect(desk.state().trouble).toBe('device/full');
  expect(labels()).toEqual(['a', 'b']);
  expect(stored()?.name).toBe('Lunch');
  isFull = false;
  expect(await desk.retry()).toEqual({ ok: true });
  expect(desk.state()).toMatchObject({ trouble: null, board: { name: 'Dinner' } });
  expect(stored()?.cells.map((cell) => cell?.label)).toEqual(['a', 'b', undefined, undefined]);
});

test('[DV25] a board that another tab removes while it is worked on stays, and can be kept', async () => {
  const { store, desk, stored, labels } = await deskOver();
  await desk.change(putCards([card('a')]));
  expect(desk.state().board?.name).toBe('Lunch');
  await store.collection(boards).remove('b');
  expect(desk.state().board).toBeNull();
  await desk.change(putCards([card('b')]));
  expect(desk.state().trouble).toBe('device/not-there');
  expect(labels()).toEqual(['a', 'b']);
  await desk.retry();
  expect(stored()?.cells.map((cell) => cell?.label)).toEqual(['a', 'b', undefined, undefined]);
});

test('[DV25] cut off at any moment of saving, the board is the one before or the one after', async () => {
  for (let changes = 0; changes < 4; changes++) {
    const memory = lastingMemory();
    await deskOver(memory);
    const dying = storeOver(cutAfter(memory, changes));
    const desk = openBoardDesk(dying.collection(boards), 'b', now);
    const outcome = await desk.change(putCards([card('a')])).catch((fault: unknown) => fault);
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Cut);
    const board = storeOver(memory).collection(boards).get('b');
    expect(['', 'a']).toContain(board?.cells.map((cell) => cell?.label ?? '').join(''));
    expect(memory.read(keyOf('u', 'ada', 'boards', 'b'))).toContain('"v":2');
  }
});

test('[DV24] two tabs on one board, interleaved in any way, lose no card and undo only their own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 4, maxLength: 14 }), async (turnsTaken) => {
      const { media, settled } = lateTabs(2, () => Math.random() * 3);
      const book = sharedBook();
      const stores = media.map((medium) => storeOver(medium, { turns: turnsBetweenTabs(medium, book) }));
      await stores[0]?.collection(boards).add(boardNamed('Lunch'));
      await settled();
      for (const store of stores) store.scope.heardFromAnotherTab(null);
      const desks = stores.map((store) => openBoardDesk(store.collection(boards), 'b', now));
      const work = turnsTaken.map((isFirst, at) =>
        desks[isFirst ? 0 : 1]?.change(putCards([card(`${isFirst ? 'x' : 'y'}${at}`)])),
      );
      await Promise.all(work);
      const last = turnsTaken.lastIndexOf(true);
      if (last >= 0) await desks[0]?.undo();
      await settled();
      const expected = turnsTaken
        .map((isFirst, at) => `${isFirst ? 'x' : 'y'}${at}`)
        .filter((id) => id !== `x${last}`)
        .sort();
      for (const medium of media) {
        const board = storeOver(medium).collection(boards).get('b');
        expect(
          board &&
            cardsOf(board)
              .map(({ id }) => id)
              .sort(),
        ).toEqual(expected);
      }
    }),
    { numRuns: 15 },
  );
});
