import { adminOverviewContract } from '@calmbridge/domain/credits/admin';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import type { z } from 'zod';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { formatCredits, formatNumber } from '#ui/format/format';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import styles from './overview-card.module.css';
import { useAnswer } from './use-answer.ts';

type Overview = z.output<typeof adminOverviewContract.output>;

/** Totals, and whether the assistant, the pictures and the payments work. */
export function OverviewCard({ changes }: { changes: number }) {
  const { answer, again } = useAnswer(adminOverviewContract, {}, changes);
  return (
    <Card aria-labelledby="admin-overview">
      <h2 id="admin-overview">{m.admin_overview()}</h2>
      {answer.is === 'loading' && <p aria-busy="true">{m.admin_overview_loading()}</p>}
      {answer.is === 'failed' && <ServiceFailure words={refusalWords(answer.why)} onRetry={again} />}
      {answer.is === 'ready' && (
        <>
          <dl className={styles.totals}>
            {totalsOf(answer.value).map(([label, figure]) => (
              <div key={label} className={styles.total}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles.healthHeading}>{m.admin_health()}</h3>
          <ul className={styles.health}>
            {healthOf(answer.value).map(({ what, words, look }) => (
              <li key={what}>
                {what} <Badge look={look}>{words}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const totalsOf = ({ totals }: Overview): [string, string][] => [
  [m.admin_total_users(), formatNumber(totals.users)],
  [m.admin_total_held(), formatCredits(hundredthsOf(totals.creditsHeldByUsers))],
  [m.admin_total_bought(), formatCredits(hundredthsOf(totals.creditsBought))],
  [m.admin_total_uses(), formatNumber(totals.usesThisWeek)],
  [m.admin_total_holds(), formatNumber(totals.openHolds)],
  [m.admin_total_parked(), formatNumber(totals.parkedPayments)],
];

const assistants = { guidebook: m.admin_assistant_guidebook, service: m.admin_assistant_service };
const makers = { library: m.admin_images_library, service: m.admin_images_service };
const providers = {
  sandbox: m.admin_payments_sandbox,
  stripe: m.admin_payments_stripe,
  off: m.admin_payments_off,
};
const states = {
  ok: { words: m.admin_state_ok, look: 'moss' },
  failing: { words: m.admin_state_failing, look: 'clay' },
  unavailable: { words: m.admin_state_unavailable, look: 'clay' },
  unknown: { words: m.admin_state_unknown, look: 'plain' },
  off: { words: m.admin_state_off, look: 'plain' },
} as const;

const healthOf = ({ assistant, images, payments }: Overview) => [
  line(assistants[assistant.is](), states[assistant.state]),
  line(makers[images.is](), states[images.state]),
  line(providers[payments.is](), states[payments.is === 'off' ? 'off' : payments.state]),
];

const line = (what: string, { words, look }: (typeof states)[keyof typeof states]) => ({
  what,
  words: words(),
  look,
});
