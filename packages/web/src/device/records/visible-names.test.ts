// Names and labels on the device hold nothing that can't be seen, by whatever way they come onto it.
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../backup/backup-file.ts';
import { runImport } from '../backup/run-import.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { deviceOver } from '../backup/testing/backup-test-kit.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { keyOf } from '../store/medium.ts';
import { boardNamed, lastingMemory } from '../testing/device-test-kit.ts';
import { boards, profileFormResponses, savedChildren, socialStories } from './shapes.ts';

const odd = 'L\u200Be\u202Eo 👩‍👧 علی\u200Cرضا';
const clean = 'Leo 👩‍👧 علی\u200Cرضا';

const card = { id: 'c', label: odd, spoken: odd, picture: null, wordClass: 'other' };
const choices = { type: '', supportLevel: '', tone: '', context: '', chatId: '', date: '', content: '' };
const records = {
  boards: { ...boardNamed(odd), cells: [card] },
  savedChildren: { id: 'k', name: odd, savedAt: '', profile: { name: odd } },
  socialStories: { id: 's', customName: odd, title: odd, child: odd, ...choices },
  profileFormResponses: { id: 'p', content: '', timestamp: '', profile: { name: odd } },
};

function oddDevice() {
  const medium = lastingMemory();
  for (const [name, value] of Object.entries(records))
    medium.write(
      keyOf('u', 'ada', name, value.id),
      JSON.stringify({ v: name === 'boards' ? 2 : 1, order: 1, value }),
    );
  return deviceOver(medium);
}

const namesOn = ({ collection }: DeviceStore) => {
  const [board] = collection(boards).all();
  const [child] = collection(savedChildren).all();
  const [story] = collection(socialStories).all();
  const [plan] = collection(profileFormResponses).all();
  return [
    board?.name,
    board?.cells[0]?.label,
    board?.cells[0]?.spoken,
    child?.name,
    child?.profile['name'],
    story?.customName,
    story?.title,
    story?.child,
    plan?.profile?.['name'],
  ];
};
const allClean = Array.from({ length: 9 }, () => clean);

test('[CP5] names stored on the device are shown without invisible characters', () => {
  expect(namesOn(oddDevice().store)).toEqual(allClean);
});

test('[CP5] names in a backup come in clean', async () => {
  const from = oddDevice();
  const read = readBackup(writeBackup(await takeBackup(from.store, from.pictures, 'Ada')));
  if (!read.ok) throw new Error(read.why);
  const fresh = deviceOver();
  await runImport(fresh, read.backup, 'merge');
  expect(namesOn(fresh.store)).toEqual(allClean);
});

test('[CP5] what is written is clean before it is kept', async () => {
  const { store } = deviceOver();
  await store.collection(boards).add({ ...boardNamed(odd), cells: [{ ...card, wordClass: 'other' }] });
  const [key = ''] = store.scope.keys('boards');
  expect(store.scope.read(key)).not.toMatch(/[\u200B\u202E]/);
});
