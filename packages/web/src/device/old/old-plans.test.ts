// Care plans of earlier versions, in the shapes these wrote them: wherever they lay, they end among the plans of today.
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../backup/backup-file.ts';
import { runImport } from '../backup/run-import.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { deviceOver } from '../backup/testing/backup-test-kit.ts';
import { chatHistory, notes, profileFormResponses } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { keyOf, type Medium } from '../store/medium.ts';
import { Cut, cutAfter, lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { moveOldKeys } from './old-keys.ts';

const fixtures = import.meta.glob<Record<string, unknown>>('../testing/fixtures/old/*.json', {
  import: 'default',
  eager: true,
});
const fixture = (name: string) => fixtures[`../testing/fixtures/old/${name}.json`] ?? {};

function deviceWith(name: string) {
  const medium = lastingMemory();
  for (const [key, value] of Object.entries(fixture(name))) medium.write(key, JSON.stringify(value));
  return medium;
}
const move = (medium: Medium) => moveOldKeys(medium, storeOver(medium).scope, () => undefined);

const plansIn = (store: DeviceStore) =>
  store
    .collection(profileFormResponses)
    .all()
    .map(({ id, type, fromForm, content, noteIds }) => ({ id, type, fromForm, content, noteIds }));
const notesIn = (store: DeviceStore) =>
  store
    .collection(notes)
    .all()
    .map(({ messageId, content }) => `${messageId}: ${content}`)
    .sort();
const plan = { type: 'profileFormResponse', fromForm: true };

const leo = '# Care plan for Leo\n\nMornings go better with a picture list.';
const movedFromChat = [
  { ...plan, id: '1741000000000', content: leo, noteIds: ['1741000100000'] },
  { ...plan, id: '1740900000000', content: '# Care plan\n\nA quiet corner for homework.', noteIds: [] },
];

test('[DV26] plans in the old chat list become plans, with their notes; what was only said stays apart', async () => {
  const medium = deviceWith('plans-in-the-chat');
  expect(await move(medium)).toEqual({ ok: true });
  const store = storeOver(medium);
  expect(plansIn(store)).toEqual(movedFromChat);
  expect(notesIn(store)).toEqual(['1741000000000: The picture list worked on Monday.']);
  const rest = store.collection(chatHistory).all();
  expect(rest.map(({ id }) => id)).toEqual(['said', 'asked']);
  expect(store.quarantined()).toEqual([]);
});

test('[DV26] a plan that lay in two lists is one plan with the notes of both; two texts under one id are two plans', async () => {
  const medium = deviceWith('plans-in-both-lists');
  await move(medium);
  const store = storeOver(medium);
  const plans = plansIn(store);
  expect(plans.map(({ content }) => content).sort()).toEqual([
    '# Care plan\n\nAs it stood in the chat.',
    '# Care plan\n\nAs it stood in the other list.',
    leo,
  ]);
  expect(plans.find(({ id }) => id === 'p1')).toEqual({
    ...plan,
    id: 'p1',
    content: leo,
    noteIds: ['n1', 'n2'],
  });
  expect(notesIn(store)).toEqual(['p1: Better.', 'p1: Good.']);
});

test('[DV26] notes that stood inside a plan, or under its id, become notes of it', async () => {
  const medium = deviceWith('notes-inside-plans');
  await move(medium);
  const store = storeOver(medium);
  expect(plansIn(store).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
  expect(notesIn(store)).toEqual([
    'p1: No id, other word.',
    'p1: Only a text.',
    'p1: The list worked.',
    'p2: One text for all.',
    "p3: Kept under the plan's id.",
    'p3: This one too.',
  ]);
  expect(store.quarantined()).toEqual([]);
});

test.each(['plans-in-the-chat', 'plans-in-both-lists', 'notes-inside-plans'])(
  '[DV12] [DV26] %s: cut at any step and started again, the end is the same',
  async (name) => {
    const whole = deviceWith(name);
    await move(whole);
    for (let steps = 0; steps < 30; steps += 1) {
      const medium = deviceWith(name);
      await move(cutAfter(medium, steps)).catch((fault) => expect(fault).toBeInstanceOf(Cut));
      await move(medium);
      expect(withoutTurns(medium.dump()), `cut after ${steps} changes`).toEqual(withoutTurns(whole.dump()));
    }
  },
);

/** As an earlier version left it: every record of the old chat list in the collection that no page reads. */
function strandedDevice() {
  const medium = lastingMemory();
  const keep = (value: { id: string }, order: number) =>
    medium.write(keyOf('u', 'ada', 'chatHistory', value.id), JSON.stringify({ v: 1, order, value }));
  keep({ ...movedFromChat[0], role: 'assistant', timestamp: '2025-03-03T11:06:40.000Z' } as never, 50);
  keep(
    { id: 'asked', role: 'user', content: 'the bus?', timestamp: '2025-03-01T08:00:00.000Z' } as never,
    40,
  );
  const untyped = { id: '9', role: 'assistant', content: 'untyped', timestamp: '2025-02-01T00:00:00Z' };
  medium.write(
    keyOf('u', 'ada', 'profileFormResponses', '9'),
    JSON.stringify({ v: 1, order: 10, value: untyped }),
  );
  return medium;
}

test('[DV26] plans already moved where no page looks come back, at any cut, and once', async () => {
  const wanted = [movedFromChat[0], { ...plan, id: '9', content: 'untyped', noteIds: undefined }];
  for (let steps = 0; steps < 8; steps += 1) {
    const medium = strandedDevice();
    await move(cutAfter(medium, steps)).catch((fault) => expect(fault).toBeInstanceOf(Cut));
    expect(await move(medium)).toEqual({ ok: true });
    const store = storeOver(medium);
    expect(plansIn(store), `cut after ${steps} changes`).toEqual(wanted);
    expect(
      store
        .collection(chatHistory)
        .all()
        .map(({ id }) => id),
    ).toEqual(['asked']);
    await store.collection(profileFormResponses).remove('1741000000000');
    await move(medium);
    expect(storeOver(medium).collection(profileFormResponses).get('1741000000000')).toBeNull();
  }
});

test('[DV26] without room for them they stay where they are, and it is said', async () => {
  const roomy = strandedDevice();
  const size = Object.entries(roomy.dump()).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const tight = lastingMemory(size + 100);
  for (const [key, text] of Object.entries(roomy.dump())) tight.write(key, text);
  expect(await move(tight)).toEqual({ ok: false, why: 'device/full' });
  expect(storeOver(tight).collection(chatHistory).get('1741000000000')?.content).toBe(leo);
});

test('[DV26] a backup of then brings its plans to the plans of now, and beside a different one of the same id', async () => {
  const then = deviceOver(strandedDevice());
  const backup = await takeBackup(then.store, then.pictures, 'Ada');
  const read = readBackup(writeBackup(backup));
  if (!read.ok) throw new Error(read.why);
  const now = deviceOver();
  await runImport(now, read.backup, 'merge');
  expect(plansIn(now.store)).toEqual(plansIn(storeOver(await moved(strandedDevice()))));
  expect(
    now.store
      .collection(chatHistory)
      .all()
      .map(({ id }) => id),
  ).toEqual(['asked']);

  const clashing = strandedDevice();
  const other = { ...movedFromChat[0], role: 'assistant', content: 'other', timestamp: '2025-03-03' };
  clashing.write(
    keyOf('u', 'ada', 'profileFormResponses', other.id as string),
    JSON.stringify({ v: 1, order: 60, value: other }),
  );
  const both = deviceOver();
  const taken = await takeBackup(deviceOver(clashing).store, then.pictures, 'Ada');
  await runImport(both, taken, 'replace');
  expect(plansIn(both.store).map(({ content }) => content)).toEqual(['other', leo, 'untyped']);
});

async function moved<T extends Medium>(medium: T): Promise<T> {
  await move(medium);
  return medium;
}

const withoutTurns = (dump: Record<string, string>) =>
  Object.fromEntries(Object.entries(dump).filter(([key]) => !key.startsWith('calmbridge/turn/')));
