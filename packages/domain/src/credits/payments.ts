import { z } from 'zod';
import { contract } from '../http/contract.ts';
import { CreditState } from './credit-state.ts';
import { type PaidPlan, type Plan, packages, plans } from './prices.ts';

export const paidPlans = ['bronze', 'silver', 'gold'] as const satisfies readonly PaidPlan[];

/** The shape the page has always sent. The package decides the amount; where `amount` is said, it must be the same. */
export const createPaymentIntentContract = contract({
  method: 'POST',
  path: '/create-payment-intent',
  input: z.object({
    amount: z.number().int().optional(),
    currency: z.literal('usd'),
    metadata: z.object({ plan: z.enum(paidPlans), accountCreator: z.string().max(50).optional() }),
    receipt_email: z.string().max(254).optional(),
  }),
  output: z.object({ clientSecret: z.string() }),
});

/** Names one wish to pay, so that the same wish sent again opens no second payment. */
export const IdempotencyKey = z.string().regex(/^[\w-]{1,100}$/);

/** Asks the server to look at the payment itself. The page's word that it succeeded counts for nothing. */
export const checkPaymentContract = contract({
  method: 'POST',
  path: '/api/payments/check',
  input: z.object({ clientSecret: z.string().max(300) }),
  output: z.object({
    payment: z.enum(['processing', 'succeeded', 'failed', 'parked']),
    state: CreditState,
  }),
});

/** The sandbox's stand-in for the card provider's own script. It exists only where the sandbox does. */
export const sandboxPayContract = contract({
  method: 'POST',
  path: '/api/payments/sandbox/confirm',
  input: z.object({
    clientSecret: z.string().max(300),
    cardNumber: z.string().max(30),
    expiry: z.string().max(10),
    cvc: z.string().max(4),
    name: z.string().max(200),
    hasAuthenticated: z.boolean().default(false),
  }),
  output: z.discriminatedUnion('is', [
    z.object({ is: z.literal('succeeded') }),
    z.object({ is: z.literal('authenticationRequired') }),
    z.object({ is: z.literal('declined'), message: z.string() }),
  ]),
});

/** What is known of one payment. Facts only grow, so events may arrive twice and in any order (PY1). */
export type PaymentFacts = {
  plan: PaidPlan;
  amountCents: number;
  hasSucceeded: boolean;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
};

/** What a carer should hold from this payment, whatever order its facts became known in. */
export const dueHundredths = (facts: PaymentFacts): number => {
  if (!facts.hasSucceeded || facts.dispute === 'open' || facts.dispute === 'lost') return 0;
  const kept = Math.max(0, facts.amountCents - facts.refundedCents);
  return Math.round((packages[facts.plan].creditHundredths * kept) / facts.amountCents);
};

const disputeRank = { none: 0, open: 1, won: 2, lost: 2 } as const;

/** Two states of knowledge about one payment, joined. */
export const joinFacts = (known: PaymentFacts, learned: Partial<PaymentFacts>): PaymentFacts => ({
  ...known,
  hasSucceeded: known.hasSucceeded || (learned.hasSucceeded ?? false),
  refundedCents: Math.max(known.refundedCents, learned.refundedCents ?? 0),
  dispute:
    disputeRank[learned.dispute ?? 'none'] > disputeRank[known.dispute]
      ? (learned.dispute ?? 'none')
      : known.dispute,
});

/** The plan that the payments still standing give (PY7). */
export const planOfPayments = (payments: readonly PaymentFacts[]): Plan =>
  payments.reduce<Plan>(
    (best, facts) =>
      dueHundredths(facts) > 0 && plans.indexOf(facts.plan) > plans.indexOf(best) ? facts.plan : best,
    'free',
  );
