import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export function Badge({
  look = 'plain',
  children,
}: {
  look?: 'plain' | 'teal' | 'moss' | 'honey' | 'clay' | 'surface';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[look])}>{children}</span>;
}
