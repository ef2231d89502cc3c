import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { adminCredits, creditsOf, hundredthsOf, startingHundredths } from '@calmbridge/domain/credits/prices';
import { cheapestHundredths, nextFreeCreditAt } from '@calmbridge/domain/credits/uses';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Ports } from '#ports';
import {
  type CreditRow,
  giveFreeCreditIfDue,
  giveStartIfMissing,
  readCreditRow,
  readLastFreeCredit,
} from './credit-state-store.ts';

type ReadPorts = Pick<Ports, 'database' | 'clock'>;

/** The balance as a carer sees it. Reading it gives the weekly free credit when that is due (CR8). */
export async function readCredits(ports: ReadPorts, uid: string): Promise<Result<CreditState>> {
  const row = await readCreditRow(ports.database.pool, uid);
  if (row === null) return refuse('credits/user-not-found');
  const state = await creditsIn(ports, uid, row);
  return ok({ ...state, ...(await nextFreeCredit(ports, uid, state)) });
}

/** Only where it is waited for: on the free plan, with too little for anything. */
async function nextFreeCredit({ database: { pool } }: ReadPorts, uid: string, state: CreditState) {
  if (state.plan !== 'free' || state.isAdmin || hundredthsOf(state.credits) >= cheapestHundredths) return {};
  const last = await readLastFreeCredit(pool, uid);
  return last === null ? {} : { nextFreeCreditAt: nextFreeCreditAt(last).toISOString() };
}

/** The same from a row that was just read. */
export async function creditsIn(ports: ReadPorts, uid: string, row: CreditRow): Promise<CreditState> {
  if (!(await isToppedUp(ports, uid, row))) return stateOf(row);
  return stateOf((await readCreditRow(ports.database.pool, uid)) ?? row);
}

async function isToppedUp({ database: { pool }, clock }: ReadPorts, uid: string, row: CreditRow) {
  if (row.creditsHundredths >= cheapestHundredths) return false;
  const now = clock.now();
  if (row.creditsHundredths === 0 && (await giveStartIfMissing(pool, uid, startingHundredths(row.plan), now)))
    return true;
  return giveFreeCreditIfDue(pool, uid, now);
}

export const stateOf = ({ creditsHundredths, plan, isAdmin, ...aiUsage }: CreditRow): CreditState => ({
  credits: isAdmin ? adminCredits : creditsOf(creditsHundredths),
  plan,
  isAdmin,
  aiUsage,
});
