import { useEffect } from 'react';

/** Acts when the page is closed or hidden, and when the part it stands in goes. `act` stays the same function. */
export function useOnLeaving(act: () => void): void {
  useEffect(() => {
    const onHide = () => void (document.visibilityState === 'hidden' && act());
    window.addEventListener('pagehide', act);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', act);
      document.removeEventListener('visibilitychange', onHide);
      act();
    };
  }, [act]);
}
