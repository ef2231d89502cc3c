// The statements that move credits for a use. Each is one statement, so it happens whole or not at all, and the row
// lock on the user document puts the uses of one carer in order. Who may call them and when is decided elsewhere.
import type { Feature } from '@calmbridge/domain/credits/prices';
import { uses } from '#db/credits-schema';
import { useEntryColumns } from '#db/ledger-columns';
import { ledgerEntries, session, users } from '#db/schema';
import { columnsOf, type Queries, type RowOf, type Statement, selected, statement } from '#db/statement';
import type { Use } from './use.ts';

/** Who uses: a carer known by now, or whoever holds a session that stands. */
export type Who = { uid: string } | { sessionToken: string };

const holderColumns = { uid: users.uid, accountCreator: users.accountCreator };

/** The carer whose use is held, and how many texts they lately read without saying that they were received. */
export type Holder = RowOf<typeof holderColumns> & { unreceived: number };

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

/** Finished texts of a carer of which some was shown and which were not paid for. */
const unreceivedOf = (uid: Statement, since: Statement) => statement`
  (select count(*)::int from ${uses} u
   where u.${uses.uid} = ${uid} and u.${uses.wasShown} and u.${uses.state} <> 'captured'
     and u.${uses.finishedAt} > ${since})`;

const useColumns = columnsOf(uses, [
  'uid',
  'useId',
  'feature',
  'priceHundredths',
  'bodyDigest',
  'state',
  'deadlineAt',
  'createdAt',
]);

// What is under way is asked of functions, so that they see what others committed while this statement waited for the
// row: a plain subquery would look at the moment the statement began.
const holdSqlOf = (uid: Statement) => statement`
with carer as (
  update ${users} set ${users.creditsHundredths} = ${users.creditsHundredths} - case when ${users.isAdmin} then 0 else $4::int end
  where ${users.uid} = ${uid} and (${users.isAdmin} or ${users.creditsHundredths} >= $4::int)
    and ($8::int is null or ai_uses_under_way(${users.uid}, $9) < $8::int)
    and not ($10::boolean and same_use_under_way(${users.uid}, $5, $9))
  returning ${users.uid}, ${users.accountCreator}, ${users.creditsHundredths}, case when ${users.isAdmin} then 0 else $4::int end as price
), use as (
  insert into ${uses} (${useColumns})
  select ${users.uid}, $2, $3, price, $5, 'held', $6, $7 from carer
), entry as (
  insert into ${ledgerEntries} (${useEntryColumns})
  select ${users.uid}, $2, 'hold', -price, ${users.creditsHundredths}, 'use', 'carer', $7, $3 from carer
)
select ${selected(holderColumns)}, ${unreceivedOf(statement`carer.${users.uid}`, statement`$11`)} as unreceived from carer`;

const ownerColumns = { uid: session.userId };
const standsAt = (now: Statement) => statement`${session.token} = $1 and ${session.expiresAt} > ${now}`;
export const holdSql = holdSqlOf(statement`$1`);
const holdBySessionSql = holdSqlOf(
  statement`(select ${session.userId} from ${session} where ${standsAt(statement`$7`)})`,
);

const uniqueViolation = '23505';

/**
 * Takes the price off the balance and notes the use. A use id seen before breaks the primary key, which undoes the
 * whole statement: two requests at once can't both hold. Null when nothing was held.
 */
export async function insertHold(pool: Queries, use: HeldUse): Promise<Holder | null> {
  const { who, useId, feature, priceHundredths, bodyDigest, deadlineAt, now } = use;
  const { atOnce, aliveAfter, isUnique, unreceivedSince } = use;
  const [prepared, first] =
    'uid' in who
      ? [{ name: 'hold-use', text: holdSql }, who.uid]
      : [{ name: 'hold-use-by-session', text: holdBySessionSql }, who.sessionToken];
  const values = [
    ...[first, useId, feature, priceHundredths, bodyDigest, deadlineAt, now],
    ...[atOnce, aliveAfter, isUnique, unreceivedSince],
  ];
  try {
    const held = await pool.query<Holder>({ ...prepared, values });
    return held.rows[0] ?? null;
  } catch (fault) {
    if ((fault as { code?: unknown }).code === uniqueViolation) return null;
    throw fault;
  }
}

const ownerSql = statement`select ${selected(ownerColumns)} from ${session} where ${standsAt(statement`$2`)}`;

/** Whose session this is, while it stands. */
export async function uidOfSession(pool: Queries, sessionToken: string, now: Date): Promise<string | null> {
  const found = await pool.query<RowOf<typeof ownerColumns>>(ownerSql, [sessionToken, now]);
  return found.rows[0]?.uid ?? null;
}

export async function isSameUnderWay(pool: Queries, uid: string, use: HeldUse): Promise<boolean> {
  const found = await pool.query<{ isRunning: boolean }>(
    statement`select same_use_under_way($1, $2, $3) as "isRunning"`,
    [uid, use.bodyDigest, use.aliveAfter],
  );
  return found.rows[0]?.isRunning === true;
}

const knownColumns = {
  state: uses.state,
  bodyDigest: uses.bodyDigest,
  feature: uses.feature,
  priceHundredths: uses.priceHundredths,
  finishedAt: uses.finishedAt,
  wasShown: uses.wasShown,
  pictureId: uses.pictureId,
};
export type KnownUse = RowOf<typeof knownColumns>;

const isUse = statement`${uses.uid} = $1 and ${uses.useId} = $2`;
const readUseSql = statement`select ${selected(knownColumns)} from ${uses} where ${isUse}`;

export async function readUse(pool: Queries, uid: string, useId: string): Promise<KnownUse | null> {
  return (await pool.query<KnownUse>(readUseSql, [uid, useId])).rows[0] ?? null;
}

const markShownSql = statement`update ${uses} set ${uses.wasShown} = true
  where ${isUse} and ${uses.state} = 'held' and not ${uses.wasShown}`;
const unreceivedSql = statement`select ${unreceivedOf(statement`$1`, statement`$2`)} as unreceived`;

/** Notes that some of a finished text is about to be written to a reader. How many such ones the carer has with it. */
export async function markShown(pool: Queries, uid: string, useId: string, since: Date): Promise<number> {
  await pool.query(markShownSql, [uid, useId]);
  // A statement of its own: of several at once, the later ones must see the earlier.
  const counted = await pool.query<{ unreceived: number }>(unreceivedSql, [uid, since]);
  return counted.rows[0]?.unreceived ?? 0;
}

const listsOf = (running: readonly Use[]) => [running.map((use) => use.uid), running.map((use) => use.useId)];
const runningUses = statement`unnest($1::text[], $2::text[]) as running (${uses.uid}, ${uses.useId})`;
const isRunning = statement`${uses}.${uses.uid} = running.${uses.uid} and ${uses}.${uses.useId} = running.${uses.useId}`;
const isUnfinished = statement`${uses}.${uses.state} = 'held' and ${uses}.${uses.finishedAt} is null`;

const renewSql = statement`update ${uses} set ${uses.deadlineAt} = $3 from ${runningUses}
  where ${isRunning} and ${isUnfinished}`;

/** A sign of life from the requests that are still running. */
export async function renewHolds(pool: Queries, held: readonly Use[], deadlineAt: Date): Promise<void> {
  await pool.query(renewSql, [...listsOf(held), deadlineAt]);
}

const noteStopSql = statement`update ${uses} set ${uses.stopAskedAt} = coalesce(${uses.stopAskedAt}, $3)
  where ${isUse} and ${isUnfinished}`;

export async function noteStop(pool: Queries, uid: string, useId: string, now: Date): Promise<boolean> {
  return (await pool.query(noteStopSql, [uid, useId, now])).rowCount === 1;
}

const findEndedSql = statement`
select ${selected({ uid: uses.uid, useId: uses.useId }, 'running')} from ${runningUses}
where not exists (select 1 from ${uses} where ${isRunning}
  and ${uses.state} = 'held' and ${uses.stopAskedAt} is null)`;

/** Of these uses those that must not be written on: Stop was sent, or they have ended by other means. */
export async function findEnded(pool: Queries, running: readonly Use[]): Promise<Use[]> {
  const prepared = { name: 'find-ended', text: findEndedSql, values: listsOf(running) };
  return (await pool.query<Use>(prepared)).rows;
}

const deadColumns = { uid: uses.uid, useId: uses.useId, pictureId: uses.pictureId };
export type DeadHold = RowOf<typeof deadColumns> & { isFinished: boolean };
const selectedDead = statement`${selected(deadColumns)}, ${uses.finishedAt} is not null as "isFinished"`;

const holdsButSql = statement`select ${selectedDead} from ${uses}
  where ${isUnfinished} and ${uses.feature} <> all($1)`;

/** Uses held for something unfinished that is none of these features, whatever their deadline. */
export async function findHoldsBut(pool: Queries, features: readonly Feature[]): Promise<DeadHold[]> {
  return (await pool.query<DeadHold>(holdsButSql, [features])).rows;
}

/** How far the clock of another process may run ahead of ours. */
const mostAheadMs = 5 * 60_000;

const deadHoldsSql = statement`
select ${selectedDead} from ${uses}
where ${uses.state} = 'held'
  and (${uses.deadlineAt} < $1 or (${uses.createdAt} > $2 and ${uses.deadlineAt} > ${uses.createdAt}))
order by ${uses.deadlineAt} limit 500`;

/**
 * Uses whose hold has outlived its deadline, or was made by a clock that has been set back since: its deadline may not
 * come for a long time, and a request that still ran would have renewed it by today's clock. Releasing one of them twice
 * is harmless, so sweepers need no agreement.
 */
export async function findDeadHolds(pool: Queries, now: Date): Promise<DeadHold[]> {
  const ahead = new Date(now.getTime() + mostAheadMs);
  return (await pool.query<DeadHold>(deadHoldsSql, [now, ahead])).rows;
}
