import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: a small drawing, what this place is for, one thing to do next. */
export function EmptyState({
  art,
  heading,
  children,
  action,
}: {
  art: ReactNode;
  heading: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className={styles.empty}>
      <div className={styles.art}>{art}</div>
      <h2>{heading}</h2>
      <p className={styles.words}>{children}</p>
      {action}
    </section>
  );
}
