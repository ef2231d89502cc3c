// What the page's own file showed (vite.pages.ts) stays until there is something to show in its place, and goes in the
// same moment.
import { useLayoutEffect } from 'react';

const firstPaint = () => document.getElementById('first');

export function useEndOfFirstPaint(isDrawn = true): void {
  useLayoutEffect(() => {
    if (isDrawn) firstPaint()?.remove();
  }, [isDrawn]);
}

export const firstPaintStands = (): boolean => firstPaint() !== null;
