import { useEffect, useId, useState } from 'react';
import { m } from '#paraglide/messages';
import styles from './toast-outlet.module.css';
import { type ShownToast, useToasts } from './toasts.tsx';

export const toastMs = 8000;

/** Where toasts appear. One stands at the end of the page, and one in every dialog, since a dialog hides the page. */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }) {
  const toasts = useToasts();
  const id = useId();
  const openOutlet = toasts?.openOutlet;
  useEffect(() => openOutlet?.(id, isPage), [openOutlet, id, isPage]);
  if (!toasts) return null;
  const isNewest = toasts.outlets.at(-1) === id;
  return (
    <output className={styles.outlet} aria-live="polite">
      {isNewest &&
        toasts.shown.map((toast) => <ToastSlip key={toast.id} toast={toast} dismiss={toasts.dismiss} />)}
    </output>
  );
}

/** Stays while the pointer or the focus is on it: nobody has to hurry to reach Undo. */
function ToastSlip({ toast, dismiss }: { toast: ShownToast; dismiss: (id: number) => void }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, dismiss, toast.id]);
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
            dismiss(toast.id);
          }}
        >
          {m.ui_undo()}
        </button>
      )}
    </div>
  );
}
