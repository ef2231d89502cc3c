// The payment this tab is in the middle of, so that a reload finds it again. It goes with the tab.
import { z } from 'zod';
import { keyOf, sessionMedium } from '../store/medium.ts';
import { readJson } from '../store/read-json.ts';

const key = keyOf('session', 'openPayment');

/**
 * `open`: the card was not sent yet. `sent`: it was, and the answer is not known. `confirmed`: the provider took it, and
 * the credits have not been seen yet. `paid`: they have, and the carer is being told.
 */
const OpenPayment = z.object({
  uid: z.string(),
  plan: z.enum(['bronze', 'silver', 'gold']),
  /** Made before the payment is opened, so that opening it twice opens one. */
  idempotencyKey: z.string(),
  clientSecret: z.string().nullable(),
  phase: z.enum(['open', 'sent', 'confirmed', 'paid']),
});
export type OpenPayment = z.infer<typeof OpenPayment>;

/** Another user's payment is not ours to go on with. */
export function openPayment(uid: string): OpenPayment | null {
  const payment = readJson(OpenPayment, sessionMedium().read(key));
  return payment?.uid === uid ? payment : null;
}

export const keepOpenPayment = (payment: OpenPayment): void =>
  void sessionMedium().write(key, JSON.stringify(payment));

export const forgetOpenPayment = (): void => sessionMedium().remove(key);
