import type { AdminEntry } from '@calmbridge/domain/credits/admin';
import type { EntryKind } from '@calmbridge/domain/credits/history';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { featureNames } from '#shared/credits/feature-names';
import { planNames } from '#shared/credits/plan-names';
import { formatChange, formatCredits } from '#ui/format/format';
import { formatShortMoment } from '#ui/format/format-date';
import styles from './ledger-table.module.css';

const kinds: Record<EntryKind, () => string> = {
  start: m.admin_kind_start,
  weekly: m.admin_kind_weekly,
  hold: m.admin_kind_hold,
  capture: m.admin_kind_capture,
  release: m.admin_kind_release,
  purchase: m.admin_kind_purchase,
  refund: m.admin_kind_refund,
  dispute: m.admin_kind_dispute,
  adjustment: m.admin_kind_adjustment,
};

/** Every entry as it stands in the ledger: what, by whom, under which reference. */
export function LedgerTable({ entries, ownUid }: { entries: readonly AdminEntry[]; ownUid: string }) {
  return (
    <table className={styles.table} aria-labelledby="admin-ledger">
      <thead>
        <tr>
          <th scope="col">{m.credits_history_what()}</th>
          <th scope="col" className={styles.figure}>
            {m.credits_history_change()}
          </th>
          <th scope="col" className={styles.figure}>
            {m.credits_history_left()}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <EntryWords entry={entry} ownUid={ownUid} />
            </td>
            <td className={`${styles.figure} ${styles.change}`}>
              {formatChange(hundredthsOf(entry.credits))}
            </td>
            <td className={styles.figure}>{formatCredits(hundredthsOf(entry.balanceAfter))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryWords({ entry, ownUid }: { entry: AdminEntry; ownUid: string }) {
  const about = [
    entry.feature && featureNames[entry.feature](),
    entry.plan && planNames[entry.plan](),
    entry.reason,
  ].filter(Boolean);
  return (
    <>
      <span className={styles.kind}>{kinds[entry.kind]()}</span>
      {about.length > 0 && <span> {about.join(' · ')}</span>}
      <span className={styles.small}>
        <time dateTime={entry.createdAt}>{formatShortMoment(entry.createdAt)}</time>
        {entry.actor && (
          <span>
            {m.admin_ledger_by()} {actorWords(entry.actor, ownUid)}
          </span>
        )}
        <span>
          {m.admin_ledger_ref()} {entry.ref}
        </span>
      </span>
    </>
  );
}

/** The ledger writes `admin:{uid}` for an administrator. */
const actorWords = (actor: string, ownUid: string): string => {
  const uid = actor.startsWith('admin:') ? actor.slice('admin:'.length) : null;
  if (uid === null) return actor;
  return uid === ownUid ? m.admin_by_you() : m.admin_by_admin({ uid });
};
