import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

/**
 * Adds a step to the browser's history, so that Back removes that step and not the page. `leave` removes the step and ends
 * the guard; `then` runs once the step is gone.
 */
export function useBackGuard(onBack: () => void): { leave: (then?: () => void) => void } {
  const isLeaving = useRef(false);
  const isBegun = useRef(false);
  const hasStep = useRef(false);
  const after = useRef<(() => void) | undefined>(undefined);
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && hasStep.current && !isLeaving.current,
  );
  const addStep = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    // A page that was reloaded on such a step has it already.
    if (!isGuardStep(state))
      await navigate(
        { pathname, search, hash },
        { state: { ...state, isGuardStep: true }, preventScrollReset: true },
      );
    hasStep.current = true;
  });
  useEffect(() => void addStep(), []);
  const stay = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  });
  useEffect(() => stay(), [blocker.state]);
  const goOn = useEffectEvent(() => {
    if (isLeaving.current) after.current?.();
    after.current = undefined;
  });
  useEffect(() => goOn(), [key]);
  return {
    leave: (then) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (!hasStep.current) return then?.();
      after.current = then;
      void navigate(-1);
    },
  };
}

const isGuardStep = (state: unknown): boolean =>
  (state as { isGuardStep?: boolean } | null)?.isGuardStep === true;
