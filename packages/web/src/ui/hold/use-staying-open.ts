import { useEffect } from 'react';

/** Browsers close a dialog after repeated presses of Escape even when the page prevents it: it is opened again. */
export function useStayingOpen(element: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const dialog = element.current;
    const reopen = () => {
      if (dialog && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, [element]);
}
