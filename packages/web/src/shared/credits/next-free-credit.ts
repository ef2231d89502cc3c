import { creditsContract } from '@calmbridge/domain/credits/credit-state';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { cheapestHundredths } from '@calmbridge/domain/credits/uses';
import { call } from '#api/call';
import type { Credits } from '#api/credits';
import { m } from '#paraglide/messages';
import { formatMoment } from '#ui/format/format-date';

/** On the free plan, with too little for anything. */
export const isWaitingForFree = ({
  credits,
  userPlan,
  isAdmin,
}: Pick<Credits, 'credits' | 'userPlan' | 'isAdmin'>): boolean =>
  userPlan === 'free' && !isAdmin && hundredthsOf(credits) < cheapestHundredths;

/** When the next free credit comes. The server knows; without its word nothing is said. */
export async function nextFreeWords(): Promise<string | null> {
  const answer = await call(creditsContract, {});
  const at = answer.ok ? answer.value.nextFreeCreditAt : null;
  return at ? m.credits_next_free({ when: formatMoment(at) }) : null;
}
