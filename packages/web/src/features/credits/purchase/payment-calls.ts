import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { checkPaymentContract, createPaymentIntentContract } from '@calmbridge/domain/credits/payments';
import { type PaidPlan, packages } from '@calmbridge/domain/credits/prices';
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
  | { is: 'processing' }
  | { is: 'unreachable' };

/** What the server knows of the payment. One that can't be reached, or can't ask the provider, says nothing about it. */
export async function lookAtPayment(clientSecret: string): Promise<Look> {
  const answer = await call(checkPaymentContract, { clientSecret });
  if (!answer.ok) return { is: answer.refusal.code === 'payments/not-found' ? 'unknown' : 'unreachable' };
  const { payment, state } = answer.value;
  return payment === 'succeeded' ? { is: 'paid', state } : { is: payment };
}
