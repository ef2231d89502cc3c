import { m } from '#paraglide/messages';
import styles from './loading.module.css';
import { LogoMark } from './logo.tsx';

/** Stands in for a page that is on its way. It shows after 0.3 s, so that a quick answer does not flicker. */
export function LoadingView() {
  return (
    <output className={styles.view} aria-busy="true" aria-label={m.ui_loading()}>
      <LogoMark size={64} />
      <p>{m.ui_loading()}</p>
    </output>
  );
}
