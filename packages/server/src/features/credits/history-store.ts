import { type Feature, features } from '@calmbridge/domain/credits/prices';
import { payments, uses } from '#db/credits-schema';
import { ledgerEntries } from '#db/schema';
import { type Queries, type RowOf, selected, statement } from '#db/statement';

const entryColumns = {
  id: ledgerEntries.id,
  ref: ledgerEntries.ref,
  kind: ledgerEntries.kind,
  hundredths: ledgerEntries.hundredths,
  feature: ledgerEntries.feature,
  reason: ledgerEntries.reason,
  actor: ledgerEntries.actor,
  balanceAfter: ledgerEntries.balanceAfter,
  createdAt: ledgerEntries.createdAt,
};
const useColumns = { useState: uses.state };
const paymentColumns = { plan: payments.plan };

export type EntryRow = RowOf<typeof entryColumns> &
  RowOf<typeof paymentColumns> & { useState: RowOf<typeof useColumns>['useState'] | null };

const entriesSql = statement`
select ${selected(entryColumns, 'e')}, ${selected(useColumns, 'u')}, ${selected(paymentColumns, 'p')}
from ${ledgerEntries} e
left join ${uses} u on e.${ledgerEntries.kind} in ('hold', 'capture', 'release')
  and u.${uses.uid} = e.${ledgerEntries.uid} and u.${uses.useId} = e.${ledgerEntries.ref}
left join ${payments} p on e.${ledgerEntries.kind} in ('purchase', 'refund', 'dispute')
  and p.${payments.intentId} = split_part(e.${ledgerEntries.ref}, ':', 1)
where e.${ledgerEntries.uid} = $1 and ($2::bigint is null or e.${ledgerEntries.id} < $2::bigint)
  and ($4 or e.${ledgerEntries.kind} <> 'capture')
order by e.${ledgerEntries.id} desc limit $3`;

/**
 * A page of a ledger, newest first. A carer's own view leaves out the captures: they change no balance, and the hold
 * they settle is shown as the use itself.
 */
export async function readEntries(
  pool: Queries,
  page: { uid: string; before: number | null; limit: number; withCaptures: boolean },
): Promise<EntryRow[]> {
  const values = [page.uid, page.before, page.limit, page.withCaptures];
  return (await pool.query<EntryRow>(entriesSql, values)).rows;
}

export type MonthRow = { month: string; feature: Feature; uses: number; hundredths: number };

const usageSql = statement`
select to_char(${uses.settledAt} at time zone 'utc', 'YYYY-MM') as month, ${selected({ feature: uses.feature })},
  count(*)::int as "uses", sum(${uses.priceHundredths})::int as "hundredths"
from ${uses} where ${uses.uid} = $1 and ${uses.state} = 'captured' and ${uses.settledAt} >= $2
group by 1, 2 order by 1 desc`;

/** Captured uses by calendar month (UTC) and feature, newest month first. */
export async function readUsage(pool: Queries, uid: string, since: Date): Promise<MonthRow[]> {
  return (await pool.query<MonthRow>(usageSql, [uid, since])).rows;
}

export const noUsage = () =>
  Object.fromEntries(features.map((feature) => [feature, 0])) as Record<Feature, number>;
