import type { PlanProgress } from '@calmbridge/domain/plans/plan-progress';
import { expect, test } from 'vitest';
import { planProgress } from '../records/shapes.ts';
import { lastingMemory } from '../testing/device-test-kit.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { runImport } from './run-import.ts';
import { takeBackup } from './take-backup.ts';
import { deviceOver } from './testing/backup-test-kit.ts';

const progress = (updatedAt: string, ticks: Record<string, 'yes' | 'help' | 'no'>): PlanProgress => ({
  id: 'plan-1',
  updatedAt,
  goals: { wave: { title: 'Waves hello', baselineOfTen: null, ticks } },
});

async function deviceWith(kept: PlanProgress) {
  const device = deviceOver(lastingMemory());
  await device.store.collection(planProgress).add(kept);
  return device;
}

test('[BK3] the days of one plan on two devices are kept in one record; where they differ, the later change is right', async () => {
  const phone = await deviceWith(
    progress('2026-11-16T10:00:00.000Z', { '2026-11-14': 'no', '2026-11-15': 'yes' }),
  );
  const tablet = await deviceWith(
    progress('2026-11-15T10:00:00.000Z', { '2026-11-13': 'help', '2026-11-15': 'no' }),
  );
  const read = readBackup(writeBackup(await takeBackup(phone.store, phone.pictures, 'Ada')));
  if (!read.ok) throw new Error(read.why);
  await runImport(tablet, read.backup, 'merge');
  const all = tablet.store.collection(planProgress).all();
  expect(all).toHaveLength(1);
  expect(all[0]?.goals['wave']?.ticks).toEqual({
    '2026-11-13': 'help',
    '2026-11-14': 'no',
    '2026-11-15': 'yes',
  });
});
