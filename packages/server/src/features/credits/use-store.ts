// The statements that move credits for a use. Each is one statement, so it happens whole or not at all, and the row
// lock on the user document puts the uses of one carer in order. Who may call them and when is decided elsewhere.
import type { Feature } from '@calmbridge/domain/credits/prices';
import type { Pool } from 'pg';
import { type CreditRow, creditColumns } from './credit-state-store.ts';

/** Who uses: a carer known by now, or whoever holds a session that stands. */
export type Who = { uid: string } | { sessionToken: string };

/** The carer whose use is held. */
export type Holder = { uid: string; accountCreator: string | null };

export type HeldUse = {
  who: Who;
  useId: string;
  feature: Feature;
  priceHundredths: number;
  bodyDigest: string;
  deadlineAt: Date;
  now: Date;
  /** How many AI uses a carer may have under way, of which only those with a deadline after `aliveAfter` count. */
  atOnce: number | null;
  aliveAfter: Date;
  /** Whether no two of them may be for the same body. */
  isUnique: boolean;
};

export type KnownUse = { state: 'held' | 'captured' | 'released'; bodyDigest: string; feature: Feature };

// What is under way is asked of functions, so that they see what others committed while this statement waited for the
// row: a plain subquery would look at the moment the statement began.
const holdSqlOf = (uid: string) => `
with carer as (
  update users set credits_hundredths = credits_hundredths - case when is_admin then 0 else $4::int end
  where uid = ${uid} and (is_admin or credits_hundredths >= $4::int)
    and ($8::int is null or ai_uses_under_way(uid, $9) < $8::int)
    and not ($10::boolean and same_use_under_way(uid, $5, $9))
  returning uid, account_creator, credits_hundredths, case when is_admin then 0 else $4::int end as price
), use as (
  insert into uses (uid, use_id, feature, price_hundredths, body_digest, state, deadline_at, created_at)
  select uid, $2, $3, price, $5, 'held', $6, $7 from carer
), entry as (
  insert into ledger_entries (uid, ref, kind, hundredths, feature, balance_after, reason, actor, created_at)
  select uid, $2, 'hold', -price, $3, credits_hundredths, 'use', 'carer', $7 from carer
)
select uid, account_creator as "accountCreator" from carer`;

const sessionSql = (now: string) =>
  `select user_id from auth_sessions where token = $1 and expires_at > ${now}`;
export const holdSql = holdSqlOf('$1');
const holdBySessionSql = holdSqlOf(`(${sessionSql('$7')})`);

const uniqueViolation = '23505';

/**
 * Takes the price off the balance and notes the use. A use id seen before breaks the primary key, which undoes the
 * whole statement: two requests at once can't both hold. Null when nothing was held.
 */
export async function insertHold(pool: Pool, use: HeldUse): Promise<Holder | null> {
  const { who, useId, feature, priceHundredths, bodyDigest, deadlineAt, now } = use;
  const { atOnce, aliveAfter, isUnique } = use;
  const [statement, first] =
    'uid' in who
      ? [{ name: 'hold-use', text: holdSql }, who.uid]
      : [{ name: 'hold-use-by-session', text: holdBySessionSql }, who.sessionToken];
  const values = [
    ...[first, useId, feature, priceHundredths, bodyDigest, deadlineAt, now],
    ...[atOnce, aliveAfter, isUnique],
  ];
  try {
    const held = await pool.query<Holder>({ ...statement, values });
    return held.rows[0] ?? null;
  } catch (fault) {
    if ((fault as { code?: unknown }).code === uniqueViolation) return null;
    throw fault;
  }
}

/** Whose session this is, while it stands. */
export async function uidOfSession(pool: Pool, sessionToken: string, now: Date): Promise<string | null> {
  const found = await pool.query<{ user_id: string }>(sessionSql('$2'), [sessionToken, now]);
  return found.rows[0]?.user_id ?? null;
}

export async function isSameUnderWay(pool: Pool, uid: string, use: HeldUse): Promise<boolean> {
  const found = await pool.query<{ is_running: boolean }>(
    'select same_use_under_way($1, $2, $3) as is_running',
    [uid, use.bodyDigest, use.aliveAfter],
  );
  return found.rows[0]?.is_running === true;
}

export async function readUse(pool: Pool, uid: string, useId: string): Promise<KnownUse | null> {
  const found = await pool.query<{ state: KnownUse['state']; body_digest: string; feature: Feature }>(
    'select state, body_digest, feature from uses where uid = $1 and use_id = $2',
    [uid, useId],
  );
  const row = found.rows[0];
  return row === undefined ? null : { state: row.state, bodyDigest: row.body_digest, feature: row.feature };
}

const counted = (feature: Feature) => `(settled.feature = '${feature}')::int`;

export const captureSql = `
with settled as (
  update uses set state = 'captured', settled_at = $3
  where uid = $1 and use_id = $2 and state = 'held'
  returning feature
), carer as (
  update users set
    care_plans_used = care_plans_used + ${counted('carePlans')},
    stories_used = stories_used + ${counted('stories')},
    ai_chats_used = ai_chats_used + ${counted('aiChats')},
    pecs_downloads_used = pecs_downloads_used + ${counted('pecsDownloads')},
    pecs_generations_used = pecs_generations_used + ${counted('pecsGenerations')},
    pecs_uploads_used = pecs_uploads_used + ${counted('pecsUploads')}
  from settled where users.uid = $1
  returning users.*, settled.feature as captured_feature
), entry as (
  insert into ledger_entries (uid, ref, kind, hundredths, feature, balance_after, reason, actor, created_at)
  select $1, $2, 'capture', 0, captured_feature, credits_hundredths, 'answered', 'system', $3 from carer
)
select ${creditColumns} from carer`;

/** The answer arrived: the hold becomes the price. The carer's credits after it; null when the use was settled before. */
export async function captureHold(
  pool: Pool,
  uid: string,
  useId: string,
  now: Date,
): Promise<CreditRow | null> {
  const values = [uid, useId, now];
  const done = await pool.query<CreditRow>({ name: 'capture-use', text: captureSql, values });
  return done.rows[0] ?? null;
}

const releaseSql = `
with settled as (
  update uses set state = 'released', settled_at = $3
  where uid = $1 and use_id = $2 and state = 'held'
  returning feature, price_hundredths
), carer as (
  update users set credits_hundredths = credits_hundredths + settled.price_hundredths
  from settled where users.uid = $1
  returning credits_hundredths, settled.feature, settled.price_hundredths
)
insert into ledger_entries (uid, ref, kind, hundredths, feature, balance_after, reason, actor, created_at)
select $1, $2, 'release', price_hundredths, feature, credits_hundredths, $4, 'system', $3 from carer`;

export type ReleaseReason = 'failed' | 'stopped' | 'died' | 'free';

/** No answer: the credit goes back. Null when the use was settled before. */
export async function releaseHold(
  pool: Pool,
  uid: string,
  useId: string,
  now: Date,
  reason: ReleaseReason,
): Promise<true | null> {
  const done = await pool.query({ name: 'release-use', text: releaseSql, values: [uid, useId, now, reason] });
  return done.rowCount === 1 || null;
}

/** A sign of life from the requests that are still running. */
export async function renewHolds(
  pool: Pool,
  held: readonly { uid: string; useId: string }[],
  deadlineAt: Date,
): Promise<void> {
  await pool.query(
    `update uses set deadline_at = $3 from unnest($1::text[], $2::text[]) as running (uid, use_id)
     where uses.uid = running.uid and uses.use_id = running.use_id and uses.state = 'held'`,
    [held.map((use) => use.uid), held.map((use) => use.useId), deadlineAt],
  );
}

/** Uses held for something else than these features, whatever their deadline. */
export async function findHoldsBut(
  pool: Pool,
  features: readonly Feature[],
): Promise<{ uid: string; useId: string }[]> {
  const found = await pool.query<{ uid: string; use_id: string }>(
    `select uid, use_id from uses where state = 'held' and feature <> all($1)`,
    [features],
  );
  return found.rows.map((row) => ({ uid: row.uid, useId: row.use_id }));
}

/** How far the clock of another process may run ahead of ours. */
const mostAheadMs = 5 * 60_000;

/**
 * Uses whose hold has outlived its deadline, or was made by a clock that has been set back since: its deadline may not
 * come for a long time, and a request that still ran would have renewed it by today's clock. Releasing one of them twice is harmless, so sweepers need no agreement. */
export async function findDeadHolds(pool: Pool, now: Date): Promise<{ uid: string; useId: string }[]> {
  const found = await pool.query<{ uid: string; use_id: string }>(
    `select uid, use_id from uses where state = 'held' and (deadline_at < $1 or (created_at > $2 and deadline_at > created_at))
     order by deadline_at limit 500`,
    [now, new Date(now.getTime() + mostAheadMs)],
  );
  return found.rows.map((row) => ({ uid: row.uid, useId: row.use_id }));
}
