import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';

/**
 * Opens a dialog element as a modal while it is rendered: the page behind neither scrolls nor takes the focus. Escape and
 * a press on the overlay ask to close; afterwards the focus is back where it was. What carries `data-first-focus` has it
 * first.
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useScrollLock(true);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onPress = (event: Event) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('mousedown', onPress);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('mousedown', onPress);
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [element]);
}
