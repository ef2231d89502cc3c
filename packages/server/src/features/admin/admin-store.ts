import { payments, uses } from '#db/credits-schema';
import { entryColumns } from '#db/ledger-columns';
import { ledgerEntries, users } from '#db/schema';
import { type Queries, type RowOf, selected, statement } from '#db/statement';

const isAdminSql = statement`select 1 from ${users} where ${users.uid} = $1 and ${users.isAdmin}`;

export async function isAdmin(pool: Queries, uid: string): Promise<boolean> {
  return (await pool.query(isAdminSql, [uid])).rowCount === 1;
}

const userColumns = {
  uid: users.uid,
  email: users.email,
  plan: users.plan,
  creditsHundredths: users.creditsHundredths,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  lastLogin: users.lastLogin,
};
export type UserRow = RowOf<typeof userColumns> & { name: string };

const wholeName = statement`${users.firstName} || ' ' || ${users.lastName}`;
const findUsersSql = statement`
select ${selected(userColumns)}, ${wholeName} as "name"
from ${users}
where ${users.email} ilike $1 or ${wholeName} ilike $1 or ${users.uid} = $2
order by ${users.createdAt} desc, ${users.uid} limit $3`;

/** Users whose e-mail, name or id holds the words, newest first. */
export async function findUsers(pool: Queries, query: string, limit: number): Promise<UserRow[]> {
  const pattern = `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return (await pool.query<UserRow>(findUsersSql, [pattern, query.trim(), limit])).rows;
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

const balanceAfter = { balance: ledgerEntries.balanceAfter };
const adjustSql = statement`
with carer as (
  update ${users} set ${users.creditsHundredths} = ${users.creditsHundredths} + $3::int,
    ${users.hasDebt} = ${users.hasDebt} and ${users.creditsHundredths} + $3::int < 0
  where ${users.uid} = $1 and (${users.creditsHundredths} + $3::int >= 0 or $3::int > 0)
  returning ${users.creditsHundredths}
)
insert into ${ledgerEntries} (${entryColumns})
select $1, $2, 'adjustment', $3::int, ${users.creditsHundredths}, $4, 'admin:' || $5::text, $6 from carer
returning ${selected(balanceAfter)}`;

const balance = { balance: users.creditsHundredths };
const balanceSql = statement`
select ${selected(balance)}, exists (
  select 1 from ${ledgerEntries} e
  where e.${ledgerEntries.uid} = $1 and e.${ledgerEntries.kind} = 'adjustment' and e.${ledgerEntries.ref} = $2) as "isDone"
from ${users} where ${users.uid} = $1`;

/** One entry that names who made it (AD2). The same adjustment sent twice is made once. */
export async function insertAdjustment(pool: Queries, adjustment: Adjustment): Promise<Adjusted> {
  const { uid, adjustmentId, hundredths, reason, byUid, now } = adjustment;
  const values = [uid, adjustmentId, hundredths, reason, byUid, now];
  try {
    const [made] = (await pool.query<RowOf<typeof balanceAfter>>(adjustSql, values)).rows;
    if (made !== undefined) return { is: 'adjusted', balance: made.balance };
  } catch (fault) {
    if ((fault as { code?: unknown }).code !== '23505') throw fault;
  }
  const current = await pool.query<RowOf<typeof balance> & { isDone: boolean }>(balanceSql, [
    uid,
    adjustmentId,
  ]);
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

const totalsSql = statement`
select
  (select count(*)::int from ${users}) as "users",
  (select coalesce(sum(${users.creditsHundredths}), 0)::bigint from ${users} where not ${users.isAdmin}) as "heldHundredths",
  (select coalesce(sum(${payments.givenHundredths}), 0)::bigint from ${payments}) as "boughtHundredths",
  (select count(*)::int from ${uses} where ${uses.state} = 'captured' and ${uses.settledAt} >= $1) as "usesThisWeek",
  (select count(*)::int from ${uses} where ${uses.state} = 'held') as "openHolds",
  (select count(*)::int from ${payments} where ${payments.parkedReason} is not null) as "parkedPayments"`;

export async function readTotals(pool: Queries, weekAgo: Date): Promise<Totals> {
  const [row] = (await pool.query<Totals>(totalsSql, [weekAgo])).rows;
  if (row === undefined) throw new Error('a query without conditions gave no row');
  return row;
}
