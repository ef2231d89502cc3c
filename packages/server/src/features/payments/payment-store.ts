import {
  dueHundredths,
  joinFacts,
  type PaymentFacts,
  planOfPayments,
} from '@calmbridge/domain/credits/payments';
import type { PaidPlan, Plan } from '@calmbridge/domain/credits/prices';
import type { Pool, PoolClient } from 'pg';

export type NewPayment = {
  intentId: string;
  provider: 'stripe' | 'sandbox';
  uid: string | null;
  plan: PaidPlan | null;
  amountCents: number;
  currency: string;
  clientSecretDigest: string | null;
  parkedReason: string | null;
  now: Date;
};

export type KnownPayment = { uid: string | null; hasSucceeded: boolean; parkedReason: string | null };

/**
 * Notes a payment. One that is known already stays as it is, unless all that was known of it is an event that came
 * before it.
 */
export async function insertPayment(pool: Pool, payment: NewPayment): Promise<void> {
  await pool.query(
    `insert into payments (intent_id, provider, uid, plan, amount_cents, currency, client_secret_digest, parked_reason,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (intent_id) do update set uid = $3, plan = $4, amount_cents = $5, currency = $6, parked_reason = $8
     where payments.parked_reason = 'unknown-payment' and payments.plan is null`,
    [
      payment.intentId,
      payment.provider,
      payment.uid,
      payment.plan,
      payment.amountCents,
      payment.currency,
      payment.clientSecretDigest,
      payment.parkedReason,
      payment.now,
    ],
  );
}

export async function readPayment(
  pool: Pool,
  intentId: string,
): Promise<
  (KnownPayment & { clientSecretDigest: string | null; plan: PaidPlan | null; amountCents: number }) | null
> {
  const found = await pool.query<PaymentRow>(`select ${columns} from payments where intent_id = $1`, [
    intentId,
  ]);
  return found.rows[0] ?? null;
}

export async function parkPayment(pool: Pool, intentId: string, reason: string, now: Date): Promise<void> {
  await pool.query(
    'update payments set parked_reason = coalesce(parked_reason, $2), updated_at = $3 where intent_id = $1',
    [intentId, reason, now],
  );
}

/** Whether there is a user document for this uid to give credits to. */
export async function hasCarer(pool: Pool, uid: string): Promise<boolean> {
  return (await pool.query('select 1 from users where uid = $1', [uid])).rowCount === 1;
}

type PaymentRow = {
  intentId: string;
  uid: string | null;
  plan: PaidPlan | null;
  amountCents: number;
  clientSecretDigest: string | null;
  hasSucceeded: boolean;
  refundedCents: number;
  dispute: PaymentFacts['dispute'];
  givenHundredths: number;
  parkedReason: string | null;
};
const columns = `intent_id as "intentId", uid, plan, amount_cents as "amountCents",
  client_secret_digest as "clientSecretDigest", has_succeeded as "hasSucceeded", refunded_cents as "refundedCents",
  dispute, given_hundredths as "givenHundredths", parked_reason as "parkedReason"`;

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
export async function applyLearned(
  pool: Pool,
  intentId: string,
  learned: Learned,
  now: Date,
): Promise<Applied | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const applied = await applyLocked(client, intentId, learned, now);
    await client.query('commit');
    return applied;
  } catch (fault) {
    await client.query('rollback').catch(() => undefined);
    throw fault;
  } finally {
    client.release();
  }
}

async function applyLocked(
  client: PoolClient,
  intentId: string,
  learned: Learned,
  now: Date,
): Promise<Applied | null> {
  const found = await client.query<PaymentRow>(
    `select ${columns} from payments where intent_id = $1 for update`,
    [intentId],
  );
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
  await client.query(
    `update payments set has_succeeded = $2, refunded_cents = $3, dispute = $4, given_hundredths = $5,
       parked_reason = $6, updated_at = $7 where intent_id = $1`,
    [intentId, facts.hasSucceeded, facts.refundedCents, facts.dispute, due, parkedReason, now],
  );
  if (carer !== null && row.uid !== null && changed !== 0) {
    const balance = carer.creditsHundredths + changed;
    const { kind, ref } = entryOf(intentId, learned);
    const plan = await planNow(client, row.uid);
    await client.query(
      'update users set credits_hundredths = $2, has_debt = $2 < 0, plan = $3 where uid = $1',
      [row.uid, balance, plan],
    );
    await client.query(
      `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, $2, $3, $4, $5, $6, 'provider', $7)`,
      [row.uid, ref, kind, changed, balance, row.plan, now],
    );
  }
  return { uid: row.uid, changedHundredths: changed, parkedReason };
}

async function lockCarer(client: PoolClient, uid: string): Promise<{ creditsHundredths: number } | null> {
  const found = await client.query<{ creditsHundredths: number }>(
    'select credits_hundredths as "creditsHundredths" from users where uid = $1 for update',
    [uid],
  );
  return found.rows[0] ?? null;
}

/** The plan that this carer's payments give, read under the lock on their document (PY7). */
async function planNow(client: PoolClient, uid: string): Promise<Plan> {
  const found = await client.query<PaymentRow>(
    `select ${columns} from payments where uid = $1 and plan is not null and parked_reason is null`,
    [uid],
  );
  return planOfPayments(found.rows.flatMap((row) => (row.plan === null ? [] : [factsOf(row, row.plan)])));
}
