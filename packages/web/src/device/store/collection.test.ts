import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  lastingMemory,
  lateTabs,
  sampleDocument,
  samples,
  sharedBook,
  storeOver,
} from '../testing/device-test-kit.ts';
import { keyOf } from './medium.ts';
import { turnsBetweenTabs } from './turns.ts';

const record = (id: string, text = `text of ${id}`) => ({ id, text });

test('records come back front first and the list is the same until something changes', async () => {
  const list = storeOver().collection(samples);
  await list.add(record('a'));
  await list.add(record('b'), record('c'));
  expect(list.all().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(list.all()).toBe(list.all());
  expect(list.get('c')).toEqual(record('c'));
});

test('[DV1] another user on this device sees nothing of mine and changes nothing of mine', async () => {
  const medium = lastingMemory();
  await storeOver(medium, { uid: 'ada' }).collection(samples).add(record('a'));
  for (const uid of ['ad', 'ada/samples', 'bob', '', '..', 'ada%2Fsamples']) {
    const other = storeOver(medium, { uid });
    expect(other.collection(samples).all()).toEqual([]);
    expect(other.scope.keys()).toEqual([]);
    expect((await other.collection(samples).update('a', (old) => old)).ok).toBe(false);
    await other.collection(samples).remove('a', '../ada/samples/a');
    expect(() => other.scope.read(keyOf('u', 'ada', 'samples', 'a'))).toThrow('outside this user');
    expect(() => other.scope.write(keyOf('u', 'ada', 'samples', 'a'), '')).toThrow('outside this user');
  }
  expect(storeOver(medium).collection(samples).all()).toEqual([record('a')]);
});

test('[DV3] without room the write is refused, all or none, and what was there stays', async () => {
  const medium = lastingMemory(700);
  const list = storeOver(medium).collection(samples);
  await list.add(record('a'));
  const before = storeOver(medium).collection(samples).all();
  expect(await list.add(record('b'), record('c', 'x'.repeat(600)))).toEqual({
    ok: false,
    why: 'device/full',
  });
  expect(await list.update('a', (old) => ({ ...old, text: 'y'.repeat(900) }))).toEqual({
    ok: false,
    why: 'device/full',
  });
  expect(list.all()).toEqual(before);
  expect(storeOver(medium).collection(samples).all()).toEqual(before);
});

test('[DV4] three tabs that see each other late make 240 edits of the same things and lose none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 0, max: 6 })), async (delays) => {
      const { media, settled } = lateTabs(3, () => delays.next().value ?? 0);
      const book = sharedBook();
      const tabs = media.map((medium) => storeOver(medium, { turns: turnsBetweenTabs(medium, book) }));
      await tabs[0]?.collection(samples).add(record('shared', ''));
      await Promise.all(
        tabs.flatMap((tab, at) =>
          Array.from({ length: 40 }, async (_, edit) => {
            const mark = `${at}.${edit};`;
            await tab.collection(samples).update('shared', (old) => ({ ...old, text: old.text + mark }));
            await tab.document(sampleDocument).update((old) => ({ text: (old?.text ?? '') + mark }));
          }),
        ),
      );
      await settled();
      const marks = tabs
        .flatMap((_, at) => Array.from({ length: 40 }, (__, edit) => `${at}.${edit};`))
        .sort();
      for (const tab of tabs) {
        tab.scope.heardFromAnotherTab(null);
        await Promise.resolve();
        expect(
          tab
            .collection(samples)
            .get('shared')
            ?.text.match(/[^;]+;/g)
            ?.sort(),
        ).toEqual(marks);
        const kept = tab.document(sampleDocument).read();
        expect(kept.is === 'found' && kept.value.text.match(/[^;]+;/g)?.sort()).toEqual(marks);
      }
    }),
    { numRuns: 3 },
  );
});

test('[DV4] a bare lock would lose edits: the number of the last turn is what saves them', async () => {
  const { media, settled } = lateTabs(2, () => 5);
  const book = sharedBook(true);
  const tabs = media.map((medium) => storeOver(medium, { turns: turnsBetweenTabs(medium, book) }));
  await tabs[0]?.collection(samples).add(record('shared', ''));
  await settled();
  const edit = (tab: (typeof tabs)[number]) =>
    tab.collection(samples).update('shared', (old) => ({ ...old, text: `${old.text}x` }));
  await Promise.all(tabs.flatMap((tab) => [edit(tab), edit(tab), edit(tab)]));
  await settled();
  expect(media[0]?.read(keyOf('u', 'ada', 'samples', 'shared'))).not.toContain('xxxxxx');
});

test('[DV7] a change in another tab shows here, and its listeners hear of it once', async () => {
  const medium = lastingMemory();
  const here = storeOver(medium);
  const there = storeOver(medium);
  const heard = vi.fn<() => void>();
  here.collection(samples).subscribe(heard);
  expect(here.collection(samples).all()).toEqual([]);
  await there.collection(samples).add(record('a'), record('b'));
  for (const key of there.scope.keys('samples')) here.scope.heardFromAnotherTab(key);
  await Promise.resolve();
  expect(here.collection(samples).all()).toEqual([record('a'), record('b')]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('[DV20] removed records can be put back in their old place', async () => {
  const list = storeOver().collection(samples);
  await list.add(record('a'), record('b'), record('c'));
  const { undo } = await list.remove('b', 'c');
  expect(list.all()).toEqual([record('a')]);
  await undo();
  expect(list.all().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('[DV21] with ten thousand records an edit writes one of them', async () => {
  const medium = lastingMemory();
  const list = storeOver(medium).collection(samples);
  await list.add(...Array.from({ length: 10_000 }, (_, at) => record(`r${at}`)));
  const write = vi.spyOn(medium, 'write');
  const edited = storeOver(medium).collection(samples);
  expect(edited.all()).toHaveLength(10_000);
  await edited.update('r5000', (old) => ({ ...old, text: 'new' }));
  const records = write.mock.calls.filter(([key]) => key.includes('/samples/'));
  expect(records).toHaveLength(1);
});

test('an edit of something that is not there says so', async () => {
  expect(
    await storeOver()
      .collection(samples)
      .update('none', (old) => old),
  ).toEqual({
    ok: false,
    why: 'device/not-there',
  });
});

test('a value that is not of the shape is a bug and is not stored', async () => {
  const medium = lastingMemory();
  const list = storeOver(medium).collection(samples);
  await expect(list.add({ id: 'a', text: 4 as unknown as string })).rejects.toThrow('expected string');
  expect(medium.keys(keyOf('u'))).toEqual([]);
});

test('the first records come without reading the others, which come when asked for', () => {
  const medium = lastingMemory();
  const sealed = (order: number) => JSON.stringify({ v: 1, order, value: { id: `s${order}`, text: '' } });
  for (const order of [3, 1, 5, 2, 4]) medium.write(keyOf('u', 'ada', 'samples', `s${order}`), sealed(order));
  const list = storeOver(medium).collection(samples);
  expect(list.front(2).map(({ id }) => id)).toEqual(['s5', 's4']);
  expect(list.front(2)).toBe(list.front(2));
  expect(list.size()).toBe(5);
  expect(list.all().map(({ id }) => id)).toEqual(['s5', 's4', 's3', 's2', 's1']);
  expect(list.front(2)).toBe(list.all());
});

test('[DV2] where one of them can not be read, all are', () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'samples', 'a'), 'broken');
  medium.write(
    keyOf('u', 'ada', 'samples', 'b'),
    JSON.stringify({ v: 1, order: 1, value: { id: 'b', text: '' } }),
  );
  const store = storeOver(medium);
  expect(
    store
      .collection(samples)
      .front(1)
      .map(({ id }) => id),
  ).toEqual(['b']);
  expect(store.quarantined().map(({ raw }) => raw)).toEqual(['broken']);
});

test('a page that goes away rewrites its own record without a turn', () => {
  const medium = lastingMemory();
  medium.write(
    keyOf('u', 'ada', 'samples', 'a'),
    JSON.stringify({ v: 1, order: 7, value: { id: 'a', text: '' } }),
  );
  const list = storeOver(medium).collection(samples);
  expect(list.updateAtOnce('a', (old) => ({ ...old, text: 'last words' }))).toEqual({ ok: true });
  expect(medium.read(keyOf('u', 'ada', 'samples', 'a'))).toContain('last words');
  expect(list.updateAtOnce('b', (old) => old)).toEqual({ ok: false, why: 'device/not-there' });
});
