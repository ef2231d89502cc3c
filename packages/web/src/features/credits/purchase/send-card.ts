import type { OpenPayment } from '#device/session/open-payment';
import { m } from '#paraglide/messages';
import type { Confirm, Confirmation, PurchaseState } from './purchase-state.ts';

export const looksAfterLoss = 3;

type Ports = {
  keep: (payment: OpenPayment) => void;
  show: (state: PurchaseState) => void;
  settle: (looks: number) => Promise<PurchaseState | null>;
  onDeclined: (message: string) => void;
};

/** Sends the card of an open payment, unless it has been charged before. Null: not settled yet. */
export async function sendCard(
  payment: OpenPayment & { clientSecret: string },
  confirm: NonNullable<Confirm>,
  { keep, show, settle, onDeclined }: Ports,
): Promise<PurchaseState | null> {
  // A card that was sent before and brought no answer may have been charged: the server knows.
  const earlier = payment.phase === 'open' ? null : await settle(1);
  if (earlier !== null) return earlier;
  keep({ ...payment, phase: 'sent' });
  const confirmation = await confirm(payment.clientSecret).catch((): Confirmation => ({ is: 'unexpected' }));
  // The answer was lost, the card may have been charged: the server finds out.
  if (confirmation.is === 'unexpected') {
    show({ is: 'looking' });
    return (await settle(looksAfterLoss)) ?? { is: 'ready', error: m.credits_unexpected() };
  }
  keep({ ...payment, phase: confirmation.is === 'confirmed' ? 'confirmed' : 'open' });
  if (confirmation.is === 'confirmed') return settle(Number.POSITIVE_INFINITY);
  onDeclined(confirmation.message);
  return { is: 'ready', error: confirmation.message };
}
