import type { ReactNode } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import styles from './disclosure.module.css';

/** A part that can be folded away. The browser's own details element. */
export function Disclosure({
  summary,
  hint,
  isOpenAtFirst = false,
  onOpen,
  children,
}: {
  summary: string;
  hint?: string;
  isOpenAtFirst?: boolean;
  /** When it is first looked into, by press or by the browser's own search. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst} onToggle={onOpen}>
      <summary className={styles.summary} onClick={onOpen}>
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
