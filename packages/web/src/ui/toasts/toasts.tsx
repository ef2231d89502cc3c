// A word about something that has just happened, with Undo where that is possible. Never for errors.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastSlip } from './toast-slip.tsx';

/**
 * `place` is carried from outlet to outlet. `outlet` showed it first: a dialog that opens later does not carry it along,
 * one that closes leaves it to the page.
 */
type ShownToast = { toast: Toast; id: number; place: HTMLElement; outlet: HTMLElement | undefined };
type Now = { shown: readonly ShownToast[]; outlets: readonly HTMLElement[] };

type Toasts = {
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  openOutlet: (outlet: HTMLElement, isPage: boolean) => () => void;
};

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ shown, outlets }, setNow] = useState<Now>({ shown: [], outlets: [] });
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const place = document.createElement('div');
        setNow((now) => {
          const id = (now.shown.at(-1)?.id ?? 0) + 1;
          return {
            ...now,
            shown: [...now.shown, { toast, id, place, outlet: now.outlets.at(-1) }].slice(-3),
          };
        });
      },
      dismiss: (id) => setNow((now) => ({ ...now, shown: now.shown.filter((toast) => toast.id !== id) })),
      openOutlet: (outlet, isPage) => {
        setNow((now) => ({ ...now, outlets: isPage ? [outlet, ...now.outlets] : [...now.outlets, outlet] }));
        return () => setNow((now) => ({ ...now, outlets: now.outlets.filter((other) => other !== outlet) }));
      },
    }),
    [],
  );
  // Open dialogs hide the page, so the newest outlet shows what is new.
  const newest = outlets.at(-1);
  return (
    <ToastContext value={toasts}>
      {children}
      {shown.map(({ toast, id, place, outlet }) => {
        const home = outlet && outlets.includes(outlet) ? outlet : newest;
        return createPortal(
          <ToastSlip
            toast={toast}
            place={place}
            home={home}
            isCovered={home !== newest}
            dismiss={() => toasts.dismiss(id)}
          />,
          place,
          `${id}`,
        );
      })}
    </ToastContext>
  );
}

export const useToasts = (): Toasts | null => useContext(ToastContext);

export function useToast(): (toast: Toast) => void {
  const toasts = useToasts();
  if (!toasts) throw new Error('useToast needs a ToastProvider around the page');
  return toasts.show;
}
