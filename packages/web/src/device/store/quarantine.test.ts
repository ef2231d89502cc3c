import { expect, test } from 'vitest';
import { chatHistory, readAloud } from '../records/shapes.ts';
import { lastingMemory, sampleDocument, samples, storeOver } from '../testing/device-test-kit.ts';
import { keyOf } from './medium.ts';
import { quarantineFile } from './quarantine.ts';

const broken = [
  '{"v":1,"order":0,"val',
  'null',
  '[]',
  '{"v":1,"order":0,"value":{"id":7}}',
  '',
  'x'.repeat(50),
];

test.each(broken)('[DV2] %j is copied before anything is written, and comes out to the letter', (raw) => {
  const medium = lastingMemory();
  const from = keyOf('u', 'ada', 'chatHistory', 'm1');
  medium.write(from, raw);
  const store = storeOver(medium);
  expect(store.quarantined()).toEqual([{ from, since: '2026-11-15T10:00:00.000Z', raw }]);
  expect(JSON.parse(quarantineFile(store.quarantined()))[0].raw).toBe(raw);
  expect(medium.read(from)).toBe(raw);
  expect(store.collection(chatHistory).all()).toEqual([]);
});

test('[DV2] opening again makes no second copy', () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'readAloud'), 'broken');
  storeOver(medium);
  expect(storeOver(medium).quarantined()).toHaveLength(1);
});

test('[DV2] a broken document is replaced only after it has been copied', async () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'sampleDocument'), 'broken');
  const store = storeOver(medium);
  expect(store.document(sampleDocument).read()).toEqual({ is: 'unreadable', raw: 'broken' });
  expect(await store.document(sampleDocument).write({ text: 'new' })).toEqual({ ok: true });
  expect(store.document(sampleDocument).read()).toEqual({ is: 'found', value: { text: 'new' } });
  expect(store.quarantined().map(({ raw }) => raw)).toEqual(['broken']);
});

test('[DV2] without room for the copy, the broken text stays and nothing takes its place', async () => {
  const medium = lastingMemory(140);
  const key = keyOf('u', 'ada', 'sampleDocument');
  const record = keyOf('u', 'ada', 'samples', 'a');
  medium.write(key, 'broken');
  medium.write(record, 'broken too');
  const store = storeOver(medium);
  expect((await store.document(sampleDocument).write({ text: '' })).ok).toBe(false);
  expect(await store.collection(samples).add({ id: 'a', text: '' })).toEqual({
    ok: false,
    why: 'device/unreadable',
  });
  expect([medium.read(key), medium.read(record)]).toEqual(['broken', 'broken too']);
});

test('[DV2] once its owner has the file and lets it go, copy and original are gone', async () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'readAloud'), 'broken');
  const store = storeOver(medium);
  await store.releaseQuarantine();
  expect(store.quarantined()).toEqual([]);
  expect(store.document(readAloud).read()).toEqual({ is: 'empty' });
});

test('[DV2] nothing is written anywhere before everything has been looked at', async () => {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'notes', 'n'), 'broken');
  const writes: string[] = [];
  const store = storeOver({
    ...medium,
    write: (key, text) => {
      writes.push(key);
      return medium.write(key, text);
    },
  });
  expect(store.isChecked()).toBe(false);
  store.scope.write(keyOf('u', 'ada', 'formDrafts', 'd'), 'a draft');
  expect(writes.map((key) => key.split('/')[3])).toEqual(['quarantine', 'formDrafts']);
});
