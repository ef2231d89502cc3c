import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { AiUsage } from '../users/user-document.ts';
import { type Plan, plans, priceHundredths } from './prices.ts';

/** Made in the browser before anything is sent, so that sending again is recognised as the same use. */
export const UseId = z.uuid();

/**
 * How long a hold stands without a sign of life. A running request renews it; a dead one is released this long, plus
 * one sweep, after its last sign.
 */
export const holdMs = 40_000;
export const renewEveryMs = 5_000;
/** A use that was silent for this long no longer counts among those a carer has under way. */
export const silentMs = 12_000;
export const sweepEveryMs = 10_000;

/** How many texts and pictures one carer may have under way, whichever process writes them. */
export const aiUsesAtOnce = 2;

const weekMs = 7 * 24 * 60 * 60 * 1000;
export const cheapestHundredths = Math.min(...Object.values(priceHundredths));

export type FreeCreditFacts = {
  plan: Plan;
  balanceHundredths: number;
  lastFreeCreditAt: Date | null;
  now: Date;
  hasHeldUse: boolean;
};

/** Whether the weekly free credit is due (CR8). The statement that gives it repeats these conditions in SQL. */
export const isFreeCreditDue = (facts: FreeCreditFacts): boolean =>
  facts.plan === 'free' &&
  facts.balanceHundredths >= 0 &&
  facts.balanceHundredths < cheapestHundredths &&
  !facts.hasHeldUse &&
  (facts.lastFreeCreditAt === null || facts.now.getTime() - facts.lastFreeCreditAt.getTime() >= weekMs);

/** What a carer may know of their own account at any time. */
export const CreditState = z.object({
  credits: z.number(),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
  aiUsage: AiUsage,
});
export type CreditState = z.infer<typeof CreditState>;

export const creditsContract = contract({
  method: 'GET',
  path: '/api/credits',
  input: nothing,
  output: CreditState,
});

/** Things made in the browser are paid in two steps: hold before, then capture when it was made or release when not. */
export const deviceFeatures = ['pecsDownloads', 'pecsUploads'] as const;

export const holdUseContract = contract({
  method: 'POST',
  path: '/api/uses',
  input: z.object({ useId: UseId, feature: z.string() }),
  output: CreditState,
});
export const captureUseContract = contract({
  method: 'POST',
  path: '/api/uses/:useId/capture',
  input: nothing,
  output: CreditState,
});
export const releaseUseContract = contract({
  method: 'POST',
  path: '/api/uses/:useId/release',
  input: nothing,
  output: CreditState,
});
