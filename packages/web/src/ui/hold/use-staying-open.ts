import { useEffect } from 'react';

/** A browser closes a dialog after some presses of Escape whatever the page says: it opens again. */
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
