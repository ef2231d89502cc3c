import { freeCreditHundredths } from '@calmbridge/domain/credits/prices';
import { cheapestHundredths } from '@calmbridge/domain/credits/uses';
import { uses } from '#db/credits-schema';
import { entryColumns } from '#db/ledger-columns';
import { ledgerEntries, users } from '#db/schema';
import { type Queries, type RowOf, selected, statement } from '#db/statement';

const creditColumns = {
  creditsHundredths: users.creditsHundredths,
  plan: users.plan,
  isAdmin: users.isAdmin,
  carePlans: users.carePlansUsed,
  stories: users.storiesUsed,
  aiChats: users.aiChatsUsed,
  pecsDownloads: users.pecsDownloadsUsed,
  pecsGenerations: users.pecsGenerationsUsed,
  pecsUploads: users.pecsUploadsUsed,
};
export type CreditRow = RowOf<typeof creditColumns>;

/** A row of `users` as a `CreditRow`. */
export const selectedCredits = selected(creditColumns);

const readCreditsSql = statement`select ${selectedCredits} from ${users} where ${users.uid} = $1`;

export async function readCreditRow(pool: Queries, uid: string): Promise<CreditRow | null> {
  const found = await pool.query<CreditRow>({ name: 'read-credits', text: readCreditsSql, values: [uid] });
  return found.rows[0] ?? null;
}

const lastFreeCredit = { at: users.lastFreeCreditAt };
const lastFreeCreditSql = statement`select ${selected(lastFreeCredit)} from ${users} where ${users.uid} = $1`;

export async function readLastFreeCredit(pool: Queries, uid: string): Promise<Date | null> {
  const found = await pool.query<RowOf<typeof lastFreeCredit>>(lastFreeCreditSql, [uid]);
  return found.rows[0]?.at ?? null;
}

// The conditions are those of isFreeCreditDue in the domain (CR8). The row is locked first, so however many tabs ask,
// the second finds a credit that was just given.
const freeCreditSql = statement`
with due as (
  select ${users.uid}, ${users.creditsHundredths} from ${users}
  where ${users.uid} = $1 and ${users.plan} = 'free' and not ${users.isAdmin}
    and ${users.creditsHundredths} >= 0 and ${users.creditsHundredths} < ${cheapestHundredths}
    and (${users.lastFreeCreditAt} is null or ${users.lastFreeCreditAt} <= $2::timestamptz - interval '7 days')
    and not exists (select 1 from ${uses} where ${uses}.${uses.uid} = $1 and ${uses.state} = 'held')
  for update
), carer as (
  update ${users} set ${users.creditsHundredths} = ${freeCreditHundredths}, ${users.lastFreeCreditAt} = $2
  from due where ${users}.${users.uid} = due.${users.uid}
  returning due.${users.creditsHundredths} as before
)
insert into ${ledgerEntries} (${entryColumns})
select $1, 'weekly-' || to_char($2::timestamptz at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS'), 'weekly',
  ${freeCreditHundredths} - before, ${freeCreditHundredths}, 'weekly free credit', 'system', $2
from carer`;

export async function giveFreeCreditIfDue(pool: Queries, uid: string, now: Date): Promise<boolean> {
  return (await pool.query(freeCreditSql, [uid, now])).rowCount === 1;
}

// A document that no entry belongs to was never given credits: it gets those of its plan (CR11).
const startSql = statement`
with carer as (
  update ${users} set ${users.creditsHundredths} = $2,
    ${users.lastFreeCreditAt} = coalesce(${users.lastFreeCreditAt}, $3)
  where ${users.uid} = $1
    and not exists (select 1 from ${ledgerEntries} where ${ledgerEntries}.${ledgerEntries.uid} = $1)
  returning ${users.creditsHundredths}
)
insert into ${ledgerEntries} (${entryColumns})
select $1, 'start', 'start', $2, ${users.creditsHundredths}, 'starting credits', 'system', $3 from carer
on conflict do nothing`;

export async function giveStartIfMissing(
  pool: Queries,
  uid: string,
  hundredths: number,
  now: Date,
): Promise<boolean> {
  return (await pool.query(startSql, [uid, hundredths, now])).rowCount === 1;
}
