// The statements that end a use. Each is one statement, so it happens whole or not at all. A use is captured or released
// once: both ask for a hold that stands. What is said by a page reaches only what a page may say it of, in the statement
// itself.
import { deviceFeatures } from '@calmbridge/domain/credits/uses';
import type { Column } from 'drizzle-orm';
import { keptAnswers, uses } from '#db/credits-schema';
import { useEntryColumns } from '#db/ledger-columns';
import { ledgerEntries, users } from '#db/schema';
import {
  columnsOf,
  listOf,
  literal,
  type Queries,
  type RowOf,
  type Statement,
  selected,
  statement,
} from '#db/statement';
import { type CreditRow, selectedCredits } from './credit-state-store.ts';

const ofDevice = statement`${uses.feature} in (${listOf(deviceFeatures.map(literal))})`;

/**
 * Who says how a use ends, and so which holds it reaches: the page for what it makes itself, the page for what it has
 * received whole from us, or this server for anything.
 */
export type SaidBy = 'device' | 'receiver' | 'server';
const reach: Record<SaidBy, Statement> = {
  device: statement`and ${ofDevice}`,
  receiver: statement`and ${uses.finishedAt} is not null and not ${ofDevice}`,
  server: statement``,
};

const counters = {
  carePlans: users.carePlansUsed,
  stories: users.storiesUsed,
  aiChats: users.aiChatsUsed,
  pecsDownloads: users.pecsDownloadsUsed,
  pecsGenerations: users.pecsGenerationsUsed,
  pecsUploads: users.pecsUploadsUsed,
} satisfies Record<CapturedFeature, Column>;
type CapturedFeature = RowOf<{ feature: typeof uses.feature }>['feature'];

const counted = listOf(
  Object.entries(counters).map(
    ([feature, counter]) =>
      statement`${counter} = ${counter} + (settled.${uses.feature} = ${literal(feature)})::int`,
  ),
);

const captureSqlWhere = (condition: Statement) => statement`
with settled as (
  update ${uses} set ${uses.state} = 'captured', ${uses.settledAt} = $3
  where ${condition} and ${uses.state} = 'held'
  returning ${uses.feature}, ${uses.useId}
), carer as (
  update ${users} set ${counted}
  from settled where ${users}.${users.uid} = $1
  returning ${users}.*, settled.${uses.feature} as captured_feature, settled.${uses.useId}
), entry as (
  insert into ${ledgerEntries} (${useEntryColumns})
  select $1, ${uses.useId}, 'capture', 0, ${users.creditsHundredths}, 'answered', 'system', $3, captured_feature from carer
)
select ${selectedCredits} from carer`;

const isUse = statement`${uses.uid} = $1 and ${uses.useId} = $2`;
const captureSql: Record<SaidBy, Statement> = {
  device: captureSqlWhere(statement`${isUse} ${reach.device}`),
  receiver: captureSqlWhere(statement`${isUse} ${reach.receiver}`),
  server: captureSqlWhere(isUse),
};
const capturePictureSql = captureSqlWhere(
  statement`${uses.uid} = $1 and ${uses.pictureId} = $2 and ${uses.finishedAt} is not null`,
);
export const captureByServerSql = captureSql.server;

/** The hold becomes the price. The carer's credits after it; null when there was no such hold. */
export async function captureHold(
  pool: Queries,
  uid: string,
  useId: string,
  now: Date,
  by: SaidBy,
): Promise<CreditRow | null> {
  const prepared = { name: `capture-use-${by}`, text: captureSql[by], values: [uid, useId, now] };
  return (await pool.query<CreditRow>(prepared)).rows[0] ?? null;
}

/** A picture was fetched: what is held for it becomes the price. There is one hold at most, as one picture is made once. */
export async function capturePictureHold(pool: Queries, uid: string, pictureId: string, now: Date) {
  await pool.query({ name: 'capture-picture', text: capturePictureSql, values: [uid, pictureId, now] });
}

// A text that is given back is not to be had any more.
const releaseSqlBy = (by: SaidBy) => statement`
with settled as (
  update ${uses} set ${uses.state} = 'released', ${uses.settledAt} = $3
  where ${isUse} and ${uses.state} = 'held' ${reach[by]}
  returning ${uses.feature}, ${uses.priceHundredths}
), forgotten as (
  delete from ${keptAnswers} using settled where ${keptAnswers.uid} = $1 and ${keptAnswers.useId} = $2
), carer as (
  update ${users} set ${users.creditsHundredths} = ${users.creditsHundredths} + settled.${uses.priceHundredths}
  from settled where ${users}.${users.uid} = $1
  returning ${users.creditsHundredths}, settled.${uses.feature}, settled.${uses.priceHundredths}
)
insert into ${ledgerEntries} (${useEntryColumns})
select $1, $2, 'release', ${uses.priceHundredths}, ${users.creditsHundredths}, $4, 'system', $3, ${uses.feature}
from carer`;
const releaseSql: Record<SaidBy, Statement> = {
  device: releaseSqlBy('device'),
  receiver: releaseSqlBy('receiver'),
  server: releaseSqlBy('server'),
};

export type ReleaseReason = 'failed' | 'stopped' | 'died' | 'free' | 'unreceived';

/** The credit goes back. Null when there was no such hold. */
export async function releaseHold(
  pool: Queries,
  uid: string,
  useId: string,
  now: Date,
  reason: ReleaseReason,
  by: SaidBy = 'server',
): Promise<true | null> {
  const prepared = { name: `release-use-${by}`, text: releaseSql[by], values: [uid, useId, now, reason] };
  return (await pool.query(prepared)).rowCount === 1 || null;
}

export type Finish = { wasShown: boolean; sealed: Buffer | null; pictureId: string | null; keepUntil: Date };

const finishedColumns = { priceHundredths: uses.priceHundredths };
export type FinishedRow = CreditRow & RowOf<typeof finishedColumns>;

const finishSql = statement`
with finished as (
  update ${uses} set ${uses.finishedAt} = $3, ${uses.deadlineAt} = $4, ${uses.wasShown} = $5, ${uses.pictureId} = $7
  where ${isUse} and ${uses.state} = 'held' and ${uses.finishedAt} is null
  returning ${uses.uid}, ${uses.useId}, ${uses.priceHundredths}
), kept as (
  insert into ${keptAnswers} (${columnsOf(keptAnswers, ['uid', 'useId', 'sealed', 'expiresAt'])})
  select ${uses.uid}, ${uses.useId}, $6, $4 from finished where $6::bytea is not null
)
select ${selectedCredits}, ${selected(finishedColumns)} from ${users} join finished on finished.${uses.uid} = ${users}.${users.uid}`;

/** It is whole: the hold stands until it was received, or until the end of that time. Null when there was no such hold. */
export async function finishHold(
  pool: Queries,
  uid: string,
  useId: string,
  now: Date,
  { wasShown, sealed, pictureId, keepUntil }: Finish,
): Promise<FinishedRow | null> {
  const values = [uid, useId, now, keepUntil, wasShown, sealed, pictureId];
  return (await pool.query<FinishedRow>({ name: 'finish-use', text: finishSql, values })).rows[0] ?? null;
}

const keptColumns = { sealed: keptAnswers.sealed };
const readKeptSql = statement`select ${selected(keptColumns)} from ${keptAnswers}
  where ${keptAnswers.uid} = $1 and ${keptAnswers.useId} = $2 and ${keptAnswers.expiresAt} > $3`;

export async function readKept(pool: Queries, uid: string, useId: string, now: Date): Promise<Buffer | null> {
  const found = await pool.query<RowOf<typeof keptColumns>>(readKeptSql, [uid, useId, now]);
  return found.rows[0]?.sealed ?? null;
}

export async function deleteExpired(pool: Queries, now: Date): Promise<void> {
  await pool.query(statement`delete from ${keptAnswers} where ${keptAnswers.expiresAt} <= $1`, [now]);
}
