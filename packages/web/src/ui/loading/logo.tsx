import { m } from '#paraglide/messages';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** The mark: a bridge, the sun under it, their reflection. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="var(--teal)"
        d="M2 31.5v-3.2C10.5 25.5 14 12 24 12s13.5 13.5 22 16.3v3.2H36a12 12 0 0 0-24 0Z"
      />
      <path fill="var(--honey)" d="M16.2 31.5a7.8 7.8 0 0 1 15.6 0Z" />
      <path stroke="var(--teal)" strokeWidth="2.8" strokeLinecap="round" d="M7 36.5h34" />
      <path stroke="var(--honey)" strokeWidth="2.8" strokeLinecap="round" d="M17.5 41.5h13" />
    </svg>
  );
}

/** The mark with the name beside it. On a phone the name is only read out, unless it is kept. */
export function Logo({ size = 40, isNameKept = false }: { size?: number; isNameKept?: boolean }) {
  return (
    <span className={classNames(styles.logo, size > 40 && styles.large)}>
      <LogoMark size={size} />
      <span className={isNameKept ? styles.keptName : styles.name}>{m.app_name()}</span>
    </span>
  );
}
