import type { PaidPlan } from '@calmbridge/domain/credits/prices';
import { useState } from 'react';
import { useSession } from '#api/session';
import { keepOpenPayment, type OpenPayment, openPayment } from '#device/session/open-payment';
import { createIntent } from './payment-calls.ts';
import type { PurchaseState } from './purchase-state.ts';

/** The payment the page is in the middle of, remembered on the device. */
export function useOpenPayment(plan: PaidPlan) {
  const { user, document } = useSession();
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const uid = user?.uid ?? '';
  const keep = (next: OpenPayment) => {
    keepOpenPayment(next);
    setPayment(next);
  };
  const open = async (idempotencyKey: string = crypto.randomUUID()): Promise<PurchaseState> => {
    const opened: OpenPayment = { uid, plan, idempotencyKey, clientSecret: null, phase: 'open' };
    keep(opened);
    const buyer = { accountCreator: document?.accountCreator, email: user?.email };
    const answer = await createIntent(plan, idempotencyKey, buyer);
    if (!answer.ok) return { is: 'unopened', why: answer.refusal };
    // The carer may have turned to another package meanwhile; its payment is the one to remember.
    if (openPayment(uid)?.idempotencyKey === idempotencyKey)
      keep({ ...opened, clientSecret: answer.value.clientSecret });
    return { is: 'ready', error: null };
  };
  return { uid, payment, setPayment, keep, open };
}
