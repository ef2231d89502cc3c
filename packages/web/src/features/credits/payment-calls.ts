import { checkPaymentContract, createPaymentIntentContract } from '@calmbridge/domain/credits/payments';
import { type PaidPlan, packages } from '@calmbridge/domain/credits/prices';
import type { CreditState } from '@calmbridge/domain/credits/uses';
import { call } from '#api/call';

/** Opens a payment for a package. The same key opens the same payment. */
export const createIntent = (
  plan: PaidPlan,
  idempotencyKey: string,
  buyer: { accountCreator: string | undefined; email: string | undefined },
) =>
  call(
    createPaymentIntentContract,
    {
      amount: packages[plan].priceCents,
      currency: 'usd',
      metadata: { plan, ...(buyer.accountCreator ? { accountCreator: buyer.accountCreator } : {}) },
      ...(buyer.email ? { receipt_email: buyer.email } : {}),
    },
    { idempotencyKey },
  );

export type Look =
  | { is: 'paid'; state: CreditState }
  | { is: 'parked' }
  | { is: 'failed' }
  | { is: 'unknown' }
  | { is: 'processing' };

/** What the server knows of the payment. A server that can't be reached says nothing about it, so we look again. */
export async function lookAtPayment(clientSecret: string): Promise<Look> {
  const answer = await call(checkPaymentContract, { clientSecret });
  if (!answer.ok) return { is: answer.refusal.code === 'payments/not-found' ? 'unknown' : 'processing' };
  const { payment, state } = answer.value;
  return payment === 'succeeded' ? { is: 'paid', state } : { is: payment };
}
