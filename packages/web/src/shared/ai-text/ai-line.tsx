import IconFeather from '#icon/IconFeather';
import { m } from '#paraglide/messages';
import styles from './ai-line.module.css';

/** Stands under every text a machine wrote. */
export function AiLine({ writtenBy }: { writtenBy: 'guidebook' | 'service' }) {
  return (
    <p className={styles.line}>
      <IconFeather size={18} aria-hidden="true" />
      {writtenBy === 'guidebook' ? m.ui_written_by_guidebook() : m.ui_written_by_ai()}
    </p>
  );
}
