import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import type { UserDocument } from '@calmbridge/domain/users/me';
import { useRef } from 'react';
import { useCredits } from '#api/credits';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { planNames } from '#shared/credits/plan-names';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import { formatDay, formatMoment } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import { AdjustForm } from './adjust-form.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { useLedger } from './use-ledger.ts';
import styles from './user-panel.module.css';

/** One user: who, the balance, every entry, and a way to mend a mistake. */
export function UserPanel({ uid, onChanged }: { uid: string; onChanged: () => void }) {
  const { user } = useSession();
  const { refreshCredits } = useCredits();
  const { state, showMore, again } = useLedger(uid);
  const isShown = useRef(false);
  // On a phone it stands below the whole list: whoever opens it is led there, once.
  const show = (heading: HTMLElement | null) => {
    if (heading === null || isShown.current) return;
    isShown.current = true;
    heading.focus({ preventScroll: true });
    if (heading.getBoundingClientRect().top > window.innerHeight / 2) heading.scrollIntoView?.();
  };
  if (state.is === 'loading') return <p aria-busy="true">{m.admin_user_loading()}</p>;
  if (state.is === 'failed') return <ServiceFailure words={refusalWords(state.why)} onRetry={again} />;
  const { document, entries, next, isLoadingMore } = state;
  const name = `${document.firstName} ${document.lastName}`.trim() || document.email;
  const adjusted = () => {
    again();
    onChanged();
    if (user?.uid === uid) void refreshCredits();
  };
  return (
    <Card aria-labelledby="admin-user">
      <div className={styles.panel}>
        <div>
          <h2 id="admin-user" ref={show} tabIndex={-1} className={styles.name}>
            {name} {document.isAdmin && <Badge look="teal">{m.admin_is_admin()}</Badge>}
          </h2>
          <p className={styles.email}>{document.email}</p>
        </div>
        <Facts uid={uid} document={document} />
        <AdjustForm uid={uid} name={name} document={document} onAdjusted={adjusted} />
        <div>
          <h3 id="admin-ledger">{m.admin_ledger()}</h3>
          {entries.length === 0 ? (
            <p>{m.admin_ledger_empty()}</p>
          ) : (
            <LedgerTable entries={entries} ownUid={user?.uid ?? ''} />
          )}
          {next !== null && (
            <Button
              look="quiet"
              isSmall
              isBusy={isLoadingMore}
              busyText={m.credits_history_more_busy()}
              onClick={() => void showMore()}
            >
              {m.credits_history_more()}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Facts({ uid, document }: { uid: string; document: UserDocument }) {
  const facts = [
    [m.admin_user_balance(), document.isAdmin ? '∞' : formatCredits(hundredthsOf(document.credits))],
    [m.admin_user_plan(), planNames[document.plan]()],
    [m.admin_user_since(), formatDay(document.createdAt)],
    [m.admin_user_seen(), formatMoment(document.lastLogin)],
    [m.admin_user_id(), uid],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
