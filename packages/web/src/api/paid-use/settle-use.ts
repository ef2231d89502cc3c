// The last word on a use: that its answer was received, or that it was stopped. It is said until it is answered, and what
// the server answers is what it cost.
import { receivedUseContract, stopUseContract } from '@calmbridge/domain/credits/uses';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { call } from '#api/call';
import { forgetUse } from './open-use.ts';
import { isLost, pausesMs } from './persist.ts';
import type { UsePorts } from './use-ports.ts';

const contracts = { received: receivedUseContract, stop: stopUseContract };

/** The server can't take it now. */
const isLater: readonly RefusalCode[] = [
  'identity/not-signed-in',
  'credits/use-running',
  'credits/update-failed',
];

/** In credits. Null: the server knows of no such charge, or will not say. */
export async function settleUse(
  ports: UsePorts,
  useId: string,
  what: 'received' | 'stop',
): Promise<number | null> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call(contracts[what], {}, { params: { useId } });
    if (answer.ok) {
      ports.creditsChanged(answer.value.state);
      await forgetUse(ports, useId);
      return answer.value.charged;
    }
    const { code, retryAfterSeconds } = answer.refusal;
    if (!isLost(code) && !isLater.includes(code)) {
      await forgetUse(ports, useId);
      void ports.refreshCredits();
      return code === 'credits/use-ended' || code === 'request/not-found' ? 0 : null;
    }
    await ports.pause(
      retryAfterSeconds === undefined
        ? (pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0)
        : retryAfterSeconds * 1000,
    );
  }
}
