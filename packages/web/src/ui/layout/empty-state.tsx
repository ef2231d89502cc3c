import type { ReactNode } from 'react';
import { BringHere } from './bring-here.tsx';
import styles from './empty-state.module.css';

/** Nothing here yet: a small drawing, what this place is for, one thing to do next. */
export function EmptyState({
  art,
  heading,
  children,
  action,
  isPageHeading = false,
  isOnDevice = false,
}: {
  art: ReactNode;
  heading: string;
  children: ReactNode;
  action?: ReactNode;
  /** Where nothing else on the page is its h1. */
  isPageHeading?: boolean;
  /** What belongs here may lie on another device. */
  isOnDevice?: boolean;
}) {
  return (
    <section className={styles.empty}>
      <div className={styles.art}>{art}</div>
      {isPageHeading ? <h1>{heading}</h1> : <h2>{heading}</h2>}
      <p className={styles.words}>{children}</p>
      {action}
      {isOnDevice && <BringHere />}
    </section>
  );
}
