// The statements that move credits for a use. Each is one statement, so it happens whole or not at all, and the row
// lock on the user document puts the uses of one carer in order. Who may call them and when is decided elsewhere.
import type { Feature } from '@calmbridge/domain/credits/prices';
import type { Pool } from 'pg';
import type { Use } from './use.ts';

/** Who uses: a carer known by now, or whoever holds a session that stands. */
export type Who = { uid: string } | { sessionToken: string };

/** The carer whose use is held, and how many texts they lately read without saying that they were received. */
export type Holder = { uid: string; accountCreator: string | null; unreceived: number };

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
  unreceivedSince: Date;
};

export type KnownUse = {
  state: 'held' | 'captured' | 'released';
  bodyDigest: string;
  feature: Feature;
  priceHundredths: number;
  finishedAt: Date | null;
  wasShown: boolean;
  pictureId: string | null;
};

/** Finished texts of a carer of which some was shown and which were not paid for. */
const unreceivedOf = (uid: string, since: string) => `
  (select count(*)::int from uses u
   where u.uid = ${uid} and u.was_shown and u.state <> 'captured' and u.finished_at > ${since})`;

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
select uid, account_creator as "accountCreator", ${unreceivedOf('carer.uid', '$11')} as unreceived from carer`;

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
  const { atOnce, aliveAfter, isUnique, unreceivedSince } = use;
  const [statement, first] =
    'uid' in who
      ? [{ name: 'hold-use', text: holdSql }, who.uid]
      : [{ name: 'hold-use-by-session', text: holdBySessionSql }, who.sessionToken];
  const values = [
    ...[first, useId, feature, priceHundredths, bodyDigest, deadlineAt, now],
    ...[atOnce, aliveAfter, isUnique, unreceivedSince],
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
  const found = await pool.query<KnownUse>(
    `select state, body_digest as "bodyDigest", feature, price_hundredths as "priceHundredths",
       finished_at as "finishedAt", was_shown as "wasShown", picture_id as "pictureId"
     from uses where uid = $1 and use_id = $2`,
    [uid, useId],
  );
  return found.rows[0] ?? null;
}

/** Notes that some of a finished text is about to be written to a reader. How many such ones the carer has with it. */
export async function markShown(pool: Pool, uid: string, useId: string, since: Date): Promise<number> {
  await pool.query(
    "update uses set was_shown = true where uid = $1 and use_id = $2 and state = 'held' and not was_shown",
    [uid, useId],
  );
  // A statement of its own: of several at once, the later ones must see the earlier.
  const counted = await pool.query<{ unreceived: number }>(
    `select ${unreceivedOf('$1', '$2')} as unreceived`,
    [uid, since],
  );
  return counted.rows[0]?.unreceived ?? 0;
}

const listsOf = (uses: readonly Use[]) => [uses.map((use) => use.uid), uses.map((use) => use.useId)];

/** A sign of life from the requests that are still running. */
export async function renewHolds(pool: Pool, held: readonly Use[], deadlineAt: Date): Promise<void> {
  await pool.query(
    `update uses set deadline_at = $3 from unnest($1::text[], $2::text[]) as running (uid, use_id)
     where uses.uid = running.uid and uses.use_id = running.use_id
       and uses.state = 'held' and uses.finished_at is null`,
    [...listsOf(held), deadlineAt],
  );
}

export async function noteStop(pool: Pool, uid: string, useId: string, now: Date): Promise<boolean> {
  const noted = await pool.query(
    `update uses set stop_asked_at = coalesce(stop_asked_at, $3)
     where uid = $1 and use_id = $2 and state = 'held' and finished_at is null`,
    [uid, useId, now],
  );
  return noted.rowCount === 1;
}

/** Of these uses those that must not be written on: Stop was sent, or they have ended by other means. */
export async function findEnded(pool: Pool, running: readonly Use[]): Promise<Use[]> {
  const found = await pool.query<Use>({
    name: 'find-ended',
    text: `select running.uid, running.use_id as "useId" from unnest($1::text[], $2::text[]) as running (uid, use_id)
      where not exists (select 1 from uses where uses.uid = running.uid and uses.use_id = running.use_id
        and state = 'held' and stop_asked_at is null)`,
    values: listsOf(running),
  });
  return found.rows;
}

/** Uses held for something unfinished that is none of these features, whatever their deadline. */
export async function findHoldsBut(pool: Pool, features: readonly Feature[]): Promise<DeadHold[]> {
  const found = await pool.query<DeadHold>(
    `select ${deadColumns} from uses where state = 'held' and finished_at is null and feature <> all($1)`,
    [features],
  );
  return found.rows;
}

export type DeadHold = Use & { pictureId: string | null; isFinished: boolean };
const deadColumns = `uid, use_id as "useId", picture_id as "pictureId", finished_at is not null as "isFinished"`;

/** How far the clock of another process may run ahead of ours. */
const mostAheadMs = 5 * 60_000;

/**
 * Uses whose hold has outlived its deadline, or was made by a clock that has been set back since: its deadline may not
 * come for a long time, and a request that still ran would have renewed it by today's clock. Releasing one of them twice
 * is harmless, so sweepers need no agreement.
 */
export async function findDeadHolds(pool: Pool, now: Date): Promise<DeadHold[]> {
  const found = await pool.query<DeadHold>(
    `select ${deadColumns} from uses
     where state = 'held' and (deadline_at < $1 or (created_at > $2 and deadline_at > created_at))
     order by deadline_at limit 500`,
    [now, new Date(now.getTime() + mostAheadMs)],
  );
  return found.rows;
}
