import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The one h1 of a page, its sentence, and at the end side a drawing or an action. */
export function PageHeading({
  children,
  lead,
  aside,
}: {
  children: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1>{children}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
