// Who is signed in when the page opens: asked of the server, within a time; where it can't be asked, the carer this device
// knows.
import { signOutContract } from '@calmbridge/domain/identity/session';
import type { Refusal } from '@calmbridge/domain/result';
import { meContract } from '@calmbridge/domain/users/me';
import { useEffect } from 'react';
import { call } from '#api/call';
import { takeEarlyAnswer } from '#api/early-answer';
import { identityTimeoutMs } from '#api/identity-timeout';
import type { SessionState } from '#api/session';
import { knownCarer } from '#device/session/known-carer';
import { finishPendingSignOut, hasPendingSignOut } from '#device/session/pending-sign-out';
import { clearSession, hasPendingClear, lastVisitedPage, rememberVisit } from '#device/session/session-flags';
import { isOutOfReach } from './out-of-reach.ts';

export const detectionMs = 5_000;
export const detectionWithPendingClearMs = 10_000;

type Tell = (state: SessionState) => void;

/** `leave` is called for a carer who is not let in. */
export function useDetection(settle: Tell, leave: Tell): void {
  useEffect(() => {
    let isLeft = false;
    const giveUp = setTimeout(
      () => {
        const known = letIn();
        if (known) return settle(known);
        clearSession();
        leave({ is: 'signed-out', trouble: { code: 'service/network-request-failed' } });
      },
      hasPendingClear() ? detectionWithPendingClearMs : detectionMs,
    );
    const detect = async () => {
      const answer = await askWhoIsThere();
      if (isLeft) return;
      clearTimeout(giveUp);
      if (!answer.ok) {
        const known = isOutOfReach(answer.refusal) ? letIn() : null;
        if (known) settle(known);
        else leave({ is: 'signed-out', trouble: answer.refusal });
      } else if (answer.value.is === 'signed-in') settle({ is: 'signed-in', me: answer.value.me });
      else {
        forgetSignIn();
        settle({ is: 'signed-out' });
      }
    };
    void detect();
    return () => {
      isLeft = true;
      clearTimeout(giveUp);
    };
  }, [leave, settle]);
}

async function askWhoIsThere() {
  // Asked before a pending log-out was sent, the answer would be of a session that is over.
  const early = takeEarlyAnswer(meContract.path);
  const alreadyAsked = hasPendingSignOut() ? null : early;
  await finishRemovals();
  const stillStands = await endPendingSession();
  return stillStands ?? call(meContract, {}, { timeoutMs: identityTimeoutMs(), alreadyAsked });
}

/** A removal of data that was cut short is finished before anyone is signed in. */
async function finishRemovals() {
  if (!hasPendingClear()) return;
  // What can't be removed now keeps its marker, and is tried again on the next load.
  await import('#device/browser-device').then((device) => device.finishPendingRemovals()).catch(() => {});
}

/** The carer this device knows, where the server can't be asked and they have not logged out (OF9). */
function letIn(): SessionState | null {
  const me = hasPendingSignOut() || hasPendingClear() ? null : knownCarer();
  return me && { is: 'signed-in', me, isRemembered: true };
}

/** A log-out that did not reach the server is sent first (OF10). Null: there is none, or the server has it now. */
async function endPendingSession(): Promise<{ ok: false; refusal: Refusal } | null> {
  if (!hasPendingSignOut()) return null;
  const ended = await call(signOutContract, {}, { timeoutMs: identityTimeoutMs() });
  if (!ended.ok && ended.refusal.code !== 'identity/not-signed-in') return ended;
  finishPendingSignOut();
  return null;
}

/** The session has ended by itself: who it was is forgotten, where they were is kept for their return. */
function forgetSignIn() {
  const page = lastVisitedPage();
  clearSession();
  if (page) rememberVisit(page);
}
