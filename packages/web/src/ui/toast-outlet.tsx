import { useEffect, useId, useState } from 'react';
import { m } from '#paraglide/messages';
import styles from './toast-outlet.module.css';
import { type ShownToast, useToasts } from './toasts.tsx';

export const toastMs = 8000;

/** Where toasts appear. One stands at the end of the page, and one in every dialog, since a dialog hides the page. */
export function ToastOutlet() {
  const toasts = useToasts();
  const id = useId();
  const openOutlet = toasts?.openOutlet;
  useEffect(() => openOutlet?.(id), [openOutlet, id]);
  if (!toasts) return null;
  const isNewest = toasts.outlets.at(-1) === id;
  return (
    <div className={styles.outlet} role="status" aria-live="polite">
      {isNewest &&
        toasts.shown.map((toast) => (
          <ToastSlip key={toast.id} toast={toast} onDone={() => toasts.dismiss(toast.id)} />
        ))}
    </div>
  );
}

/** Stays while the pointer or the focus is on it: nobody has to hurry to reach Undo. */
function ToastSlip({ toast, onDone }: { toast: ShownToast; onDone: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDone, toastMs);
    return () => clearTimeout(timer);
    // `onDone` is new on every render; starting over then would keep the toast forever.
  }, [isHeld]);
  return (
    <div
      className={styles.toast}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            toast.undo?.();
            onDone();
          }}
        >
          {m.ui_undo()}
        </button>
      )}
    </div>
  );
}
