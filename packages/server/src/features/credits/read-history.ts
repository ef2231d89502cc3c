import type { AdminEntry } from '@calmbridge/domain/credits/admin';
import { type HistoryLine, historyPageSize } from '@calmbridge/domain/credits/history';
import { creditsOf, type Feature, features } from '@calmbridge/domain/credits/prices';
import type { Ports } from '#ports';
import { type EntryRow, noUsage, readEntries, readUsage } from './history-store.ts';

type HistoryPorts = Pick<Ports, 'database' | 'clock'>;

/** A page of a carer's own credit history. */
export async function readHistory(ports: HistoryPorts, uid: string, before: string | undefined) {
  const { rows, next } = await readPage(ports, uid, before, { withCaptures: false });
  return { lines: rows.map(lineOf), next };
}

/** A page of a ledger with every entry as it stands, for administrators. */
export async function readLedger(ports: HistoryPorts, uid: string, before: string | undefined) {
  const { rows, next } = await readPage(ports, uid, before, { withCaptures: true });
  const entries: AdminEntry[] = rows.map((row) => ({
    ...lineOf(row),
    kind: row.kind,
    reason: row.reason,
    ref: row.ref,
    actor: row.actor,
  }));
  return { entries, next };
}

async function readPage(
  { database: { pool } }: HistoryPorts,
  uid: string,
  before: string | undefined,
  { withCaptures }: { withCaptures: boolean },
) {
  const found = await readEntries(pool, {
    uid,
    before: cursorOf(before),
    limit: historyPageSize + 1,
    withCaptures,
  });
  const rows = found.slice(0, historyPageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > historyPageSize && last !== undefined ? String(last.id) : null };
}

/** Anything but a number we gave out means: from the newest. */
const cursorOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** A hold that was captured is what a carer calls the use itself. */
const lineOf = (row: EntryRow): HistoryLine => ({
  id: String(row.id),
  kind: row.kind === 'hold' && row.useState === 'captured' ? 'capture' : row.kind,
  credits: creditsOf(row.hundredths),
  feature: row.feature,
  plan: row.plan,
  reason: row.kind === 'adjustment' ? row.reason : null,
  balanceAfter: creditsOf(row.balanceAfter),
  createdAt: row.createdAt.toISOString(),
});

const monthsShown = 12;

/** How often each feature was used, month by month, newest first. */
export async function readUsageByMonth({ database: { pool }, clock }: HistoryPorts, uid: string) {
  const now = clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1));
  const months = new Map<string, Month>();
  for (const row of await readUsage(pool, uid, since)) {
    const month = months.get(row.month) ?? { month: row.month, uses: noUsage(), hundredths: noUsage() };
    month.uses[row.feature] += row.uses;
    month.hundredths[row.feature] += row.hundredths;
    months.set(row.month, month);
  }
  return { months: [...months.values()].map(monthOf) };
}

type Month = { month: string; uses: Record<Feature, number>; hundredths: Record<Feature, number> };

const monthOf = ({ month, uses, hundredths }: Month) => ({
  month,
  uses,
  spent: Object.fromEntries(features.map((feature) => [feature, creditsOf(hundredths[feature])])) as Record<
    Feature,
    number
  >,
  credits: creditsOf(features.reduce((sum, feature) => sum + hundredths[feature], 0)),
});
