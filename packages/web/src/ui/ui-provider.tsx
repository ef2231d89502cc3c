import type { ReactNode } from 'react';
import { AskProvider } from './ask.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { ToastProvider } from './toasts.tsx';

/** What every page may call for: toasts, alerts, confirmations. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AskProvider>
        {children}
        <ToastOutlet isPage />
      </AskProvider>
    </ToastProvider>
  );
}
