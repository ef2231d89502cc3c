import { deviceFeatures } from '@calmbridge/domain/credits/uses';
import { removePicture } from '#features/images/remove-pictures';
import type { Ports } from '#ports';
import { deleteExpired, releaseHold } from './settling-store.ts';
import { type DeadHold, findDeadHolds, findHoldsBut } from './use-store.ts';

type SweepPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'blobs'>;

/**
 * Gives back every hold whose request died (CR6) and of every text and picture that nobody received (CR17), and deletes
 * what was kept of them. Safe to run in any number of processes at once.
 */
export async function sweepUses(ports: SweepPorts): Promise<number> {
  const { database, clock } = ports;
  await deleteExpired(database.pool, clock.now());
  return release(ports, await findDeadHolds(database.pool, clock.now()));
}

/**
 * The embedded database has one process: what was being written when this one starts died with the one before it, and
 * its carer need not wait. What is finished can still be received, and what is made in a browser goes on without us.
 */
export async function releaseLeftBehind(ports: SweepPorts): Promise<number> {
  if (ports.database.kind !== 'embedded') return 0;
  return release(ports, await findHoldsBut(ports.database.pool, deviceFeatures));
}

async function release(ports: SweepPorts, dead: readonly DeadHold[]): Promise<number> {
  const { database, clock, log } = ports;
  let released = 0;
  for (const { uid, useId, pictureId, isFinished } of dead) {
    // Before it is given back, so that nobody has it for nothing.
    if (pictureId !== null) await removePicture(ports, uid, pictureId);
    const reason = isFinished ? 'unreceived' : 'died';
    if (await releaseHold(database.pool, uid, useId, clock.now(), reason)) released += 1;
  }
  if (released > 0) log.warn({ released }, 'released holds that nobody came back for');
  return released;
}
