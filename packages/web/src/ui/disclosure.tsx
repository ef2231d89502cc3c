import type { ReactNode } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import styles from './disclosure.module.css';

/** A part that can be folded away. The browser's own details element. */
export function Disclosure({
  summary,
  hint,
  isOpenAtFirst = false,
  children,
}: {
  summary: string;
  hint?: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{summary}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
