import { useRef, useState } from 'react';
import { useModal } from '#ui/dialogs/use-modal';
import { useBackGuard } from './use-back-guard.ts';
import { useStayingOpen } from './use-staying-open.ts';

/** For a dialog that a child uses alone: it covers the page and is left on purpose only; who tries otherwise is told how. */
export function useWholeScreen() {
  const element = useRef<HTMLDialogElement>(null);
  const [hasHint, setHasHint] = useState(false);
  const showHint = () => setHasHint(true);
  useModal(element, showHint);
  useStayingOpen(element);
  const guard = useBackGuard(showHint);
  return { element, hasHint, showHint, leave: guard.leave };
}
