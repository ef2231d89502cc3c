import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { backupMark, chatHistory, notes, readAloud, savedChildren } from '../records/shapes.ts';
import { keyOf } from '../store/medium.ts';
import { readSnapshot, takeSnapshot } from '../store/snapshot.ts';
import { lastingMemory } from '../testing/device-test-kit.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { contentsOf } from './contents.ts';
import { crc32 } from './crc32.ts';
import { runImport } from './run-import.ts';
import { isSealed, seal, unseal } from './seal.ts';
import { backupFile, takeBackup } from './take-backup.ts';
import { deviceOver, noteOf } from './testing/backup-test-kit.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('\ud800 __proto__'),
);
const message = fc.record({
  id: text,
  role: fc.constant('user' as const),
  content: text,
  timestamp: text,
  somethingNewer: text,
});
const picture = fc.record({
  id: text,
  bytes: fc.uint8Array({ maxLength: 300 }),
  type: fc.constantFrom('image/jpeg', ''),
});
const unique = { selector: ({ id }: { id: string }) => id, maxLength: 20 };
type Message = { id: string; role: 'user' | 'assistant'; content: string; timestamp: string };
type Picture = { id: string; bytes: Uint8Array; type: string };

async function filled(messages: Message[], pictures: Picture[] = []) {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'boards', 'broken'), 'half a boa');
  medium.write(keyOf('u', 'ada', 'boards', 'later'), '{"v":7,"order":3,"value":{"id":"later","new":1}}');
  const device = deviceOver(medium);
  await device.store.collection(chatHistory).add(...messages);
  await device.store
    .document(readAloud)
    .write({ speed: 0.9, voice: 'Zoë', autoPlayNew: true, autoPlayStories: {} });
  for (const { id, bytes, type } of pictures)
    await device.pictures.put('ada', id, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  return device;
}
const opened = (file: Uint8Array) => {
  const read = readBackup(file);
  if (!read.ok) throw new Error(read.why);
  return read.backup;
};
const back = async (device: Parameters<typeof runImport>[0]) =>
  takeBackup(device.store, device.pictures, 'Ada');

test('[BK1] [DV15] backup, wipe, import is the same, in any script, for any id, with every picture', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(message, unique),
      fc.uniqueArray(picture, unique),
      fc.constantFrom('merge' as const, 'replace' as const),
      async (messages, pictures, way) => {
        const device = await filled(messages, pictures);
        const taken = await back(device);
        const fresh = deviceOver();
        expect(await runImport(fresh, opened(writeBackup(taken)), way)).toMatchObject({ ok: true });
        expect(await back(fresh)).toEqual(taken);
        expect(fresh.store.collection(chatHistory).all()).toEqual(device.store.collection(chatHistory).all());
      },
    ),
    { numRuns: 40 },
  );
});

test('[BK1] [DV15] five thousand records and ten megabytes come back the same', async () => {
  const messages = Array.from({ length: 5000 }, (_, at) => ({
    id: `m${at}`,
    role: 'user' as const,
    content: `${at} ${'äß漢字🙂 '.repeat(160)}`,
    timestamp: '2026-11-15',
  }));
  const device = await filled(messages);
  const taken = await back(device);
  expect(new TextEncoder().encode(JSON.stringify(taken.snapshot)).length).toBeGreaterThan(10_000_000);
  const fresh = deviceOver();
  await runImport(fresh, opened(writeBackup(taken)), 'merge');
  expect(fresh.store.collection(chatHistory).all()).toEqual(messages);
});

test('[BK1] when a backup was made stays on its own device', async () => {
  const device = await filled([]);
  await device.store.markBackup();
  const fresh = deviceOver();
  await runImport(fresh, opened(writeBackup(await back(device))), 'replace');
  expect(fresh.store.document(backupMark).read().is).toBe('empty');
});

test('[BK2] a sealed file opens with its passphrase, in either spelling of its accents, and with no other', async () => {
  const device = await filled([]);
  const taken = await back(device);
  const { name, file } = await backupFile(taken, 'Zoë walks slowly');
  expect(name).toBe('calmbridge-backup-2026-11-15.calmbridge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(isSealed(bytes)).toBe(true);
  expect(new TextDecoder().decode(bytes)).not.toContain('half a boa');
  const open = await unseal(bytes, 'Zoe\u0308 walks slowly');
  expect(open.ok && opened(open.bytes)).toEqual(taken);
  expect(await unseal(bytes, 'Zoe walks slowly')).toEqual({ ok: false, why: 'wrong-passphrase' });
});

test('[BK2] a sealed file that was changed anywhere does not open, and one that asks for too much is refused', async () => {
  const bytes = await seal(new TextEncoder().encode('content'), 'one');
  const again = await seal(new TextEncoder().encode('content'), 'one');
  expect(bytes).not.toEqual(again);
  const header = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10, 30)));
  const changed = bytes.slice();
  changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
  expect(await unseal(changed, 'one')).toEqual({ ok: false, why: 'wrong-passphrase' });
  const withHeader = (next: string) => new TextEncoder().encode(`${next}\nrest of it`);
  const why = async (next: string) => {
    const read = await unseal(withHeader(next), 'one');
    return read.ok ? 'opened' : read.why;
  };
  expect(await why(header.replace('"iterations":800000', '"iterations":800001'))).toBe('wrong-passphrase');
  expect(await why(header.replace('"iterations":800000', '"iterations":900000000'))).toBe('not-a-backup');
  expect(await why(header.replace('"iterations":800000', '"iterations":1000'))).toBe('not-a-backup');
  expect(await why(header.replace('"version":1', '"version":2'))).toBe('newer-version');
  expect(await why('calmbridge-sealed\n{"version":1')).toBe('not-a-backup');
});

const good = { format: 'calmbridge-device', version: 1, collections: {}, documents: {}, unreadable: [] };
const entry = (value: unknown, v = 1) => ({ v, order: 1, value });
const snapshots: [string, unknown, string][] = [
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

test.each(snapshots)('[BK4] [DV16] a snapshot that is %s is refused, and says why', (_what, given, why) => {
  expect(readSnapshot(given)).toEqual({ ok: false, why });
});

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test('[BK4] files that are no backup are told from broken and later ones', async () => {
  const whole = writeBackup(await back(await filled([], [{ id: 'p', bytes: new Uint8Array(50), type: '' }])));
  const why = (file: Uint8Array) => {
    const read = readBackup(file);
    return read.ok ? 'read' : read.why;
  };
  expect(why(new Uint8Array())).toBe('not-a-backup');
  expect(why(encoded('a letter'))).toBe('not-a-backup');
  expect(why(zipSync({ 'manifest.json': encoded({}) }))).toBe('not-a-backup');
  expect(why(whole.subarray(0, whole.length - 30))).toBe('broken');
  expect(why(whole.subarray(0, 200))).toBe('broken');
  const manifest = { format: 'calmbridge-backup', version: 2 };
  expect(why(zipSync({ 'calmbridge-backup.json': encoded({ ...manifest, check: 1 }) }))).toBe('broken');
  const check = crc32(encoded(manifest));
  const later = zipSync({ 'calmbridge-backup.json': encoded({ ...manifest, check }) });
  expect(why(later)).toBe('newer-version');
  expect(why(zipSync({ 'calmbridge-backup.json': new Uint8Array(70_000_000) }))).toBe('not-a-backup');
});

test('[BK4] one changed byte anywhere is noticed, or changes nothing', async () => {
  const taken = await back(
    await filled([], [{ id: 'p', bytes: new Uint8Array(50).fill(7), type: 'image/png' }]),
  );
  const whole = writeBackup(taken);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ by;
      const read = readBackup(changed);
      if (read.ok) expect(read.backup).toEqual(taken);
    }),
    { numRuns: 300 },
  );
});

test('[BK9] a backup tells its children and its days', async () => {
  const device = await filled([]);
  await device.store
    .collection(savedChildren)
    .add({ id: 'c', name: ' Leo ', savedAt: '2026-11-02', profile: {} });
  await device.store.collection(notes).add({ ...noteOf('n'), timestamp: '2026-10-30T08:00:00.000Z' });
  expect(contentsOf(await back(device))).toEqual({
    children: ['Leo'],
    from: '2026-10-30T08:00:00.000Z',
    to: '2026-11-02',
  });
});

test('[DV3] a full store can still be backed up', async () => {
  const device = deviceOver(lastingMemory(600));
  await device.store.collection(notes).add(noteOf('n', 'x'.repeat(150)));
  expect((await device.store.collection(notes).add(noteOf('o', 'x'.repeat(600)))).ok).toBe(false);
  expect(takeSnapshot(device.store).collections['notes']).toHaveLength(1);
});
