import { useEffect } from 'react';

type KeyboardLock = { lock?: (keys: string[]) => Promise<void>; unlock?: () => void };

const keyboard = (): KeyboardLock | undefined => (navigator as { keyboard?: KeyboardLock }).keyboard;

/**
 * The whole screen where the browser gives it, which it does only after a press; else the layer that covers the page has
 * to do. The screen stays on meanwhile.
 */
export function useFullScreen(): void {
  useEffect(() => {
    const page = document.documentElement;
    const isOurs = !document.fullscreenElement && typeof page.requestFullscreen === 'function';
    if (isOurs)
      page.requestFullscreen({ navigationUI: 'hide' }).then(
        () =>
          keyboard()
            ?.lock?.(['Escape'])
            .catch(() => undefined),
        () => undefined,
      );
    const letSleep = keepAwake();
    return () => {
      letSleep();
      keyboard()?.unlock?.();
      if (isOurs && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}

/** The browser lets go of the lock whenever the page is hidden. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  const askAgain = () => void ask();
  askAgain();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
}
