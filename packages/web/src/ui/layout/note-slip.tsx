import type { ReactNode } from 'react';
import styles from './note-slip.module.css';

/** A slip of paper with one square corner: a carer's own note. */
export function NoteSlip({
  footer,
  action,
  children,
}: {
  footer?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.slip}>
      <div className={styles.words}>
        <p>{children}</p>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
      {action}
    </div>
  );
}
