// Keeps who is signed in: asks the server on load, follows other tabs, renews, signs out.
import { type Me, meContract } from '@calmbridge/domain/users/me';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#api/call';
import { CreditsContext } from '#api/credits';
import { identityTimeoutMs } from '#api/identity-timeout';
import { type Session, SessionContext, type SessionState, sessionView } from '#api/session';
import { rememberCarer } from '#device/session/known-carer';
import { finishPendingSignOut, hasPendingSignOut } from '#device/session/pending-sign-out';
import {
  cacheCredits,
  clearSession,
  onSessionChangedElsewhere,
  rememberSignIn,
  setRequiresProfileSetup,
} from '#device/session/session-flags';
import { isSentToSignIn } from '../guards.ts';
import { loadSignInPage } from './load-sign-in-page.ts';
import { openSessionEnd, SessionEndContext } from './session-end.ts';
import { SessionStateContext } from './session-state.ts';
import { signOut } from './sign-out.ts';
import { useDetection } from './use-detection.ts';
import { useLiveCredits } from './use-live-credits.ts';
import { useReturnOfConnection } from './use-return-of-connection.ts';
import { useSessionRenewal } from './use-session-renewal.ts';

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

  useDetection(settle, leave);

  const credits = useLiveCredits(state, setState);
  const { refreshCredits } = credits;
  useEffect(
    () => onSessionChangedElsewhere((what) => void (what === 'credits' ? refreshCredits() : refresh())),
    [refresh, refreshCredits],
  );

  const sessionEnd = useKeptAlive(state, setState, refresh);
  const session = useSessionValue(state, settle, refresh);
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

/** Renews the session before it ends; one that has ended is signed into over the page, where somebody offers that. */
function useKeptAlive(
  state: SessionState,
  setState: Dispatch<SetStateAction<SessionState>>,
  refresh: () => Promise<void>,
) {
  const renewed = useCallback(
    (sessionExpiresAt: string) =>
      setState((now) => (now.is === 'signed-in' ? { ...now, me: { ...now.me, sessionExpiresAt } } : now)),
    [setState],
  );
  useReturnOfConnection(state.is === 'signed-in' && state.isRemembered === true, refresh);
  const [sessionEnd] = useState(openSessionEnd);
  const ended = useCallback(async () => {
    if (!(await sessionEnd.ask())) await refresh();
  }, [sessionEnd, refresh]);
  useSessionRenewal(state.is === 'signed-in' ? state.me.sessionExpiresAt : null, renewed, ended);
  return sessionEnd;
}

function useSessionValue(
  state: SessionState,
  settle: (state: SessionState) => void,
  refresh: () => Promise<void>,
): Session {
  return useMemo<Session>(
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
}

function remember(me: Me) {
  rememberSignIn(me.user);
  rememberCarer(me);
  // Only a saved profile or a new sign-in takes the flag away: a load finds it as this tab left it.
  if (me.document === null) setRequiresProfileSetup(true);
  if (me.document) cacheCredits(me.document.credits);
}
