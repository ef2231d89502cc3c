import { sweepEveryMs } from '@calmbridge/domain/credits/uses';
import type { Ports } from '#ports';
import { findDeadHolds, releaseHold } from './use-store.ts';

type SweepPorts = Pick<Ports, 'database' | 'clock' | 'log'>;

/** Gives back every hold whose request died (CR6). Safe to run in any number of processes at once. */
export async function sweepDeadHolds({ database: { pool }, clock, log }: SweepPorts): Promise<number> {
  let released = 0;
  for (const { uid, useId } of await findDeadHolds(pool, clock.now()))
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
