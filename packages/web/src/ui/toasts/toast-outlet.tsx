import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './toast-outlet.module.css';
import { useToasts } from './toasts.tsx';

/** Where toasts appear. One stands at the end of the page, and one in every dialog, since a dialog hides the page. */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }) {
  const openOutlet = useToasts()?.openOutlet;
  const outlet = useRef<HTMLOutputElement>(null);
  // Before the page is drawn: no toast is ever seen in an outlet that is closing.
  useLayoutEffect(
    () => (outlet.current ? openOutlet?.(outlet.current, isPage) : undefined),
    [openOutlet, isPage],
  );
  return (
    openOutlet && (
      <output ref={outlet} className={classNames(styles.outlet, isPage && styles.page)} aria-live="polite" />
    )
  );
}
