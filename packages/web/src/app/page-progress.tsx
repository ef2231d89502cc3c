import { m } from '#paraglide/messages';
import styles from './page-progress.module.css';

/** A thin line at the top while the next page is fetched; seen only when that takes longer than 0.3 s. */
export const PageProgress = () => (
  <output className={styles.line} aria-busy="true" aria-label={m.ui_loading()} />
);
