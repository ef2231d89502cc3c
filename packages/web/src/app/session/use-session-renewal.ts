import { refreshSessionContract } from '@calmbridge/domain/identity/session';
import { useEffect } from 'react';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';

export const renewBeforeEndMs = 5 * 60_000;
export const firstPauseMs = 30_000;
export const longestPauseMs = 16 * 60_000;

// A browser timer can't wait longer than this; it then looks again.
const longestTimerMs = 2 ** 31 - 1;

/**
 * Moves the session's end forward five minutes before it comes. A renewal that fails is tried again; it never signs
 * anyone out, since the session may still stand.
 */
export function useSessionRenewal(
  sessionExpiresAt: string | null,
  onRenewed: (sessionExpiresAt: string) => void,
  onEnded: () => Promise<void> | void,
): void {
  useEffect(() => {
    if (sessionExpiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;

    const renew = async (pauseMs: number) => {
      const answer = await call(refreshSessionContract, {}, { timeoutMs: identityTimeoutMs() });
      if (isLeft) return;
      if (answer.ok) onRenewed(answer.value.sessionExpiresAt);
      else if (answer.refusal.code === 'identity/not-signed-in') await onEnded();
      else timer = setTimeout(() => void renew(Math.min(pauseMs * 2, longestPauseMs)), pauseMs);
    };
    const wait = () => {
      const leftMs = Date.parse(sessionExpiresAt) - renewBeforeEndMs - Date.now();
      if (leftMs <= 0) void renew(firstPauseMs);
      else timer = setTimeout(wait, Math.min(leftMs, longestTimerMs));
    };

    wait();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [sessionExpiresAt, onRenewed, onEnded]);
}
