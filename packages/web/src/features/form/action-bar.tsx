import { useId } from 'react';
import { Link } from 'react-router';
import IconRefresh from '#icon/IconRefresh';
import { m } from '#paraglide/messages';
import { wayBackState } from '#shared/credits/way-back';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import { Dock } from '#ui/layout/dock';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import styles from './action-bar.module.css';
import { carePlanPrice, useBalanceAfter } from './use-submission.ts';

/** Refresh and Submit: the end of the form on a wide screen, a dock at the lower edge on a phone. */
export function ActionBar({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) {
  const isOnline = useIsOnline();
  const afterId = useId();
  return (
    <>
      {!isOnline && <Notice isAnnounced>{m.form_offline()}</Notice>}
      <div className={styles.bar}>
        <p id={afterId} className={styles.after}>
          <AfterWords />
        </p>
        <Dock>
          <span className={styles.refresh}>
            <Button look="quiet" icon={<IconRefresh size={22} aria-hidden="true" />} onClick={onRefresh}>
              <span className={styles.refreshWord}>{m.form_refresh()}</span>
            </Button>
          </span>
          <span className={styles.submit}>
            <Button
              type="submit"
              isWide
              isBusy={isBusy}
              busyText={m.form_submit_busy()}
              priceHundredths={carePlanPrice}
              aria-describedby={afterId}
            >
              {m.form_submit()}
            </Button>
          </span>
        </Dock>
      </div>
    </>
  );
}

function AfterWords() {
  const balanceAfter = useBalanceAfter();
  if (balanceAfter === null) return m.form_after_admin();
  if (balanceAfter >= 0) return m.form_after({ credits: formatCredits(balanceAfter) });
  const figures = {
    credits: formatCredits(balanceAfter + carePlanPrice),
    price: formatCredits(carePlanPrice),
  };
  return (
    <>
      {m.form_too_few(figures)}{' '}
      <Link to="/payment" state={wayBackState({ path: '/form' })}>
        {m.form_too_few_link()}
      </Link>
    </>
  );
}
