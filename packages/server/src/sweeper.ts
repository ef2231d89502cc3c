// Everything that is cleaned up now and then. Each sweep is safe to run in any number of processes at once.
import { sweepEveryMs } from '@calmbridge/domain/credits/uses';
import { sweepUses } from './features/credits/sweep-uses.ts';
import { sweepRemovals } from './features/images/remove-pictures.ts';
import { sweepCounts } from './features/rate-limits/rate-limiter.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports.ts';
import { sweepUnfinishedFiles } from './sweep-unfinished-files.ts';

export type Sweep = { name: string; everyMs: number; run(): Promise<unknown> };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const sweepsOf = (ports: Ports): Sweep[] => [
  { name: 'uses', everyMs: sweepEveryMs, run: () => sweepUses(ports) },
  { name: 'pictures of deleted accounts', everyMs: minuteMs, run: () => sweepRemovals(ports) },
  { name: 'counts of attempts', everyMs: hourMs, run: () => sweepCounts(ports) },
  { name: 'unfinished files', everyMs: hourMs, run: () => sweepUnfinishedFiles(ports) },
];

/** Runs every sweep now and then until stopped. One that fails is tried again at its next turn. */
export function startSweeper(sweeps: readonly Sweep[], log: Log): () => void {
  const timers = sweeps.map((sweep) => {
    const run = onceAtATime(sweep, log);
    void run();
    return setInterval(() => void run(), sweep.everyMs).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function onceAtATime({ name, run }: Sweep, log: Log): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (fault) {
      log.warn({ fault, sweep: name }, 'a sweep failed');
    } finally {
      isRunning = false;
    }
  };
}
