import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** A page's main buttons: at the lower edge of a phone, in reach of the thumb; on a wide screen where they are put. */
export const Dock = ({ children }: { children: ReactNode }) => <div className={styles.dock}>{children}</div>;
