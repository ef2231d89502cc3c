import { m } from '#paraglide/messages';
import { useScrollLock } from '../dialogs/use-scroll-lock.ts';
import styles from './loading.module.css';
import { LogoMark } from './logo.tsx';

/** Covers the page and keeps it from scrolling while something is under way. */
export function LoadingOverlay({ words }: { words?: string }) {
  useScrollLock(true);
  return (
    <output className={styles.overlay} aria-busy="true" aria-label={m.ui_loading()}>
      <div className={styles.box}>
        <LogoMark size={64} />
        <p>{words ?? m.ui_loading()}</p>
      </div>
    </output>
  );
}
