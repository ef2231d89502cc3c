import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind from scrolling while something covers it. Several may hold it at once. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    locks += 1;
    document.documentElement.setAttribute('data-scroll-locked', '');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [isLocked]);
}
