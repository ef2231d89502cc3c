import type { Plan } from '@calmbridge/domain/credits/prices';
import type { Pool } from 'pg';

export type UserRow = {
  uid: string;
  email: string;
  name: string;
  plan: Plan;
  creditsHundredths: number;
  isAdmin: boolean;
  createdAt: Date;
  lastLogin: Date;
};

export async function isAdmin(pool: Pool, uid: string): Promise<boolean> {
  return (await pool.query('select 1 from users where uid = $1 and is_admin', [uid])).rowCount === 1;
}

/** Users whose e-mail, name or id holds the words, newest first. */
export async function findUsers(pool: Pool, query: string, limit: number): Promise<UserRow[]> {
  const pattern = `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const found = await pool.query<UserRow>(
    `select uid, email, first_name || ' ' || last_name as name, plan, credits_hundredths as "creditsHundredths",
       is_admin as "isAdmin", created_at as "createdAt", last_login as "lastLogin"
     from users
     where email ilike $1 or first_name || ' ' || last_name ilike $1 or uid = $2
     order by created_at desc, uid limit $3`,
    [pattern, query.trim(), limit],
  );
  return found.rows;
}

export type Adjustment = {
  uid: string;
  adjustmentId: string;
  hundredths: number;
  reason: string;
  byUid: string;
  now: Date;
};
export type Adjusted = { is: 'adjusted'; balance: number } | { is: 'unknown-user' } | { is: 'below-zero' };

const adjustSql = `
with carer as (
  update users set credits_hundredths = credits_hundredths + $3::int,
    has_debt = has_debt and credits_hundredths + $3::int < 0
  where uid = $1 and (credits_hundredths + $3::int >= 0 or $3::int > 0)
  returning credits_hundredths
)
insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
select $1, $2, 'adjustment', $3::int, credits_hundredths, $4, 'admin:' || $5::text, $6 from carer
returning balance_after`;

/** One entry that names who made it (AD2). The same adjustment sent twice is made once. */
export async function insertAdjustment(pool: Pool, adjustment: Adjustment): Promise<Adjusted> {
  const { uid, adjustmentId, hundredths, reason, byUid, now } = adjustment;
  try {
    const done = await pool.query<{ balance_after: number }>(adjustSql, [
      uid,
      adjustmentId,
      hundredths,
      reason,
      byUid,
      now,
    ]);
    const balance = done.rows[0]?.balance_after;
    if (balance !== undefined) return { is: 'adjusted', balance };
  } catch (fault) {
    if ((fault as { code?: unknown }).code !== '23505') throw fault;
  }
  const current = await pool.query<{ balance: number; isDone: boolean }>(
    `select credits_hundredths as balance, exists (
       select 1 from ledger_entries e where e.uid = $1 and e.kind = 'adjustment' and e.ref = $2) as "isDone"
     from users where uid = $1`,
    [uid, adjustmentId],
  );
  const row = current.rows[0];
  if (row === undefined) return { is: 'unknown-user' };
  return row.isDone ? { is: 'adjusted', balance: row.balance } : { is: 'below-zero' };
}

export type Totals = {
  users: number;
  heldHundredths: number;
  boughtHundredths: number;
  usesThisWeek: number;
  openHolds: number;
  parkedPayments: number;
};

export async function readTotals(pool: Pool, weekAgo: Date): Promise<Totals> {
  const found = await pool.query<Totals>(
    `select
       (select count(*)::int from users) as users,
       (select coalesce(sum(credits_hundredths), 0)::bigint from users where not is_admin) as "heldHundredths",
       (select coalesce(sum(given_hundredths), 0)::bigint from payments) as "boughtHundredths",
       (select count(*)::int from uses where state = 'captured' and settled_at >= $1) as "usesThisWeek",
       (select count(*)::int from uses where state = 'held') as "openHolds",
       (select count(*)::int from payments where parked_reason is not null) as "parkedPayments"`,
    [weekAgo],
  );
  const row = found.rows[0];
  if (row === undefined) throw new Error('a query without conditions gave no row');
  return row;
}
