import { afterEach, expect, test, vi } from 'vitest';
import { journalStore } from '../backup/import-journal.ts';
import { pictureStore } from '../pictures/pictures.ts';
import { boards, notes } from '../records/shapes.ts';
import { finishRemovals, removeMyData } from '../remove-data.ts';
import { hasPendingClear, markPendingClear } from '../session/session-flags.ts';
import { boardNamed, Cut, cutAfter, lastingMemory, samples, storeOver } from '../testing/device-test-kit.ts';
import { keyOf, mediumOf, memoryMedium, storageMedium } from './medium.ts';

afterEach(() => localStorage.clear());

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};
const refusing = (length: number): Storage =>
  ({
    length,
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  }) as unknown as Storage;

test('[DV9] blocked storage: everything works until the page is closed, and the store says so', async () => {
  const store = storeOver(mediumOf(blocked));
  expect(store.isLasting).toBe(false);
  await store.collection(samples).add({ id: 'a', text: 'here' });
  expect(store.collection(samples).all()).toEqual([{ id: 'a', text: 'here' }]);
});

test('[DV9] a private mode that refuses every write counts as blocked, a full storage does not', () => {
  expect(mediumOf(() => refusing(0)).isLasting).toBe(false);
  const full = mediumOf(() => refusing(3));
  expect(full.isLasting).toBe(true);
  expect(full.write('key', 'text')).toBe('full');
  expect(full.read('key')).toBe('old');
});

test('[DV10] the browser is asked once, at the first save, to keep the data', async () => {
  const askToKeep = vi.fn<() => void>();
  const list = storeOver(lastingMemory(), { askToKeep }).collection(samples);
  list.all();
  expect(askToKeep).not.toHaveBeenCalled();
  await list.add({ id: 'a', text: '' });
  await list.add({ id: 'b', text: '' });
  expect(askToKeep).toHaveBeenCalledTimes(1);
});

test('[DV11] changes since the last backup are counted', async () => {
  const medium = lastingMemory();
  const store = storeOver(medium);
  await store.collection(samples).add({ id: 'a', text: '' });
  await store.collection(samples).update('a', (old) => old);
  expect(store.changesSinceBackup()).toBe(2);
  await store.markBackup();
  expect(store.changesSinceBackup()).toBe(0);
  await store.collection(samples).remove('a');
  expect(storeOver(medium).changesSinceBackup()).toBe(1);
});

test('records and documents of a later version are counted together', () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'boards', 'x'), '{"v":9,"value":{}}');
  medium.write(keyOf('u', 'ada', 'consent'), '{"v":9,"value":{}}');
  expect(storeOver(medium).newerCount()).toBe(2);
});

const kept = async () => {
  const medium = storageMedium(localStorage);
  for (const uid of ['ada', 'adam']) {
    const store = storeOver(medium, { uid });
    await store.collection(boards).add(boardNamed('mine'));
    await store.collection(notes).add({ id: 'n', messageId: 'm', content: 'x', timestamp: '' });
  }
  const pictures = pictureStore(async () => null);
  await pictures.put('ada', 'p', new Blob(['x']));
  await pictures.put('adam', 'p', new Blob(['x']));
  const imports = journalStore();
  await imports.write('ada', { texts: [], pictures: [], appearance: null });
  return { medium, pictures, imports };
};

test('[DV14] removing my data leaves nothing of mine and everything of others', async () => {
  const ports = await kept();
  await removeMyData(ports, 'ada');
  expect(storeOver(ports.medium, { uid: 'ada' }).scope.keys()).toEqual([]);
  expect(await ports.pictures.ids('ada')).toEqual([]);
  expect(await ports.imports.read('ada')).toBeNull();
  expect(storeOver(ports.medium, { uid: 'adam' }).scope.keys()).toHaveLength(2);
  expect(await ports.pictures.ids('adam')).toEqual(['p']);
  expect(hasPendingClear()).toBe(false);
});

test('[DV14] cut at any step, the removal is finished on the next load', async () => {
  for (let steps = 0; steps < 4; steps += 1) {
    const ports = await kept();
    const cut = { ...ports, medium: cutAfter(ports.medium, steps) };
    await removeMyData(cut, 'ada').catch((fault) => expect(fault).toBeInstanceOf(Cut));
    await finishRemovals(ports);
    expect(storeOver(ports.medium, { uid: 'ada' }).scope.keys()).toEqual([]);
    expect(await ports.pictures.ids('ada')).toEqual([]);
    expect(hasPendingClear()).toBe(false);
    localStorage.clear();
  }
});

test('[DV14] nothing is removed for someone who did not ask', async () => {
  const ports = await kept();
  markPendingClear('somebody');
  await finishRemovals(ports);
  expect(storeOver(ports.medium, { uid: 'ada' }).scope.keys()).toHaveLength(2);
});

test('[DV9] memory forgets nothing while the page is open', () => {
  const memory = memoryMedium();
  memory.write('a/1', 'x');
  memory.write('b/1', 'y');
  memory.remove('a/1');
  expect([memory.read('a/1'), memory.keys('b/')]).toEqual([null, ['b/1']]);
});
