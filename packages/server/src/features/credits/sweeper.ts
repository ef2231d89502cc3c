import { deviceFeatures, sweepEveryMs } from '@calmbridge/domain/credits/uses';
import type { Ports } from '#ports';
import { findDeadHolds, findHoldsBut, releaseHold } from './use-store.ts';

type Use = { uid: string; useId: string };
type SweepPorts = Pick<Ports, 'database' | 'clock' | 'log'>;

/** Gives back every hold whose request died (CR6). Safe to run in any number of processes at once. */
export async function sweepDeadHolds(ports: SweepPorts): Promise<number> {
  return release(ports, await findDeadHolds(ports.database.pool, ports.clock.now()));
}

/**
 * The embedded database has one process: what an answer was held for when this one starts died with the one before it,
 * and its carer need not wait. What is made in a browser goes on without us.
 */
export async function releaseLeftBehind(ports: SweepPorts): Promise<number> {
  if (ports.database.kind !== 'embedded') return 0;
  return release(ports, await findHoldsBut(ports.database.pool, deviceFeatures));
}

async function release({ database: { pool }, clock, log }: SweepPorts, dead: readonly Use[]) {
  let released = 0;
  for (const { uid, useId } of dead)
    if (await releaseHold(pool, uid, useId, clock.now(), 'died')) released += 1;
  if (released > 0) log.warn({ released }, 'released holds whose requests had died');
  return released;
}

/** Sweeps now and then until stopped. A sweep that fails is tried again at the next turn. */
export function startSweeper(ports: SweepPorts): () => void {
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    try {
      await sweepDeadHolds(ports);
    } catch (fault) {
      ports.log.warn({ fault }, 'a sweep failed');
    } finally {
      isSweeping = false;
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
