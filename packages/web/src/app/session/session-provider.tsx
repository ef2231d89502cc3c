// Keeps who is signed in: asks the server on load, follows other tabs, renews, signs out.
import { signOutContract } from '@calmbridge/domain/identity/session';
import type { Refusal } from '@calmbridge/domain/result';
import { type Me, meContract } from '@calmbridge/domain/users/me';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#api/call';
import { CreditsContext } from '#api/credits';
import { takeEarlyAnswer } from '#api/early-answer';
import { identityTimeoutMs } from '#api/identity-timeout';
import { type Session, SessionContext, type SessionState, sessionView } from '#api/session';
import { knownCarer, rememberCarer } from '#device/session/known-carer';
import { finishPendingSignOut, hasPendingSignOut } from '#device/session/pending-sign-out';
import {
  cacheCredits,
  clearSession,
  hasPendingClear,
  lastVisitedPage,
  onSessionChangedElsewhere,
  rememberSignIn,
  rememberVisit,
  setRequiresProfileSetup,
} from '#device/session/session-flags';
import { isSentToSignIn } from '../guards.ts';
import { loadSignInPage } from './load-sign-in-page.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openSessionEnd, SessionEndContext } from './session-end.ts';
import { SessionStateContext } from './session-state.ts';
import { signOut } from './sign-out.ts';
import { useLiveCredits } from './use-live-credits.ts';
import { useReturnOfConnection } from './use-return-of-connection.ts';
import { useSessionRenewal } from './use-session-renewal.ts';

export const detectionMs = 5_000;
export const detectionWithPendingClearMs = 10_000;

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ is: 'loading' });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);

  const settle = useCallback((next: SessionState) => {
    if (next.is === 'signed-in' && !next.isRemembered) remember(next.me);
    // The whole page may follow from this: it is drawn piece by piece, so that the browser can answer in between.
    startTransition(() => setState(next));
  }, []);

  const leave = useCallback(
    (next: SessionState) => {
      setState(next);
      if (isSentToSignIn(path.current)) void navigate('/signin', { replace: true });
    },
    [navigate],
  );

  const refresh = useCallback(async () => {
    // Another tab has logged out where the server could not hear it.
    if (hasPendingSignOut()) return loadSignInPage();
    const answer = await call(meContract, {}, { timeoutMs: identityTimeoutMs() });
    if (!answer.ok) return;
    if (answer.value.is === 'signed-in') return settle({ is: 'signed-in', me: answer.value.me });
    clearSession();
    loadSignInPage();
  }, [settle]);

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
      // Asked before a log-out was told, the answer would be of a session that is over.
      const early = takeEarlyAnswer(meContract.path);
      const alreadyAsked = hasPendingSignOut() ? null : early;
      await finishRemovals();
      const stillStands = await endPendingSession();
      const answer =
        stillStands ?? (await call(meContract, {}, { timeoutMs: identityTimeoutMs(), alreadyAsked }));
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

  const credits = useLiveCredits(state, setState);
  const { refreshCredits } = credits;
  useEffect(
    () => onSessionChangedElsewhere((what) => void (what === 'credits' ? refreshCredits() : refresh())),
    [refresh, refreshCredits],
  );

  const renewed = useCallback(
    (sessionExpiresAt: string) =>
      setState((now) => (now.is === 'signed-in' ? { ...now, me: { ...now.me, sessionExpiresAt } } : now)),
    [],
  );
  useReturnOfConnection(state.is === 'signed-in' && state.isRemembered === true, refresh);
  const [sessionEnd] = useState(openSessionEnd);
  const ended = useCallback(async () => {
    if (!(await sessionEnd.ask())) await refresh();
  }, [sessionEnd, refresh]);
  useSessionRenewal(state.is === 'signed-in' ? state.me.sessionExpiresAt : null, renewed, ended);

  const session = useMemo<Session>(
    () => ({
      ...sessionView(state),
      signedIn: (me) => {
        finishPendingSignOut();
        setRequiresProfileSetup(me.document === null);
        settle({ is: 'signed-in', me });
      },
      documentChanged: (document) => {
        setRequiresProfileSetup(false);
        if (state.is === 'signed-in') settle({ is: 'signed-in', me: { ...state.me, document } });
      },
      refresh,
      signOut: (choice) => signOut(state.is === 'signed-in' ? state.me.user.uid : null, choice),
    }),
    [state, settle, refresh],
  );
  return (
    <SessionStateContext value={state}>
      <SessionContext value={session}>
        <CreditsContext value={credits}>
          <SessionEndContext value={sessionEnd}>{children}</SessionEndContext>
        </CreditsContext>
      </SessionContext>
    </SessionStateContext>
  );
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

/** A log-out the server has not heard of is told first (OF10). Null: there is none, or it has been heard. */
async function endPendingSession(): Promise<{ ok: false; refusal: Refusal } | null> {
  if (!hasPendingSignOut()) return null;
  const ended = await call(signOutContract, {}, { timeoutMs: identityTimeoutMs() });
  if (!ended.ok && ended.refusal.code !== 'identity/not-signed-in') return ended;
  finishPendingSignOut();
  return null;
}

function remember(me: Me) {
  rememberSignIn(me.user);
  rememberCarer(me);
  // Only a saved profile or a new sign-in takes the flag away: a load finds it as this tab left it.
  if (me.document === null) setRequiresProfileSetup(true);
  if (me.document) cacheCredits(me.document.credits);
}

/** The session has ended by itself: who it was is forgotten, where they were is kept for their return. */
function forgetSignIn() {
  const page = lastVisitedPage();
  clearSession();
  if (page) rememberVisit(page);
}
