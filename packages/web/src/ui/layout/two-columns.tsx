import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** Fields side by side where there is room. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
