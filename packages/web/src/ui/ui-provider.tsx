import type { ReactNode } from 'react';
import { AskProvider } from './dialogs/ask.tsx';
import { ToastOutlet } from './toasts/toast-outlet.tsx';
import { ToastProvider } from './toasts/toasts.tsx';

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
