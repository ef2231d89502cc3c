import { adminCredits, creditsOf, startingHundredths } from '@calmbridge/domain/credits/prices';
import { type CreditState, cheapestHundredths } from '@calmbridge/domain/credits/uses';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import {
  type CreditRow,
  giveFreeCreditIfDue,
  giveStartIfMissing,
  readCreditRow,
} from './credit-state-store.ts';
import type { CreditPorts } from './credits.ts';

/** The balance as a carer sees it. Reading it gives the weekly free credit when that is due (CR8). */
export async function readCredits(
  { database: { pool }, clock }: Pick<CreditPorts, 'database' | 'clock'>,
  uid: string,
): Promise<Result<CreditState>> {
  const row = await readCreditRow(pool, uid);
  if (row === null) return refuse('credits/user-not-found');
  if (!(await isToppedUp(pool, uid, row, clock.now()))) return ok(stateOf(row));
  return ok(stateOf((await readCreditRow(pool, uid)) ?? row));
}

const isToppedUp = async (
  pool: CreditPorts['database']['pool'],
  uid: string,
  row: CreditRow,
  now: Date,
): Promise<boolean> => {
  if (row.creditsHundredths >= cheapestHundredths) return false;
  if (row.creditsHundredths === 0 && (await giveStartIfMissing(pool, uid, startingHundredths(row.plan), now)))
    return true;
  return giveFreeCreditIfDue(pool, uid, now);
};

const stateOf = ({ creditsHundredths, plan, isAdmin, ...aiUsage }: CreditRow): CreditState => ({
  credits: isAdmin ? adminCredits : creditsOf(creditsHundredths),
  plan,
  isAdmin,
  aiUsage,
});
