import type { Moment } from '@calmbridge/domain/moments/moment';
import { expect, test } from 'vitest';
import { moments } from '../records/shapes.ts';
import { keyOf } from '../store/medium.ts';
import { turnsInOnePage } from '../store/turns.ts';
import { lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { contentsOf } from './contents.ts';
import { runImport } from './run-import.ts';
import { takeBackup } from './take-backup.ts';
import { deviceOver } from './testing/backup-test-kit.ts';

const moment = (id: string, more: Partial<Moment> = {}): Moment => ({
  id,
  kind: 'meltdown',
  when: '2026-11-15T08:05',
  timestamp: '2026-11-15T08:05:00.000Z',
  childId: 'leo',
  child: 'Leo',
  ...more,
});
const all = ({ store }: ReturnType<typeof deviceOver>) => store.collection(moments).all();

async function backupOf(...kept: Moment[]) {
  const medium = lastingMemory();
  medium.write(keyOf('u', 'ada', 'moments', 'broken'), '{"v":1,"value":{"kind":"hats"}}');
  const device = deviceOver(medium);
  await device.store.collection(moments).add(...kept);
  const read = readBackup(writeBackup(await takeBackup(device.store, device.pictures, 'Ada')));
  if (!read.ok) throw new Error(read.why);
  return read.backup;
}

test.each(['merge', 'replace'] as const)(
  '[BK1] moments come back the same by %s, the unreadable too',
  async (way) => {
    const kept = [
      moment('a', { words: 'Zoë 漢字', minutes: 20, before: ['the bus'] }),
      moment('b', { kind: 'joy' }),
    ];
    const backup = await backupOf(...kept);
    expect(contentsOf(backup)).toMatchObject({ children: ['Leo'], from: '2026-11-15T08:05:00.000Z' });
    const fresh = deviceOver();
    expect(await runImport(fresh, backup, way)).toMatchObject({ ok: true });
    expect(all(fresh)).toEqual(kept);
    expect(fresh.store.quarantined().map(({ raw }) => raw)).toEqual(['{"v":1,"value":{"kind":"hats"}}']);
  },
);

test('[BK3] a moment that differs comes in beside the one that is here', async () => {
  const backup = await backupOf(moment('a', { words: 'theirs' }));
  const device = deviceOver();
  await device.store.collection(moments).add(moment('a', { words: 'mine' }));
  await runImport(device, backup, 'merge');
  expect(new Map(all(device).map(({ id, words }) => [id, words]))).toEqual(
    new Map([
      ['a', 'mine'],
      ['a-imported', 'theirs'],
    ]),
  );
});

test('[BK5] [DV3] an import without enough room changes nothing and keeps no half moment', async () => {
  const backup = await backupOf(
    ...Array.from({ length: 40 }, (_, at) => moment(`m${at}`, { words: 'x'.repeat(200) })),
  );
  const device = deviceOver(lastingMemory(4_000));
  await device.store.collection(moments).add(moment('mine'));
  expect(await runImport(device, backup, 'merge')).toMatchObject({ ok: false });
  expect(all(device)).toEqual([moment('mine')]);
  const big = Array.from({ length: 40 }, (_, at) => moment(`n${at}`, { words: 'y'.repeat(200) }));
  expect(await device.store.collection(moments).add(...big)).toEqual({ ok: false, why: 'device/full' });
  expect(all(device)).toEqual([moment('mine')]);
});

test('[DV4] two tabs that keep and change moments at once lose none', async () => {
  const medium = lastingMemory();
  const turns = turnsInOnePage(medium);
  const tabs = [storeOver(medium, { turns }), storeOver(medium, { turns })].map((store) =>
    store.collection(moments),
  );
  await Promise.all(Array.from({ length: 20 }, (_, at) => tabs[at % 2]?.add(moment(`m${at}`))));
  await Promise.all([
    tabs[0]?.update('m1', (kept) => ({ ...kept, words: 'first' })),
    tabs[1]?.update('m1', (kept) => ({ ...kept, minutes: 5 })),
    tabs[1]?.remove('m2'),
  ]);
  const left = storeOver(medium).collection(moments);
  expect(left.all()).toHaveLength(19);
  expect(left.get('m1')).toMatchObject({ words: 'first', minutes: 5 });
});
