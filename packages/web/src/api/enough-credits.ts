import { creditsContract } from '@calmbridge/domain/credits/credit-state';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { call } from './call.ts';
import { useCredits } from './credits.ts';

/**
 * Whether the balance covers a price, asked before anything else is. A figure that is too small may be an old one, so the
 * server is asked then; where it can't be, it decides when the use itself is asked for.
 */
export function useEnoughCredits(): (hundredths: number) => Promise<boolean> {
  const { credits, isAdmin, creditsChanged } = useCredits();
  return async (hundredths) => {
    if (isAdmin || hundredthsOf(credits) >= hundredths) return true;
    const now = await call(creditsContract, {});
    if (!now.ok) return true;
    creditsChanged(now.value);
    return now.value.isAdmin || hundredthsOf(now.value.credits) >= hundredths;
  };
}
