import { useEffect, useState } from 'react';

/**
 * True while the reader scrolls down, false again at the first move up. Small tremors count for nothing, and neither does a jump to another
 * part of the page: what sticks below the header would slide away from under the finger that pressed it.
 */
export function useHideOnScroll(tremorPx = 8): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      const by = now - last;
      if (Math.abs(by) < tremorPx && now > 0) return;
      last = now;
      if (Math.abs(by) <= window.innerHeight || now <= 80) setIsHidden(by > 0 && now > 80);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [tremorPx]);
  return isHidden;
}
