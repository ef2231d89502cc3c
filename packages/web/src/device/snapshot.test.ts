import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardNamed, lastingMemory, storeOver } from './device-test-kit.ts';
import { keyOf } from './medium.ts';
import { boards, chatHistory, notes, readAloud } from './shapes.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('\ud800 __proto__'),
);
const message = fc.record({
  id: text,
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: text,
  timestamp: text,
});
const unique = { selector: ({ id }: { id: string }) => id, maxLength: 20 };

async function filled(
  messages: { id: string; role: 'user' | 'assistant'; content: string; timestamp: string }[],
) {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'boards', 'broken'), 'half a boa');
  medium.write(keyOf('u', 'ada', 'boards', 'later'), '{"v":7,"order":3,"value":{"id":"later","new":1}}');
  const store = storeOver(medium);
  await store.collection(chatHistory).add(...messages);
  await store.document(readAloud).write({ speed: 0.9, voice: 'Zoë', autoPlayNew: true, autoPlayStories: {} });
  return { medium, store };
}

test('[DV15] snapshot, wipe, restore is the same, in any script and for any id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(message, unique), async (messages) => {
      const { store } = await filled(messages);
      const file = JSON.stringify(takeSnapshot(store));
      const fresh = storeOver(lastingMemory());
      const restored = await restoreSnapshot(
        fresh,
        JSON.parse(new TextDecoder().decode(new TextEncoder().encode(file))),
      );
      expect(restored).toMatchObject({ ok: true, already: 0 });
      expect(fresh.collection(chatHistory).all()).toEqual(store.collection(chatHistory).all());
      expect(fresh.document(readAloud).read()).toEqual(store.document(readAloud).read());
      expect(JSON.stringify(takeSnapshot(fresh))).toBe(file);
    }),
    { numRuns: 40 },
  );
});

test('[DV15] five thousand records and ten megabytes come back the same', async () => {
  const messages = Array.from({ length: 5000 }, (_, at) => ({
    id: `m${at}`,
    role: 'user' as const,
    content: `${at} ${'äß漢字🙂 '.repeat(160)}`,
    timestamp: '2026-11-15',
  }));
  const { store } = await filled(messages);
  const file = JSON.stringify(takeSnapshot(store));
  expect(new TextEncoder().encode(file).length).toBeGreaterThan(10_000_000);
  const fresh = storeOver(lastingMemory());
  await restoreSnapshot(fresh, JSON.parse(file));
  expect(fresh.collection(chatHistory).all()).toEqual(messages);
});

test('restoring twice adds nothing, and a record that has changed since comes in beside it', async () => {
  const one = { id: 'a', role: 'user' as const, content: 'old', timestamp: '' };
  const { store } = await filled([one]);
  const snapshot = takeSnapshot(store);
  expect(await restoreSnapshot(store, snapshot)).toMatchObject({ ok: true, added: 0 });
  await store.collection(chatHistory).update('a', (now) => ({ ...now, content: 'new' }));
  expect(await restoreSnapshot(store, snapshot)).toMatchObject({ ok: true, added: 1 });
  expect(store.collection(chatHistory).get('a')?.content).toBe('new');
  expect(store.collection(chatHistory).get('a-imported')?.content).toBe('old');
});

const good = { format: 'calmbridge-device', version: 1, collections: {}, documents: {}, unreadable: [] };
const entry = (value: unknown, v = 1) => ({ v, order: 1, value });
const hostile: [string, unknown, string][] = [
  ['nothing', undefined, 'not-a-backup'],
  ['a list', [], 'not-a-backup'],
  ['another app', { format: 'cboard', version: 1 }, 'not-a-backup'],
  ['a later format', { ...good, version: 2 }, 'newer-version'],
  ['a collection from later', { ...good, collections: { hats: [entry({ id: '1' })] } }, 'newer-version'],
  ['a truncated record', { ...good, collections: { notes: [entry({ id: '1' })] } }, 'not-a-backup'],
  ['a record without id', { ...good, collections: { notes: [entry({ content: '' }, 9)] } }, 'not-a-backup'],
  [
    'a prototype',
    JSON.parse(
      '{"format":"calmbridge-device","version":1,"collections":{"constructor":[{"v":1,"order":0,"value":{"id":"x"}}]},"documents":{},"unreadable":[]}',
    ),
    'newer-version',
  ],
];

test.each(hostile)('[DV16] %s changes nothing and says why', async (_what, given, why) => {
  const medium = lastingMemory();
  const store = storeOver(medium);
  await store.collection(notes).add({ id: 'n', messageId: 'm', content: 'mine', timestamp: '' });
  const before = medium.dump();
  expect(await restoreSnapshot(store, given)).toEqual({ ok: false, why });
  expect(medium.dump()).toEqual(before);
});

test('[DV3] a backup that does not fit changes nothing, and a full store can still be backed up', async () => {
  const note = (id: string) => ({ id, messageId: 'm', content: 'x'.repeat(200), timestamp: '' });
  const big = storeOver();
  await big.collection(notes).add(...Array.from({ length: 20 }, (_, at) => note(`n${at}`)));
  const small = lastingMemory(2000);
  const store = storeOver(small);
  await store.collection(boards).add(boardNamed('mine'));
  expect(await restoreSnapshot(store, takeSnapshot(big))).toEqual({ ok: false, why: 'device/full' });
  expect(store.collection(notes).all()).toEqual([]);
  expect(takeSnapshot(store).collections.boards).toHaveLength(1);
});
