import {
  dueHundredths,
  joinFacts,
  type PaymentFacts,
  planOfPayments,
} from '@calmbridge/domain/credits/payments';
import type { PaidPlan, Plan } from '@calmbridge/domain/credits/prices';
import { payments } from '#db/credits-schema';
import { inTransaction } from '#db/in-transaction';
import { entryColumns } from '#db/ledger-columns';
import { ledgerEntries, users } from '#db/schema';
import { type Connections, columnsOf, type Queries, type RowOf, selected, statement } from '#db/statement';

const newColumns = {
  intentId: payments.intentId,
  provider: payments.provider,
  uid: payments.uid,
  plan: payments.plan,
  amountCents: payments.amountCents,
  currency: payments.currency,
  clientSecretDigest: payments.clientSecretDigest,
  parkedReason: payments.parkedReason,
};
export type NewPayment = RowOf<typeof newColumns> & { now: Date };

const insertedColumns = columnsOf(payments, [
  'intentId',
  'provider',
  'uid',
  'plan',
  'amountCents',
  'currency',
  'clientSecretDigest',
  'parkedReason',
  'createdAt',
  'updatedAt',
]);
const insertSql = statement`
insert into ${payments} (${insertedColumns})
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
on conflict (${payments.intentId}) do update set ${payments.uid} = $3, ${payments.plan} = $4,
  ${payments.amountCents} = $5, ${payments.currency} = $6, ${payments.parkedReason} = $8
where ${payments}.${payments.parkedReason} = 'unknown-payment' and ${payments}.${payments.plan} is null`;

/**
 * Notes a payment. One that is known already stays as it is, unless all that was known of it is an event that came
 * before it.
 */
export async function insertPayment(pool: Queries, payment: NewPayment): Promise<void> {
  await pool.query(insertSql, [
    payment.intentId,
    payment.provider,
    payment.uid,
    payment.plan,
    payment.amountCents,
    payment.currency,
    payment.clientSecretDigest,
    payment.parkedReason,
    payment.now,
  ]);
}

const columns = {
  intentId: payments.intentId,
  uid: payments.uid,
  plan: payments.plan,
  amountCents: payments.amountCents,
  clientSecretDigest: payments.clientSecretDigest,
  hasSucceeded: payments.hasSucceeded,
  refundedCents: payments.refundedCents,
  dispute: payments.dispute,
  givenHundredths: payments.givenHundredths,
  parkedReason: payments.parkedReason,
};
type PaymentRow = RowOf<typeof columns>;

const readSql = statement`select ${selected(columns)} from ${payments} where ${payments.intentId} = $1`;

export async function readPayment(pool: Queries, intentId: string): Promise<PaymentRow | null> {
  return (await pool.query<PaymentRow>(readSql, [intentId])).rows[0] ?? null;
}

const parkSql = statement`update ${payments}
  set ${payments.parkedReason} = coalesce(${payments.parkedReason}, $2), ${payments.updatedAt} = $3
  where ${payments.intentId} = $1`;

export async function parkPayment(pool: Queries, intentId: string, reason: string, now: Date): Promise<void> {
  await pool.query(parkSql, [intentId, reason, now]);
}

const hasCarerSql = statement`select 1 from ${users} where ${users.uid} = $1`;

/** Whether there is a user document for this uid to give credits to. */
export async function hasCarer(pool: Queries, uid: string): Promise<boolean> {
  return (await pool.query(hasCarerSql, [uid])).rowCount === 1;
}

const factsOf = (row: PaymentRow, plan: PaidPlan): PaymentFacts => ({ ...row, plan });

export type Learned = Partial<Pick<PaymentFacts, 'hasSucceeded' | 'refundedCents' | 'dispute'>>;
export type Applied = { uid: string | null; changedHundredths: number; parkedReason: string | null };

const entryOf = (intentId: string, learned: Learned) => {
  if (learned.refundedCents !== undefined)
    return { kind: 'refund', ref: `${intentId}:refund:${learned.refundedCents}` };
  if (learned.dispute !== undefined)
    return { kind: 'dispute', ref: `${intentId}:dispute:${learned.dispute}` };
  return { kind: 'purchase', ref: intentId };
};

/**
 * Joins what was learned to what is known of a payment and moves credits by the difference between what the carer
 * should hold from it and what they were given (PY1, PY6). The payment's row lock puts its events in order.
 */
export const applyLearned = (
  pool: Connections,
  intentId: string,
  learned: Learned,
  now: Date,
): Promise<Applied | null> => inTransaction(pool, (client) => applyLocked(client, intentId, learned, now));

const updateSql = statement`update ${payments}
  set ${payments.hasSucceeded} = $2, ${payments.refundedCents} = $3, ${payments.dispute} = $4,
    ${payments.givenHundredths} = $5, ${payments.parkedReason} = $6, ${payments.updatedAt} = $7
  where ${payments.intentId} = $1`;
const setCreditsSql = statement`update ${users}
  set ${users.creditsHundredths} = $2, ${users.hasDebt} = $2 < 0, ${users.plan} = $3 where ${users.uid} = $1`;
const insertEntrySql = statement`insert into ${ledgerEntries} (${entryColumns})
  values ($1, $2, $3, $4, $5, $6, 'provider', $7)`;

async function applyLocked(
  client: Queries,
  intentId: string,
  learned: Learned,
  now: Date,
): Promise<Applied | null> {
  const found = await client.query<PaymentRow>(statement`${readSql} for update`, [intentId]);
  const row = found.rows[0];
  if (row === undefined) return null;
  const facts = joinFacts(factsOf(row, row.plan ?? 'bronze'), learned);
  const carer = row.uid === null ? null : await lockCarer(client, row.uid);
  const mayGive = carer !== null && row.plan !== null && row.parkedReason === null;
  const due = mayGive ? dueHundredths(facts) : row.givenHundredths;
  const changed = due - row.givenHundredths;
  const parkedReason =
    row.parkedReason ??
    (carer === null && facts.hasSucceeded && row.givenHundredths === 0 ? 'account-gone' : null);
  const { hasSucceeded, refundedCents, dispute } = facts;
  await client.query(updateSql, [intentId, hasSucceeded, refundedCents, dispute, due, parkedReason, now]);
  if (carer !== null && row.uid !== null && changed !== 0) {
    const balance = carer.creditsHundredths + changed;
    const { kind, ref } = entryOf(intentId, learned);
    const plan = await planNow(client, row.uid);
    await client.query(setCreditsSql, [row.uid, balance, plan]);
    await client.query(insertEntrySql, [row.uid, ref, kind, changed, balance, row.plan, now]);
  }
  return { uid: row.uid, changedHundredths: changed, parkedReason };
}

const balanceColumns = { creditsHundredths: users.creditsHundredths };
const lockCarerSql = statement`select ${selected(balanceColumns)} from ${users} where ${users.uid} = $1 for update`;

async function lockCarer(client: Queries, uid: string): Promise<RowOf<typeof balanceColumns> | null> {
  return (await client.query<RowOf<typeof balanceColumns>>(lockCarerSql, [uid])).rows[0] ?? null;
}

const paidSql = statement`select ${selected(columns)} from ${payments}
  where ${payments.uid} = $1 and ${payments.plan} is not null and ${payments.parkedReason} is null`;

/** The plan that this carer's payments give, read under the lock on their document (PY7). */
async function planNow(client: Queries, uid: string): Promise<Plan> {
  const found = await client.query<PaymentRow>(paidSql, [uid]);
  return planOfPayments(found.rows.flatMap((row) => (row.plan === null ? [] : [factsOf(row, row.plan)])));
}
