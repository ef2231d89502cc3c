import type { PaidPlan } from '@calmbridge/domain/credits/prices';

/** What a provider says of one payment. Everything in it is checked against our own table before it counts. */
export type SeenPayment = {
  intentId: string;
  amountCents: number;
  currency: string;
  /** What we wrote on the intent when it was made. */
  uid: string | null;
  plan: string | null;
};

export type PaymentEvent =
  | { is: 'succeeded'; payment: SeenPayment }
  | { is: 'failed'; intentId: string }
  | { is: 'refunded'; intentId: string; refundedCents: number }
  | { is: 'disputed'; intentId: string }
  | { is: 'disputeClosed'; intentId: string; outcome: 'won' | 'lost' }
  | { is: 'ignored' };

export type NewIntent = {
  uid: string;
  plan: PaidPlan;
  amountCents: number;
  receiptEmail: string;
  idempotencyKey: string;
};

/** The card provider, as much of it as the product needs. */
export type PaymentProvider = {
  kind: 'stripe' | 'sandbox';
  createIntent(intent: NewIntent): Promise<{ intentId: string; clientSecret: string }>;
  /** Asks the provider itself. Null when it does not know such a payment. */
  readIntent(
    intentId: string,
  ): Promise<(SeenPayment & { status: 'succeeded' | 'processing' | 'failed' }) | null>;
  /** A webhook's event, or null when its signature, age or shape is not right. */
  readEvent(body: string, signature: string, now: Date): PaymentEvent | null;
  isHealthy(): Promise<boolean>;
};
