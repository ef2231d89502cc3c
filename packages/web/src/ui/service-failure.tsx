import { m } from '#paraglide/messages';
import { CloudedBridge } from './art/clouded-bridge.tsx';
import { Button } from './button.tsx';
import styles from './service-failure.module.css';

/** What happened, what is safe, and a way to go on. */
export function ServiceFailure({
  words,
  safe,
  onRetry,
}: {
  words: string;
  safe?: string;
  onRetry?: () => void;
}) {
  return (
    <div className={styles.failure} role="alert">
      <div className={styles.art}>
        <CloudedBridge />
      </div>
      <div className={styles.words}>
        <p className={styles.what}>{words}</p>
        {safe && <p className={styles.safe}>{safe}</p>}
        {onRetry && (
          <Button look="secondary" isSmall onClick={onRetry}>
            {m.ui_try_again()}
          </Button>
        )}
      </div>
    </div>
  );
}
