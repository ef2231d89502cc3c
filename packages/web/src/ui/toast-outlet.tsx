import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { classNames } from './class-names.ts';
import styles from './toast-outlet.module.css';
import { type ShownToast, useToasts } from './toasts.tsx';

const toastMs = 8000;

/** Where toasts appear. One stands at the end of the page, and one in every dialog, since a dialog hides the page. */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }) {
  const toasts = useToasts();
  const id = useId();
  const openOutlet = toasts?.openOutlet;
  useEffect(() => openOutlet?.(id, isPage), [openOutlet, id, isPage]);
  if (!toasts) return null;
  const { outlets, shown, dismiss } = toasts;
  const isNewest = outlets.at(-1) === id;
  const isHere = ({ outlet }: ShownToast) =>
    outlet !== undefined && outlets.includes(outlet) ? outlet === id : isNewest;
  return (
    <output className={classNames(styles.outlet, isPage && styles.page)} aria-live="polite">
      {shown.filter(isHere).map((toast) => (
        <ToastSlip key={toast.id} toast={toast} isCovered={!isNewest} dismiss={dismiss} />
      ))}
    </output>
  );
}

/**
 * Stays while the pointer or the focus is on it, and its time waits while a dialog covers it: nobody has to hurry to reach
 * Undo, and Undo gives the focus back.
 */
function ToastSlip({
  toast,
  isCovered,
  dismiss,
}: {
  toast: ShownToast;
  isCovered: boolean;
  dismiss: (id: number) => void;
}) {
  const [isHeld, setIsHeld] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const leftMs = useRef(toastMs);
  useEffect(() => {
    if (isHeld) leftMs.current = toastMs;
    if (isHeld || isCovered) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss(toast.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isHeld, isCovered, dismiss, toast.id]);
  const hold = (event: FocusEvent) => {
    setIsHeld(true);
    if (!slip.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const undo = () => {
    toast.undo?.();
    giveFocusBack(slip.current, cameFrom.current);
    dismiss(toast.id);
  };
  return (
    <div
      ref={slip}
      className={styles.toast}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.undo && (
        <button type="button" className={styles.undo} onClick={undo}>
          {m.ui_undo()}
        </button>
      )}
    </div>
  );
}

/** To where it was; where that is gone, to the dialog's first thing or to the page. */
function giveFocusBack(slip: HTMLElement | null, cameFrom: EventTarget | null): void {
  if (!slip?.contains(document.activeElement)) return;
  const around = slip.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus], button');
  const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body;
  (isThere ? cameFrom : (around ?? document.querySelector('main')))?.focus();
}
