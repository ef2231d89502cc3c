import { type CreditState, creditsContract } from '@calmbridge/domain/credits/credit-state';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef } from 'react';
import { call } from '#api/call';
import type { Credits } from '#api/credits';
import { type SessionState, sessionView } from '#api/session';
import { cacheCredits, cachedCredits } from '#device/session/session-flags';

/**
 * Keeps the balance of the session true: after each use and payment, when another tab has news (SessionProvider hears
 * them), and when the carer or the connection comes back. The figure cached on the device stands in only until the server
 * has answered.
 */
export function useLiveCredits(
  state: SessionState,
  setState: Dispatch<SetStateAction<SessionState>>,
): Credits {
  const reports = useRef(0);
  const isSignedIn = state.is === 'signed-in' && state.me.document !== null;

  const creditsChanged = useCallback(
    (news: CreditState) => {
      reports.current += 1;
      cacheCredits(news.credits);
      setState((now) => withCredits(now, news));
    },
    [setState],
  );

  const refreshCredits = useCallback(async () => {
    const before = reports.current;
    const answer = await call(creditsContract, {});
    // What a use reported meanwhile is newer than what was asked for before it.
    if (answer.ok && reports.current === before) creditsChanged(answer.value);
  }, [creditsChanged]);

  useEffect(() => {
    if (!isSignedIn) return;
    // Without a connection the server can't be asked; it is asked when the connection returns.
    const ask = () => void (navigator.onLine && refreshCredits());
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [isSignedIn, refreshCredits]);

  return useMemo(() => {
    const { isAdmin, credits, userPlan, document } = sessionView(state);
    return {
      isAdmin,
      credits: state.is === 'loading' ? (cachedCredits() ?? 0) : credits,
      userPlan,
      aiUsage: document?.aiUsage ?? null,
      creditsChanged,
      refreshCredits,
    };
  }, [state, creditsChanged, refreshCredits]);
}

function withCredits(now: SessionState, { credits, plan, isAdmin, aiUsage }: CreditState): SessionState {
  if (now.is !== 'signed-in' || now.me.document === null) return now;
  const document = { ...now.me.document, credits, plan, isAdmin, aiUsage };
  return { ...now, me: { ...now.me, document } };
}
