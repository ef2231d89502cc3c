import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

/** The content column of a signed-in page. `narrow` is 640 wide, `reading` 960, `wide` the full 1152. */
export function Page({
  width = 'wide',
  children,
}: {
  width?: 'narrow' | 'reading' | 'wide';
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>;
}
