// A word about something that has just happened, with Undo where that is possible. Never for errors.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export type Toast = { text: string; undo?: () => void };
/** `time` is what is left of its time, whichever outlet shows it: a dialog that opens or closes moves it. */
export type ShownToast = Toast & { id: number; time: { leftMs: number } };

export const toastMs = 8000;

type Toasts = {
  shown: readonly ShownToast[];
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** Open dialogs hide the page, so the newest outlet shows the toasts. */
  outlets: readonly string[];
  openOutlet: (id: string, isPage: boolean) => () => void;
};

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const show = useCallback(
    (toast: Toast) =>
      setShown((now) =>
        [...now, { ...toast, id: (now.at(-1)?.id ?? 0) + 1, time: { leftMs: toastMs } }].slice(-3),
      ),
    [],
  );
  const dismiss = useCallback((id: number) => setShown((now) => now.filter((toast) => toast.id !== id)), []);
  const openOutlet = useCallback((id: string, isPage: boolean) => {
    setOutlets((now) => (isPage ? [id, ...now] : [...now, id]));
    return () => setOutlets((now) => now.filter((other) => other !== id));
  }, []);
  const toasts = useMemo(
    () => ({ shown, show, dismiss, outlets, openOutlet }),
    [shown, show, dismiss, outlets, openOutlet],
  );
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

export const useToasts = (): Toasts | null => useContext(ToastContext);

export function useToast(): (toast: Toast) => void {
  const toasts = useToasts();
  if (!toasts) throw new Error('useToast needs a ToastProvider around the page');
  return toasts.show;
}
