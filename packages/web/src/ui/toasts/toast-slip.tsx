import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { keepPress } from './keep-press.ts';
import styles from './toast-outlet.module.css';

export type Toast = { text: string; undo?: () => void };

const toastMs = 8000;

/**
 * Stays while the pointer or the focus is on it, and its time waits while a dialog covers it: nobody has to hurry to reach
 * Undo, and Undo gives the focus back.
 */
export function ToastSlip({
  toast,
  place,
  home,
  isCovered,
  dismiss,
}: {
  toast: Toast;
  /** Holds this toast wherever it stands. */
  place: HTMLElement;
  /** The outlet it belongs to now. */
  home: HTMLElement | undefined;
  isCovered: boolean;
  dismiss: () => void;
}) {
  const [isHeld, setIsHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    home?.append(place);
    // It moves away from under a pointer, which does not always tell.
    return () => setIsHeld(false);
  }, [home, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  useTimeToRead(isHeld, isCovered, dismiss);
  const hold = (event: FocusEvent) => {
    setIsHeld(true);
    if (!place.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const undo = () => {
    toast.undo?.();
    giveFocusBack(place, cameFrom.current);
    dismiss();
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={styles.undo}
          onPointerDown={(press) => keepPress(press, undo)}
          onClick={undo}
        >
          {m.ui_undo()}
        </button>
      )}
    </div>
  );
}

/** Held, it has all its time again; covered, it keeps what is left. */
function useTimeToRead(isHeld: boolean, isCovered: boolean, dismiss: () => void): void {
  const leftMs = useRef(toastMs);
  const end = useEffectEvent(dismiss);
  useEffect(() => {
    if (isHeld) leftMs.current = toastMs;
    if (isHeld || isCovered) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isHeld, isCovered]);
}

/** To where it was; where that is gone, to the dialog's first thing or to the page. */
function giveFocusBack(place: HTMLElement, cameFrom: EventTarget | null): void {
  if (!place.contains(document.activeElement)) return;
  const around = place.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus], button');
  const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body;
  (isThere ? cameFrom : (around ?? document.querySelector('main')))?.focus();
}
