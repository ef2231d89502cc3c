import { useCallback, useEffect, useRef, useState } from 'react';

/** The story shown large: which, and whether it was opened to be heard. Until one is opened it is the newest. */
export function useShownStory() {
  const [shown, setShown] = useState({ id: '', isRead: false, times: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useCallback(
    (id: string, isRead: boolean) => setShown(({ times }) => ({ id, isRead, times: times + 1 })),
    [],
  );
  // Opened at the carer's wish: the focus and the view go there.
  useEffect(() => {
    if (shown.times === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return { shown, heading, open };
}
