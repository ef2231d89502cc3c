// Asks the server what became of a payment, until it is known.
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { forgetOpenPayment, keepOpenPayment, openPayment } from '#device/session/open-payment';
import { m } from '#paraglide/messages';
import { type Look, lookAtPayment } from './payment-calls.ts';
import type { PurchaseState } from './purchase-state.ts';

export const lookEveryMs = 2_000;

/** One purchase, while the page is at it. */
export type Turn = { isCurrent: () => boolean; show: (state: PurchaseState) => void };

/** Looks until the payment is settled; null when it was not within that many looks that were answered. */
export async function settlePayment(
  { uid, clientSecret }: { uid: string; clientSecret: string },
  looks: number,
  turn: Turn,
  creditsChanged: (state: CreditState) => void,
): Promise<PurchaseState | null> {
  for (let left = looks; turn.isCurrent(); left -= 1) {
    const look = await lookAtPayment(clientSecret);
    if (look.is === 'paid') creditsChanged(look.state);
    noteOnDevice(uid, look);
    const state = stateAfter(look);
    if (state) return state;
    if (look.is === 'unreachable') left += 1;
    else if (left <= 1) return null;
    if (looks === Number.POSITIVE_INFINITY) turn.show({ is: 'waiting' });
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return null;
}

function noteOnDevice(uid: string, look: Look): void {
  const kept = openPayment(uid);
  if (look.is === 'paid') {
    // Forgotten once it was said (PaidNotice): a reload before that says it again.
    if (kept) keepOpenPayment({ ...kept, phase: 'paid' });
  } else if (look.is !== 'processing' && look.is !== 'unreachable') forgetOpenPayment();
}

/** Null: not settled yet. */
function stateAfter(look: Look): PurchaseState | null {
  if (look.is === 'paid' || look.is === 'parked') return { is: look.is };
  if (look.is === 'failed') return { is: 'ready', error: m.credits_not_completed() };
  return look.is === 'unknown' ? { is: 'ready', error: m.credits_unexpected() } : null;
}
