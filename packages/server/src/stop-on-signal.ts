import type { Log } from './log.ts';

/** Ends the process in order at the first signal, at once at the second, and after a fault nobody caught. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (fault: unknown) => {
        log.fatal({ fault }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (fault) => log.error({ fault }, 'unhandled rejection'));
  process.on('uncaughtException', (fault) => {
    log.fatal({ fault }, 'uncaught fault');
    process.exit(1);
  });
}
