import { beforeEach, expect, test, vi } from 'vitest';
import { defaultAppearance } from '../appearance/appearance.ts';
import { backupMark, consent, notes, readAloud } from '../records/shapes.ts';
import { Cut, cutAfter, lastingMemory } from '../testing/device-test-kit.ts';
import type { Backup } from './backup.ts';
import { journalStore } from './import-journal.ts';
import { importMark } from './import-mark.ts';
import { planTexts } from './plan-import.ts';
import { isBackupDue, putOffBackup } from './reminder.ts';
import { type Estimate, roomFor } from './room.ts';
import { dropLostImport, finishCutShort, forgetImport, runImport, undoImport } from './run-import.ts';
import { takeBackup } from './take-backup.ts';
import { deviceOver, noteOf } from './testing/backup-test-kit.ts';

type Device = ReturnType<typeof deviceOver>;
const blob = (text: string) => new Blob([text], { type: 'image/jpeg' });
const textOf = async (device: Device, id: string) => (await device.pictures.get('ada', id))?.text();
const contents = ({ store }: Device) =>
  Object.fromEntries(
    store
      .collection(notes)
      .all()
      .map(({ id, content }) => [id, content]),
  );

/** Two notes, one of them older than the device's, a picture, a preference. */
let backup: Backup;
beforeEach(async () => {
  const source = deviceOver();
  await source.store.collection(notes).add(noteOf('same'), noteOf('changed', 'as it was'), noteOf('new'));
  await source.store
    .document(readAloud)
    .write({ speed: 1.5, voice: '', autoPlayNew: false, autoPlayStories: {} });
  await source.store.document(consent).write({ textVersion: 1, agreedAt: '2026-11-01', sentTo: 'guidebook' });
  await source.pictures.put('ada', 'cup', blob('a cup'));
  source.appearance.change({ ...defaultAppearance, theme: 'dark' });
  backup = await takeBackup(source.store, source.pictures, 'Ada');
  backup = { ...backup, appearance: source.look() };
});

async function used(medium = lastingMemory(), journal = journalStore()) {
  const device = deviceOver(medium, { journal });
  await device.store.collection(notes).add(noteOf('same'), noteOf('changed', 'as it is'), noteOf('mine'));
  await device.pictures.put('ada', 'hat', blob('a hat'));
  return device;
}

test('[BK3] a merge keeps what is here, adds what is new and puts what differs beside it', async () => {
  const device = await used();
  const done = await runImport(device, backup, 'merge');
  expect(done).toMatchObject({ ok: true, mark: { added: 4, replaced: 0, removed: 0 } });
  expect(contents(device)).toEqual({
    same: 'a note',
    changed: 'as it is',
    'changed-imported': 'as it was',
    mine: 'a note',
    new: 'a note',
  });
  expect(await textOf(device, 'cup')).toBe('a cup');
  expect(await textOf(device, 'hat')).toBe('a hat');
  expect(device.look()).toEqual(defaultAppearance);
  await forgetImport(device);
  expect(await runImport(device, backup, 'merge')).toMatchObject({ ok: true, mark: { added: 0 } });
});

test('[BK3] a replacement makes the device what the backup is, but for records of a newer Calmbridge', async () => {
  const medium = lastingMemory();
  const newer = '{"v":9,"order":1,"value":{"id":"later"}}';
  medium.write('calmbridge/u/ada/notes/later', newer);
  const device = await used(medium);
  await device.store.markBackup();
  const done = await runImport(device, backup, 'replace');
  expect(done).toMatchObject({ ok: true, mark: { replaced: 1, removed: 1 } });
  expect(contents(device)).toEqual({ same: 'a note', changed: 'as it was', new: 'a note' });
  expect(medium.read('calmbridge/u/ada/notes/later')).toBe(newer);
  expect(device.store.document(backupMark).read().is).toBe('found');
  expect((await device.pictures.ids('ada')).sort()).toEqual(['cup']);
  expect(device.look().theme).toBe('dark');
});

test('[BK9] per kind it is known what is new, the same, different and only here', async () => {
  const { kinds } = planTexts((await used()).store, backup, 'merge');
  expect(kinds.find(({ name }) => name === 'notes')).toEqual({
    name: 'notes',
    inFile: 3,
    isNew: 1,
    same: 1,
    different: 1,
    onlyHere: 1,
  });
});

test('[BK8] the consent of another person never comes in', async () => {
  const device = deviceOver(lastingMemory(), { uid: 'bob' });
  await runImport(device, backup, 'merge');
  expect(device.store.document(consent).read().is).toBe('empty');
  expect(device.store.collection(notes).all()).toHaveLength(3);
});

test.each(['merge', 'replace'] as const)(
  '[BK6] after a %s everything can be put back as it was',
  async (way) => {
    const medium = lastingMemory();
    const device = await used(medium);
    const before = { texts: userTexts(medium.dump()), look: device.look() };
    await runImport(device, backup, way);
    expect(importMark(device.store.scope)?.state).toBe('done');
    // As after a reload: another page over the same storage.
    const later = { ...deviceOver(medium, { journal: device.journal }), pictures: device.pictures };
    expect(await undoImport(later)).toEqual({ ok: true });
    expect(userTexts(medium.dump())).toEqual(before.texts);
    expect((await device.pictures.ids('ada')).sort()).toEqual(['hat']);
    expect(await textOf(device, 'hat')).toBe('a hat');
    expect(importMark(device.store.scope)).toBeNull();
    expect(await device.journal.read('ada')).toBeNull();
  },
);

test('[BK6] what was changed since the import stays, and so do the pictures it may show', async () => {
  const device = await used();
  await runImport(device, backup, 'merge');
  await device.store.collection(notes).update('new', (note) => ({ ...note, content: 'worked on' }));
  await device.store.collection(notes).add(noteOf('newest'));
  await undoImport(device);
  expect(contents(device)).toEqual({
    same: 'a note',
    changed: 'as it is',
    mine: 'a note',
    new: 'worked on',
    newest: 'a note',
  });
  expect(await textOf(device, 'cup')).toBe('a cup');
});

test('[BK6] an import cut anywhere is taken back whole on the next load', async () => {
  for (const way of ['merge', 'replace'] as const) {
    let wasWhole = false;
    for (let changes = 0; !wasWhole && changes < 60; changes += 1) {
      const medium = lastingMemory();
      const device = await used(medium);
      const before = userTexts(medium.dump());
      const cut = { ...deviceOver(cutAfter(medium, changes), device), pictures: device.pictures };
      wasWhole = await runImport(cut, backup, way).then(
        ({ ok }) => ok,
        (fault) => {
          expect(fault).toBeInstanceOf(Cut);
          return false;
        },
      );
      if (wasWhole) break;
      const next = { ...deviceOver(medium, device), pictures: device.pictures };
      await finishCutShort(next);
      // Cut when everything was done already, it is done.
      if (importMark(next.store.scope)?.state === 'done') continue;
      expect(userTexts(medium.dump()), `${way} cut after ${changes}`).toEqual(before);
    }
    expect(wasWhole).toBe(true);
  }
});

test('[BK5] [DV3] a backup that does not fit is known before, and changes nothing when it is tried', async () => {
  const medium = lastingMemory(900);
  const device = await used(medium);
  const before = userTexts(medium.dump());
  const plan = { texts: planTexts(device.store, backup, 'merge').changes, pictures: [] };
  expect(await roomFor(device.store, plan, async () => undefined, device.pictures.canKeep)).toEqual({
    fits: false,
    what: 'texts',
  });
  expect(await runImport(device, backup, 'merge')).toEqual({ ok: false, why: 'device/full' });
  expect(userTexts(medium.dump())).toEqual(before);
  expect(await device.pictures.ids('ada')).toEqual(['hat']);
});

test('[BK5] room for pictures is asked of the browser', async () => {
  const { store, pictures } = deviceOver();
  const room = (estimate: Estimate) => roomFor(store, plan, estimate, pictures.canKeep);
  const cup = { type: '', bytes: new Uint8Array(1000) };
  const plan = { texts: [], pictures: [{ id: 'cup', before: null, after: cup }] };
  expect(await room(async () => ({ quota: 5000, usage: 4500 }))).toMatchObject({
    fits: false,
  });
  expect(await room(async () => ({ quota: 9000, usage: 4500 }))).toEqual({ fits: true });
  expect(await room(async () => Promise.reject(new Error('blocked')))).toEqual({
    fits: true,
  });
});

test('[BK5] pictures that find no room leave nothing behind', async () => {
  const device = await used();
  const full = { ...device.pictures, put: async () => ({ ok: false, why: 'device/full' }) as const };
  expect(await runImport({ ...device, pictures: full }, backup, 'replace')).toEqual({
    ok: false,
    why: 'device/full',
  });
  expect(contents(device)).toEqual({ same: 'a note', changed: 'as it is', mine: 'a note' });
  expect(importMark(device.store.scope)).toBeNull();
});

test('[BK7] a backup is due after many changes, or some and a month, and not while it is put off', async () => {
  const medium = lastingMemory();
  const { store } = deviceOver(medium);
  const day = (after: number) => new Date(Date.parse('2026-11-15T10:00:00Z') + after * 86_400_000);
  const changed = (times: number) =>
    medium.write('calmbridge/turn/ada', String(store.changesSinceBackup() + times));
  changed(99);
  expect(isBackupDue(store, day(0))).toBe(false);
  changed(1);
  expect(isBackupDue(store, day(0))).toBe(true);
  await putOffBackup(store, day(0));
  expect(isBackupDue(store, day(13))).toBe(false);
  expect(isBackupDue(store, day(15))).toBe(true);
  await store.markBackup();
  expect(isBackupDue(store, day(60))).toBe(false);
  for (let at = 0; at < 10; at += 1) await store.collection(notes).add(noteOf(`n${at}`));
  expect(isBackupDue(store, day(29))).toBe(false);
  expect(isBackupDue(store, day(31))).toBe(true);
});

const userTexts = (dump: Record<string, string>) =>
  Object.fromEntries(Object.entries(dump).filter(([key]) => key.startsWith('calmbridge/u/')));

test('[BK6] without a database, a way back that went with its page is not offered after it', async () => {
  const medium = lastingMemory();
  const device = await used(medium);
  expect(await device.journal.lasts()).toBe(false);
  await runImport(device, { ...backup, pictures: new Map() }, 'replace');
  await dropLostImport(device);
  expect(importMark(device.store.scope)?.state).toBe('done');
  const later = deviceOver(medium);
  await dropLostImport(later);
  expect(importMark(later.store.scope)).toBe(null);
});

test('[BK6] a database that throws when it is opened is none', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const journal = journalStore();
  expect(await journal.lasts()).toBe(false);
  expect(await journal.write('ada', { texts: [], pictures: [], appearance: null })).toBe(true);
  vi.unstubAllGlobals();
});
