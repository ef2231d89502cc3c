// Asks for one use until it is answered: again after a lost connection, again while another process writes it, and again
// once the carer has signed in again. Always the same use, so that it is paid for once, however often it is asked for.
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { Result } from '@calmbridge/domain/result';
import type { UsePorts } from './use-ports.ts';

/** What stands between the page and its answer for the moment. */
export type Trouble = 'lost' | 'elsewhere' | 'signed-out';

/** About three minutes: then the carer is told, and may ask again at any time. */
export const pausesMs = [300, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000, 30_000, 30_000];
const elsewhereMs = 2_000;

export type Persistence = {
  signal: AbortSignal;
  onTrouble: (trouble: Trouble | null) => void;
  /** The server is known to be at work on it: even a server that stumbles is asked again. */
  isBegun?: () => boolean;
  /** How long to wait before each further try, where the usual ones are not meant. */
  pauses?: readonly number[];
  /** Grows with what arrives: as long as it does, the line is worth another try. */
  progress?: () => number;
};

export async function persist<T>(
  { pause, signInAgain }: Pick<UsePorts, 'pause' | 'signInAgain'>,
  ask: () => Promise<Result<T>>,
  { signal, onTrouble, isBegun = () => false, pauses = pausesMs, progress = () => 0 }: Persistence,
): Promise<Result<T>> {
  let furthest = progress();
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (answer.ok || signal.aborted) return answer;
    const { code, retryAfterSeconds } = answer.refusal;
    if (progress() > furthest) tries = 0;
    furthest = Math.max(furthest, progress());
    if (code === 'identity/not-signed-in') {
      onTrouble('signed-out');
      if (!(await signInAgain())) return answer;
    } else if (code === 'credits/use-running') {
      onTrouble('elsewhere');
      await pause(retryAfterSeconds === undefined ? elsewhereMs : retryAfterSeconds * 1000, signal);
      tries -= 1;
    } else {
      const pauseMs = isLost(code, isBegun()) ? pauses[tries] : undefined;
      if (pauseMs === undefined) return answer;
      onTrouble('lost');
      await pause(pauseMs, signal);
    }
    if (signal.aborted) return answer;
  }
}

const stumbling: readonly RefusalCode[] = ['service/unavailable', 'service/internal'];

/** Nobody knows what became of the use: it is still open. */
export const isLost = (code: RefusalCode, isBegun = true): boolean =>
  code === 'service/network-request-failed' || (isBegun && stumbling.includes(code));
