import { useEffect } from 'react';

export const askAgainMs = 30_000;

/** While the session is only remembered: asks again when the connection or the carer comes back, and now and then. */
export function useReturnOfConnection(isRemembered: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isRemembered) return;
    window.addEventListener('online', refresh);
    window.addEventListener('focus', refresh);
    const timer = setInterval(refresh, askAgainMs);
    return () => {
      window.removeEventListener('online', refresh);
      window.removeEventListener('focus', refresh);
      clearInterval(timer);
    };
  }, [isRemembered, refresh]);
}
