import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves true once the server answers, false when it ended before that. */
export async function whenHealthy(port, isRunning) {
  while (isRunning()) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return isRunning();
    } catch {
      // Not listening yet.
    }
    await pause(50);
  }
  return false;
}

/** Asked before starting, since a foreign program on the port could answer in the server's place. */
export const portIsFree = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
