import type { Log } from './log.ts';

/** Work nobody waits for, such as sending a mail. A fault in it is logged; stopping waits for it a while. */
export type Background = {
  run(name: string, task: () => Promise<void>): void;
  drain(longestMs: number): Promise<void>;
};

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const run = task()
        .catch((fault: unknown) => log.error({ task: name, fault }, 'background task failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async drain(longestMs) {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longestMs);
      });
      await Promise.race([Promise.all(running), tooLong]);
      clearTimeout(timer);
    },
  };
}
