import { useEffect, useState } from 'react';

/** True while the reader scrolls down, false again at the first move up. Small tremors count for nothing. */
export function useHideOnScroll(tremorPx = 8): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < tremorPx && now > 0) return;
      setIsHidden(now > last && now > 80);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [tremorPx]);
  return isHidden;
}
