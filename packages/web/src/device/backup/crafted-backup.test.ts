// Backups that somebody wrote by hand, to have good records removed.
import { expect, test } from 'vitest';
import { pictureStore } from '../pictures/pictures.ts';
import { notes } from '../records/shapes.ts';
import { keyOf } from '../store/medium.ts';
import { lastingMemory } from '../testing/device-test-kit.ts';
import { previewImport } from './preview.ts';
import { runImport } from './run-import.ts';
import { takeBackup } from './take-backup.ts';
import { deviceOver, noteOf } from './testing/backup-test-kit.ts';

const unreadable = (from: string, raw: string) => ({ from, since: '', raw });

test('[DV27] a file can not have a good record called unreadable, nor have it removed', async () => {
  const medium = lastingMemory();
  const device = deviceOver(medium);
  await device.store.collection(notes).add(noteOf('n1', 'mine'));
  const key = keyOf('u', 'ada', 'notes', 'n1');
  const good = medium.read(key) ?? '';
  const later = keyOf('u', 'ada', 'hats', 'm1');
  medium.write(later, 'of a later Calmbridge');
  const crafted = await takeBackup(deviceOver().store, device.pictures, 'Eve');
  crafted.snapshot.unreadable = [
    unreadable('notes/n1', good),
    unreadable('hats/m1', 'of a later Calmbridge'),
    unreadable('notes/n2', 'really broken'),
  ];
  await runImport(device, crafted, 'merge');
  expect(device.store.quarantined().map(({ raw }) => raw)).toEqual(['really broken']);
  await device.store.releaseQuarantine();
  expect(medium.read(key)).toBe(good);
  expect(medium.read(later)).toBe('of a later Calmbridge');
});

test('[DV27] clearing the quarantine removes no record that can be read, whatever the quarantine lists', async () => {
  const medium = lastingMemory();
  const { store } = deviceOver(medium);
  await store.collection(notes).add(noteOf('n1', 'mine'));
  const from = keyOf('u', 'ada', 'notes', 'n1');
  const raw = medium.read(from) ?? '';
  medium.write(keyOf('u', 'ada', 'quarantine', 'planted'), JSON.stringify({ from, since: '', raw }));
  await store.releaseQuarantine();
  expect(medium.read(from)).toBe(raw);
});

test('[DV17] a backup with pictures is refused before anything changes where pictures can not be kept', async () => {
  const from = deviceOver();
  await from.pictures.put('ada', 'p1', new Blob(['dot'], { type: 'image/jpeg' }));
  const backup = await takeBackup(from.store, from.pictures, 'Ada');
  const blocked = {
    ...deviceOver(),
    pictures: pictureStore(
      async () => null,
      () => true,
    ),
  };
  const preview = await previewImport(blocked, backup, async () => undefined);
  expect(preview.room).toEqual({
    merge: { fits: false, what: 'no-pictures' },
    replace: { fits: false, what: 'no-pictures' },
  });
});
