// A word about something that has just happened, with Undo where that is possible. Never for errors.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export type Toast = { text: string; undo?: () => void };
/** `outlet` showed it first: a dialog that opens later does not carry it along, one that closes leaves it to the page. */
export type ShownToast = Toast & { id: number; outlet: string | undefined };

type Toasts = {
  shown: readonly ShownToast[];
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** Open dialogs hide the page, so the newest outlet shows what is new. */
  outlets: readonly string[];
  openOutlet: (id: string, isPage: boolean) => () => void;
};

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ shown, outlets }, setNow] = useState<Pick<Toasts, 'shown' | 'outlets'>>({
    shown: [],
    outlets: [],
  });
  const show = useCallback((toast: Toast) => {
    setNow((now) => {
      const id = (now.shown.at(-1)?.id ?? 0) + 1;
      return { ...now, shown: [...now.shown, { ...toast, id, outlet: now.outlets.at(-1) }].slice(-3) };
    });
  }, []);
  const dismiss = useCallback(
    (id: number) => setNow((now) => ({ ...now, shown: now.shown.filter((toast) => toast.id !== id) })),
    [],
  );
  const openOutlet = useCallback((id: string, isPage: boolean) => {
    setNow((now) => ({ ...now, outlets: isPage ? [id, ...now.outlets] : [...now.outlets, id] }));
    return () => setNow((now) => ({ ...now, outlets: now.outlets.filter((other) => other !== id) }));
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
