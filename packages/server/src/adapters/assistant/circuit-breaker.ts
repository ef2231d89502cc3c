import type { Clock } from '#ports';
import { WriterFailure, type WriterState } from './writer.ts';

const failuresAllowed = 5;
const pauseMs = 30_000;

/** After repeated failures the service is left alone for a while, and everyone is told at once instead of waiting. */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let openUntil = 0;
  const remainingMs = () => openUntil - clock.now().getTime();
  return {
    check(): void {
      if (remainingMs() <= 0) return;
      throw new WriterFailure(
        'the service is paused',
        'assistant/unavailable',
        Math.ceil(remainingMs() / 1000),
      );
    },
    noteSuccess(): void {
      failures = 0;
    },
    noteFailure(): void {
      failures += 1;
      if (failures >= failuresAllowed) openUntil = clock.now().getTime() + pauseMs;
    },
    state(): WriterState {
      if (remainingMs() > 0) return 'unavailable';
      return failures > 0 ? 'failing' : 'ok';
    },
  };
}
