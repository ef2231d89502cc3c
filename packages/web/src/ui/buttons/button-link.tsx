import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button.tsx';

/** Goes somewhere, looks like a button. */
export function ButtonLink({
  to,
  look = 'primary',
  isSmall = false,
  isWide = false,
  icon,
  label,
  onClick,
  children,
}: {
  to: string;
  look?: ButtonLook;
  isSmall?: boolean;
  isWide?: boolean;
  icon?: ReactNode;
  /** What it is called where its words alone would not say enough. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={buttonClass(look, { isSmall, isWide })} aria-label={label} onClick={onClick}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
