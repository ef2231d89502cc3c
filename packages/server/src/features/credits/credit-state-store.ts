import { freeCreditHundredths, type Plan } from '@calmbridge/domain/credits/prices';
import { cheapestHundredths } from '@calmbridge/domain/credits/uses';
import type { Pool } from 'pg';

export type CreditRow = {
  creditsHundredths: number;
  plan: Plan;
  isAdmin: boolean;
  carePlans: number;
  stories: number;
  aiChats: number;
  pecsDownloads: number;
  pecsGenerations: number;
  pecsUploads: number;
};

/** A row of `users` as a `CreditRow`. */
export const creditColumns = `credits_hundredths as "creditsHundredths", plan, is_admin as "isAdmin",
  care_plans_used as "carePlans", stories_used as stories, ai_chats_used as "aiChats",
  pecs_downloads_used as "pecsDownloads", pecs_generations_used as "pecsGenerations",
  pecs_uploads_used as "pecsUploads"`;

export async function readCreditRow(pool: Pool, uid: string): Promise<CreditRow | null> {
  const found = await pool.query<CreditRow>({
    name: 'read-credits',
    text: `select ${creditColumns} from users where uid = $1`,
    values: [uid],
  });
  return found.rows[0] ?? null;
}

export async function readLastFreeCredit(pool: Pool, uid: string): Promise<Date | null> {
  const found = await pool.query<{ at: Date | null }>(
    'select last_free_credit_at as at from users where uid = $1',
    [uid],
  );
  return found.rows[0]?.at ?? null;
}

// The conditions are those of isFreeCreditDue in the domain (CR8). The row is locked first, so however many tabs ask,
// the second finds a credit that was just given.
const freeCreditSql = `
with due as (
  select uid, credits_hundredths from users
  where uid = $1 and plan = 'free' and not is_admin
    and credits_hundredths >= 0 and credits_hundredths < ${cheapestHundredths}
    and (last_free_credit_at is null or last_free_credit_at <= $2::timestamptz - interval '7 days')
    and not exists (select 1 from uses where uses.uid = $1 and state = 'held')
  for update
), carer as (
  update users set credits_hundredths = ${freeCreditHundredths}, last_free_credit_at = $2
  from due where users.uid = due.uid
  returning due.credits_hundredths as before
)
insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
select $1, 'weekly-' || to_char($2::timestamptz at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS'), 'weekly',
  ${freeCreditHundredths} - before, ${freeCreditHundredths}, 'weekly free credit', 'system', $2
from carer`;

export async function giveFreeCreditIfDue(pool: Pool, uid: string, now: Date): Promise<boolean> {
  return (await pool.query(freeCreditSql, [uid, now])).rowCount === 1;
}

// A document that no entry belongs to was never given credits: it gets those of its plan (CR11).
const startSql = `
with carer as (
  update users set credits_hundredths = $2, last_free_credit_at = coalesce(last_free_credit_at, $3)
  where uid = $1 and not exists (select 1 from ledger_entries where ledger_entries.uid = $1)
  returning credits_hundredths
)
insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
select $1, 'start', 'start', $2, credits_hundredths, 'starting credits', 'system', $3 from carer
on conflict do nothing`;

export async function giveStartIfMissing(
  pool: Pool,
  uid: string,
  hundredths: number,
  now: Date,
): Promise<boolean> {
  return (await pool.query(startSql, [uid, hundredths, now])).rowCount === 1;
}
