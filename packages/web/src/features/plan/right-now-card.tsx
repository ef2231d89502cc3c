import type { RightNow, RightNowKind } from '@calmbridge/domain/plans/right-now';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { EmergencyCall } from '#shared/help-now/emergency-call';
import { Card } from '#ui/layout/card';
import { addressOf } from './plan-address.ts';
import styles from './right-now-card.module.css';

const names: Record<RightNowKind, () => string> = {
  bolting: m.right_now_bolting,
  meltdown: m.right_now_meltdown,
  seizure: m.right_now_seizure,
  reaction: m.right_now_reaction,
};

/** The next minutes in the plan's own words. The first is open; opening another closes it. */
export function RightNowCard({ rightNow }: { rightNow: readonly RightNow[] }) {
  if (rightNow.length === 0) return null;
  return (
    <Card aria-labelledby="right-now">
      <div className={styles.card}>
        <div className={styles.top}>
          <h2 id="right-now">{m.right_now()}</h2>
          <EmergencyCall />
        </div>
        {rightNow.map(({ kind, steps, sectionId }, at) => (
          <details key={kind} name="right-now" className={styles.situation} open={at === 0}>
            <summary className={styles.summary}>
              {names[kind]()}
              <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
            </summary>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <a className={styles.more} href={`#${addressOf(sectionId)}`}>
              {m.right_now_more()}
            </a>
          </details>
        ))}
      </div>
    </Card>
  );
}
