// What the page's own file showed (vite.pages.ts) stays until there is something to show in its place, and goes in the
// same moment.
import { useLayoutEffect, useState } from 'react';

// Where the first paint itself is made there is no document.
const part = (id: string) => globalThis.document?.getElementById(id) ?? null;
const firstPaint = () => part('first');

/** Whether the first paint still stands: true until `isDrawn`, where it is the page's and not only the mark. */
export function useFirstPaint(isDrawn: boolean): boolean {
  const [isOfPage] = useState(() => firstPaint() !== null && part('splash') === null);
  const stays = isOfPage && !isDrawn;
  useLayoutEffect(() => {
    if (!stays) firstPaint()?.remove();
  }, [stays]);
  return stays && firstPaint() !== null;
}
