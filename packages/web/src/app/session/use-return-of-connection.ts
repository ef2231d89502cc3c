import { useEffect } from 'react';

export const askAgainMs = 30_000;

/** While the session is only remembered: asks again when the connection or the carer comes back, and now and then. */
export function useReturnOfConnection(isRemembered: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isRemembered) return;
    const askAgain = () => void refresh();
    window.addEventListener('online', askAgain);
    window.addEventListener('focus', askAgain);
    const timer = setInterval(askAgain, askAgainMs);
    return () => {
      window.removeEventListener('online', askAgain);
      window.removeEventListener('focus', askAgain);
      clearInterval(timer);
    };
  }, [isRemembered, refresh]);
}
