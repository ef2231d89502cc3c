// The statements that end a use. Each is one statement, so it happens whole or not at all. A use is captured or released
// once: both ask for a hold that stands. What is said by a page reaches only what a page may say it of, in the statement
// itself.
import type { Feature } from '@calmbridge/domain/credits/prices';
import { deviceFeatures } from '@calmbridge/domain/credits/uses';
import type { Pool } from 'pg';
import { type CreditRow, creditColumns } from './credit-state-store.ts';

const ofDevice = `feature in (${deviceFeatures.map((feature) => `'${feature}'`).join(', ')})`;

/**
 * Who says how a use ends, and so which holds it reaches: the page for what it makes itself, the page for what it has
 * received whole from us, or this server for anything.
 */
export type SaidBy = 'device' | 'receiver' | 'server';
const reach: Record<SaidBy, string> = {
  device: `and ${ofDevice}`,
  receiver: `and finished_at is not null and not ${ofDevice}`,
  server: '',
};

const counted = (feature: Feature) => `(settled.feature = '${feature}')::int`;

const captureSqlWhere = (condition: string) => `
with settled as (
  update uses set state = 'captured', settled_at = $3
  where ${condition} and state = 'held'
  returning feature, use_id
), carer as (
  update users set
    care_plans_used = care_plans_used + ${counted('carePlans')},
    stories_used = stories_used + ${counted('stories')},
    ai_chats_used = ai_chats_used + ${counted('aiChats')},
    pecs_downloads_used = pecs_downloads_used + ${counted('pecsDownloads')},
    pecs_generations_used = pecs_generations_used + ${counted('pecsGenerations')},
    pecs_uploads_used = pecs_uploads_used + ${counted('pecsUploads')}
  from settled where users.uid = $1
  returning users.*, settled.feature as captured_feature, settled.use_id
), entry as (
  insert into ledger_entries (uid, ref, kind, hundredths, feature, balance_after, reason, actor, created_at)
  select $1, use_id, 'capture', 0, captured_feature, credits_hundredths, 'answered', 'system', $3 from carer
)
select ${creditColumns} from carer`;

const captureSqlBy = (by: SaidBy) => captureSqlWhere(`uid = $1 and use_id = $2 ${reach[by]}`);
export const captureSql = captureSqlBy('server');

/** The hold becomes the price. The carer's credits after it; null when there was no such hold. */
export async function captureHold(
  pool: Pool,
  uid: string,
  useId: string,
  now: Date,
  by: SaidBy,
): Promise<CreditRow | null> {
  const statement = { name: `capture-use-${by}`, text: captureSqlBy(by), values: [uid, useId, now] };
  return (await pool.query<CreditRow>(statement)).rows[0] ?? null;
}

/** A picture was fetched: what is held for it becomes the price. There is one hold at most, as one picture is made once. */
export async function capturePictureHold(pool: Pool, uid: string, pictureId: string, now: Date) {
  const condition = 'uid = $1 and picture_id = $2 and finished_at is not null';
  const statement = {
    name: 'capture-picture',
    text: captureSqlWhere(condition),
    values: [uid, pictureId, now],
  };
  await pool.query(statement);
}

// A text that is given back is not to be had any more.
const releaseSqlBy = (by: SaidBy) => `
with settled as (
  update uses set state = 'released', settled_at = $3
  where uid = $1 and use_id = $2 and state = 'held' ${reach[by]}
  returning feature, price_hundredths
), forgotten as (
  delete from kept_answers using settled where uid = $1 and use_id = $2
), carer as (
  update users set credits_hundredths = credits_hundredths + settled.price_hundredths
  from settled where users.uid = $1
  returning credits_hundredths, settled.feature, settled.price_hundredths
)
insert into ledger_entries (uid, ref, kind, hundredths, feature, balance_after, reason, actor, created_at)
select $1, $2, 'release', price_hundredths, feature, credits_hundredths, $4, 'system', $3 from carer`;

export type ReleaseReason = 'failed' | 'stopped' | 'died' | 'free' | 'unreceived';

/** The credit goes back. Null when there was no such hold. */
export async function releaseHold(
  pool: Pool,
  uid: string,
  useId: string,
  now: Date,
  reason: ReleaseReason,
  by: SaidBy = 'server',
): Promise<true | null> {
  const statement = { name: `release-use-${by}`, text: releaseSqlBy(by), values: [uid, useId, now, reason] };
  return (await pool.query(statement)).rowCount === 1 || null;
}

export type Finish = { wasShown: boolean; sealed: Buffer | null; pictureId: string | null; keepUntil: Date };
export type FinishedRow = CreditRow & { priceHundredths: number };

const finishSql = `
with finished as (
  update uses set finished_at = $3, deadline_at = $4, was_shown = $5, picture_id = $7
  where uid = $1 and use_id = $2 and state = 'held' and finished_at is null
  returning uid, use_id, price_hundredths
), kept as (
  insert into kept_answers (uid, use_id, sealed, expires_at)
  select uid, use_id, $6, $4 from finished where $6::bytea is not null
)
select ${creditColumns}, price_hundredths as "priceHundredths" from users join finished using (uid)`;

/** It is whole: the hold stands until it was received, or until the end of that time. Null when there was no such hold. */
export async function finishHold(
  pool: Pool,
  uid: string,
  useId: string,
  now: Date,
  { wasShown, sealed, pictureId, keepUntil }: Finish,
): Promise<FinishedRow | null> {
  const values = [uid, useId, now, keepUntil, wasShown, sealed, pictureId];
  return (await pool.query<FinishedRow>({ name: 'finish-use', text: finishSql, values })).rows[0] ?? null;
}

export async function readKept(pool: Pool, uid: string, useId: string, now: Date): Promise<Buffer | null> {
  const found = await pool.query<{ sealed: Buffer }>(
    'select sealed from kept_answers where uid = $1 and use_id = $2 and expires_at > $3',
    [uid, useId, now],
  );
  return found.rows[0]?.sealed ?? null;
}

export async function deleteExpired(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from kept_answers where expires_at <= $1', [now]);
}
