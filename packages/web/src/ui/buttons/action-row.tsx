import type { ReactNode } from 'react';
import { Link } from 'react-router';
import IconChevronRight from '#icon/IconChevronRight';
import { classNames } from '../class-names.ts';
import styles from './action-row.module.css';

type Row = {
  icon: ReactNode;
  name: string;
  help?: ReactNode;
};

/** Rows of a card, with a line between them. */
export const ActionRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);

/** Opens something. What destroys is in clay and has no arrow. */
export function ActionRow({
  onPress,
  isDangerous = false,
  isBusy = false,
  ...row
}: Row & { onPress: () => void; isDangerous?: boolean; isBusy?: boolean }) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isDangerous && styles.danger)}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        <Content {...row} />
        {!isDangerous && <IconChevronRight className={styles.go} size={22} aria-hidden="true" />}
      </button>
    </li>
  );
}

export const ActionLink = ({ to, ...row }: Row & { to: string }) => (
  <li>
    <Link to={to} className={styles.row}>
      <Content {...row} />
      <IconChevronRight className={styles.go} size={22} aria-hidden="true" />
    </Link>
  </li>
);

const Content = ({ icon, name, help }: Row) => (
  <>
    {icon}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {help && <span className={styles.help}>{help}</span>}
    </span>
  </>
);
