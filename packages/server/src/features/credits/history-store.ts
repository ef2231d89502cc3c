import type { EntryKind } from '@calmbridge/domain/credits/history';
import { type Feature, features, type Plan } from '@calmbridge/domain/credits/prices';
import type { Pool } from 'pg';

export type EntryRow = {
  id: number;
  ref: string;
  kind: EntryKind;
  hundredths: number;
  feature: Feature | null;
  plan: Plan | null;
  reason: string;
  actor: string;
  balanceAfter: number;
  createdAt: Date;
  useState: 'held' | 'captured' | 'released' | null;
};

/**
 * A page of a ledger, newest first. A carer's own view leaves out the captures: they change no balance, and the hold
 * they settle is shown as the use itself.
 */
export async function readEntries(
  pool: Pool,
  page: { uid: string; before: number | null; limit: number; withCaptures: boolean },
): Promise<EntryRow[]> {
  const found = await pool.query<EntryRow>(
    `select e.id, e.ref, e.kind, e.hundredths, e.feature, p.plan, e.reason, e.actor,
       e.balance_after as "balanceAfter", e.created_at as "createdAt", u.state as "useState"
     from ledger_entries e
     left join uses u on e.kind in ('hold', 'capture', 'release') and u.uid = e.uid and u.use_id = e.ref
     left join payments p on e.kind in ('purchase', 'refund', 'dispute') and p.intent_id = split_part(e.ref, ':', 1)
     where e.uid = $1 and ($2::bigint is null or e.id < $2::bigint) and ($4 or e.kind <> 'capture')
     order by e.id desc limit $3`,
    [page.uid, page.before, page.limit, page.withCaptures],
  );
  return found.rows;
}

export type MonthRow = { month: string; feature: Feature; uses: number; hundredths: number };

/** Captured uses by calendar month (UTC) and feature, newest month first. */
export async function readUsage(pool: Pool, uid: string, since: Date): Promise<MonthRow[]> {
  const found = await pool.query<MonthRow>(
    `select to_char(settled_at at time zone 'utc', 'YYYY-MM') as month, feature,
       count(*)::int as uses, sum(price_hundredths)::int as hundredths
     from uses where uid = $1 and state = 'captured' and settled_at >= $2
     group by 1, 2 order by 1 desc`,
    [uid, since],
  );
  return found.rows;
}

export const noUsage = () =>
  Object.fromEntries(features.map((feature) => [feature, 0])) as Record<Feature, number>;
