import { m } from '#paraglide/messages';
import { CloudedBridge } from '#shared/art/clouded-bridge';
import { Button } from '#ui/buttons/button';
import styles from './service-failure.module.css';

/** What happened, what is safe, and a way to go on. */
export function ServiceFailure({
  words,
  safe,
  priceHundredths,
  onRetry,
}: {
  words: string;
  safe?: string;
  /** What trying again spends, where it is a new use. */
  priceHundredths?: number;
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
          <Button
            look="secondary"
            isSmall
            {...(priceHundredths === undefined ? {} : { priceHundredths })}
            onClick={onRetry}
          >
            {m.ui_try_again()}
          </Button>
        )}
      </div>
    </div>
  );
}
