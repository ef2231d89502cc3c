import type { ReactNode } from 'react';
import IconAlertTriangle from '#icon/IconAlertTriangle';
import IconCheck from '#icon/IconCheck';
import IconInfoCircle from '#icon/IconInfoCircle';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

const icons = { note: IconInfoCircle, warning: IconAlertTriangle, success: IconCheck };

/** Something to know. A warning and a success are announced when they appear; a note is simply there. */
export function Notice({
  kind = 'note',
  isAnnounced = kind !== 'note',
  children,
}: {
  kind?: 'note' | 'warning' | 'success';
  isAnnounced?: boolean;
  children: ReactNode;
}) {
  const Icon = icons[kind];
  const role = !isAnnounced ? undefined : kind === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[kind])} role={role}>
      <Icon className={styles.icon} size={24} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
