// The one place that knows the balance. The app keeps it live (src/app/session/use-live-credits.ts); a feature that
// spends reports the state its answer carried, and every header in every tab follows.

import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import type { Plan } from '@calmbridge/domain/credits/prices';
import type { AiUsage } from '@calmbridge/domain/users/me';
import { createContext, useContext } from 'react';

export type Credits = {
  isAdmin: boolean;
  /** In credits, not hundredths. */
  credits: number;
  userPlan: Plan;
  aiUsage: AiUsage | null;
  /** After a use or a payment: the server's answer becomes the balance, here and in the other tabs. */
  creditsChanged: (state: CreditState) => void;
  /** Asks the server again. A failing network changes nothing. */
  refreshCredits: () => Promise<void>;
};

export const CreditsContext = createContext<Credits | null>(null);

export function useCredits(): Credits {
  const credits = useContext(CreditsContext);
  if (!credits) throw new Error('no credits around this page');
  return credits;
}
