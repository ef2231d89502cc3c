// What this process is writing or making now. While something is, its holds are kept alive, and once a second it is asked
// whether any of it should end: Stop may have reached another process, or the account may be gone.
import { renewEveryMs } from '@calmbridge/domain/credits/uses';
import type { Ports } from '#ports';
import type { Credits } from './credits.ts';
import { keyOf, type Use } from './use.ts';
import { findEnded } from './use-store.ts';

const lookEveryMs = 1000;

export type RunningUse = {
  /** Ends the call to whoever writes. */
  stop(): void;
  /** When it has been settled, one way or the other. */
  settled: Promise<void>;
};

export type RunningUses = {
  /** Watches over a use until it is settled. */
  watch(use: Use, running: RunningUse): void;
  find(use: Use): RunningUse | null;
};

type RunningPorts = Pick<Ports, 'database' | 'log'> & { credits: Credits };

export function createRunningUses({ database, log, credits }: RunningPorts): RunningUses {
  const running = new Map<string, RunningUse & { use: Use }>();
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;

  const look = async () => {
    looks += 1;
    const uses = [...running.values()].map(({ use }) => use);
    if ((looks * lookEveryMs) % renewEveryMs === 0) await credits.renew(uses);
    for (const ended of await findEnded(database.pool, uses)) running.get(keyOf(ended))?.stop();
  };
  const lookLater = () => {
    timer ??= setInterval(
      () =>
        void look().catch((fault: unknown) =>
          log.warn({ fault }, 'what is under way could not be looked after'),
        ),
      lookEveryMs,
    ).unref();
  };
  const forget = (use: Use) => {
    running.delete(keyOf(use));
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    looks = 0;
  };

  return {
    watch(use, one) {
      running.set(keyOf(use), { ...one, use });
      lookLater();
      const leave = () => forget(use);
      one.settled.then(leave, leave);
    },
    find: (use) => running.get(keyOf(use)) ?? null,
  };
}
