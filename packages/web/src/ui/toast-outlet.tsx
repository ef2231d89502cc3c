import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { classNames } from './class-names.ts';
import styles from './toast-outlet.module.css';
import { type ShownToast, toastMs, useToasts } from './toasts.tsx';

/** Where toasts appear. One stands at the end of the page, and one in every dialog, since a dialog hides the page. */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }) {
  const toasts = useToasts();
  const id = useId();
  const openOutlet = toasts?.openOutlet;
  useEffect(() => openOutlet?.(id, isPage), [openOutlet, id, isPage]);
  if (!toasts) return null;
  const isNewest = toasts.outlets.at(-1) === id;
  return (
    <output className={classNames(styles.outlet, isPage && styles.page)} aria-live="polite">
      {isNewest &&
        toasts.shown.map((toast) => <ToastSlip key={toast.id} toast={toast} dismiss={toasts.dismiss} />)}
    </output>
  );
}

/** Stays while the pointer or the focus is on it: nobody has to hurry to reach Undo, and Undo gives the focus back. */
function ToastSlip({ toast, dismiss }: { toast: ShownToast; dismiss: (id: number) => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { id, time } = toast;
    if (isHeld) {
      time.leftMs = toastMs;
      return;
    }
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss(id), time.leftMs);
    return () => {
      clearTimeout(timer);
      time.leftMs = Math.max(0, time.leftMs - (performance.now() - startedAt));
    };
  }, [isHeld, dismiss, toast]);
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
