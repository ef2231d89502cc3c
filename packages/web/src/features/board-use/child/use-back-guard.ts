import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

/**
 * Puts a step of its own into the browser's history, so that Back has something to take, and takes nothing. `leave` gives
 * the step back and lets go.
 */
export function useBackGuard(onBack: () => void): { leave: () => void } {
  const isLeaving = useRef(false);
  const isBegun = useRef(false);
  const hasStep = useRef(false);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && hasStep.current && !isLeaving.current,
  );
  const addStep = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    await navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    hasStep.current = true;
  });
  useEffect(() => void addStep(), []);
  const stay = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  });
  useEffect(() => stay(), [blocker.state]);
  return {
    leave: () => {
      isLeaving.current = true;
      if (hasStep.current) void navigate(-1);
    },
  };
}
