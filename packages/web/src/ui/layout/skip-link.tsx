import { m } from '#paraglide/messages';
import styles from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {m.shell_skip_link()}
    </a>
  );
}
