import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { CreditState } from './credit-state.ts';
import { type Plan, priceHundredths } from './prices.ts';

/** Made in the browser before anything is sent, so that sending again is recognised as the same use. */
export const UseId = z.uuid();

/**
 * 32 random bytes in base64url, made by the page for one use. The finished text is kept under this key until it was
 * received; the server keeps the key nowhere, so that nobody can read the text at rest.
 */
export const SealKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not-a-key');

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

/** How long a finished text is kept for a page that lost its connection. What nobody received by then is not paid for. */
export const keepAnswerMs = 15 * 60_000;

/**
 * Of how many texts in a day some may be read without a word that they were received. Connections break, so a few are
 * believed; from then on a text is sent whole, in one write, and paid for when it was written. Otherwise whoever stays
 * silent would read for nothing.
 */
export const unreceivedMax = 3;
export const unreceivedWindowMs = 24 * 60 * 60_000;

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

/** When the next one is due, for a carer of the free plan who has too little for anything. */
export const nextFreeCreditAt = (lastFreeCreditAt: Date): Date =>
  new Date(lastFreeCreditAt.getTime() + weekMs);

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

/** What became of a use: what it cost in credits (0 when it was given back or is free), and the account after it. */
export const UseOutcome = z.object({ charged: z.number(), state: CreditState });
export type UseOutcome = z.infer<typeof UseOutcome>;

/**
 * The page has all of an AI text or picture on the device: now it is paid for. Sent again it answers the same. A use that
 * was given back meanwhile is refused with `credits/use-ended`, one that is still written with `credits/use-running`.
 */
export const receivedUseContract = contract({
  method: 'POST',
  path: '/api/uses/:useId/received',
  input: nothing,
  output: UseOutcome,
});

/** The only thing that counts as Stop: a connection that goes away does not. Paid for if any text had been sent. */
export const stopUseContract = contract({
  method: 'POST',
  path: '/api/uses/:useId/stop',
  input: nothing,
  output: UseOutcome,
});
