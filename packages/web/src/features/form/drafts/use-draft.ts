import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import type { DeviceRefusal } from '#device/store/user-scope';
import { useOnLeaving } from '#ui/use-on-leaving';
import { claimDraft } from './claim-draft.ts';
import type { Draft, DraftKeeper } from './draft-keeper.ts';

const restMs = 300;

/** Null for the moment it takes to find out which draft is this page's. */
export function useDraftKeeper(): DraftKeeper | null {
  const store = useDeviceStore();
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  useEffect(() => {
    let isLeft = false;
    // The whole form follows from this: it is drawn piece by piece, so that the browser can answer in between.
    void claimDraft(store).then((claimed) => {
      if (!isLeft) startTransition(() => setKeeper(claimed));
    });
    return () => {
      isLeft = true;
    };
  }, [store]);
  return keeper;
}

/**
 * Saves the draft when typing rests for a moment, and at once when the page is left, hidden or closed. `forget` is for
 * what needs no draft any more.
 */
export function useDraftSaving(keeper: DraftKeeper, draft: Draft) {
  const [trouble, setTrouble] = useState<DeviceRefusal | null>(null);
  const waiting = useRef<Draft | null>(null);
  const settled = useRef(draft);

  const flush = useCallback(() => {
    if (waiting.current === null) return;
    const saved = keeper.save(waiting.current);
    settled.current = waiting.current;
    waiting.current = null;
    setTrouble(saved.ok ? null : saved.why);
  }, [keeper]);

  const { profile, childId, emergency } = draft;
  useEffect(() => {
    const { current } = settled;
    const isSettled =
      current.profile === profile && current.childId === childId && current.emergency === emergency;
    if (isSettled) return;
    waiting.current = { profile, childId, emergency };
    const timer = setTimeout(flush, restMs);
    return () => clearTimeout(timer);
  }, [profile, childId, emergency, flush]);

  useOnLeaving(flush);

  const forget = useCallback(
    (forgotten: Draft) => {
      waiting.current = null;
      settled.current = forgotten;
      keeper.clear();
    },
    [keeper],
  );
  return { trouble, forget };
}
