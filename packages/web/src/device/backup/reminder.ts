// When to remind of a backup: after many changes, or after some and a long while. Put off, it stays away.
import { z } from 'zod';
import { backupMark } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { Shape } from '../store/shape.ts';

/** Every saved draft counts as a change, so a hundred is a few evenings of use. */
const manyChanges = 100;
const someChanges = 10;
const longWhileDays = 30;
const putOffDays = 14;
const dayMs = 86_400_000;

export type BackupReminder = { putOffAt: string };

/** Belongs to this device: it is in no backup. */
export const backupReminder: Shape<BackupReminder> = {
  name: 'backupReminder',
  version: 1,
  schema: z.looseObject({ putOffAt: z.string() }),
  upgrades: [],
};

export function isBackupDue(store: DeviceStore, now: Date): boolean {
  const putOff = store.document(backupReminder).read();
  if (putOff.is === 'found' && daysSince(putOff.value.putOffAt, now) < putOffDays) return false;
  const changes = store.changesSinceBackup();
  if (changes >= manyChanges) return true;
  const mark = store.document(backupMark).read();
  return mark.is === 'found' && changes >= someChanges && daysSince(mark.value.at, now) >= longWhileDays;
}

export const putOffBackup = (store: DeviceStore, now: Date) =>
  store.document(backupReminder).write({ putOffAt: now.toISOString() });

const daysSince = (iso: string, now: Date) => (now.getTime() - Date.parse(iso)) / dayMs;
