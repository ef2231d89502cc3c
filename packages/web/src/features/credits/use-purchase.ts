// One purchase from its choice to its credits. The server alone says that it is paid; the page remembers which payment
// it is in the middle of, so that a reload, a lost connection or a second press never pays twice.
import type { PaidPlan } from '@calmbridge/domain/credits/prices';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCredits } from '#api/credits';
import { useSession } from '#api/session';
import {
  forgetOpenPayment,
  keepOpenPayment,
  type OpenPayment,
  openPayment,
} from '#device/session/open-payment';
import { m } from '#paraglide/messages';
import { useAlert } from '#ui/dialogs/ask';
import { createIntent, lookAtPayment } from './payment-calls.ts';

/** What the card provider made of the card. */
export type Confirmation = { is: 'confirmed' } | { is: 'declined'; message: string } | { is: 'unexpected' };
/** Null while the form has not everything the provider needs. */
export type Confirm = ((clientSecret: string) => Promise<Confirmation>) | null;

export type PurchaseState =
  | { is: 'opening' }
  | { is: 'unopened'; why: Refusal }
  | { is: 'ready'; error: string | null; isUnfinished?: boolean }
  | { is: 'processing' }
  | { is: 'looking' }
  | { is: 'waiting' }
  | { is: 'parked' }
  | { is: 'paid' };

export const lookEveryMs = 2_000;
const looksAfterLoss = 3;

export function usePurchase(plan: PaidPlan) {
  const { user, document } = useSession();
  const { creditsChanged } = useCredits();
  const alert = useAlert();
  const [state, setState] = useState<PurchaseState>({ is: 'opening' });
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  /** Grows when the page turns to another purchase: what an older one still finds out is not shown. */
  const turn = useRef(0);
  const isSending = useRef(false);
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

  /** Looks until the payment is settled; null when it was not within that many looks that were answered. */
  const settle = async (
    clientSecret: string,
    looks: number,
    mine: number = turn.current,
  ): Promise<PurchaseState | null> => {
    for (let left = looks; mine === turn.current; left -= 1) {
      const look = await lookAtPayment(clientSecret);
      const kept = openPayment(uid);
      if (look.is === 'paid') {
        creditsChanged(look.state);
        // Forgotten once it was said (PaidNotice): a reload before that says it again.
        if (kept) keepOpenPayment({ ...kept, phase: 'paid' });
      } else if (look.is !== 'processing' && look.is !== 'unreachable') forgetOpenPayment();
      if (look.is === 'paid' || look.is === 'parked') return { is: look.is };
      if (look.is === 'failed') return { is: 'ready', error: m.credits_not_completed() };
      if (look.is === 'unknown') return { is: 'ready', error: m.credits_unexpected() };
      if (look.is === 'unreachable') left += 1;
      else if (left <= 1) return null;
      if (looks === Number.POSITIVE_INFINITY && mine === turn.current) setState({ is: 'waiting' });
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return null;
  };

  const send = async (payment: OpenPayment, clientSecret: string, confirm: NonNullable<Confirm>) => {
    const mine = turn.current;
    // A card that was sent before and brought no answer may have been charged: the server knows.
    const earlier = payment.phase === 'open' ? null : await settle(clientSecret, 1, mine);
    if (earlier !== null) return earlier;
    keep({ ...payment, phase: 'sent' });
    const confirmation = await confirm(clientSecret).catch((): Confirmation => ({ is: 'unexpected' }));
    // The answer was lost, the card may have been charged: the server finds out.
    if (confirmation.is === 'unexpected') {
      if (mine === turn.current) setState({ is: 'looking' });
      const unpaid = { is: 'ready', error: m.credits_unexpected() } satisfies PurchaseState;
      return (await settle(clientSecret, looksAfterLoss, mine)) ?? unpaid;
    }
    keep({ ...payment, phase: confirmation.is === 'confirmed' ? 'confirmed' : 'open' });
    if (confirmation.is === 'declined') {
      const error = confirmation.message;
      void alert({ title: m.credits_payment_failed({ message: error }) });
      return { is: 'ready', error } satisfies PurchaseState;
    }
    return settle(clientSecret, Number.POSITIVE_INFINITY, mine);
  };

  const pay = async (confirm: Confirm) => {
    if (isSending.current) return;
    if (payment?.plan !== plan || !payment.clientSecret || confirm === null)
      return void alert({ title: m.credits_not_initialized() });
    isSending.current = true;
    setState({ is: 'processing' });
    const next = await send(payment, payment.clientSecret, confirm);
    // A payment that is over can't be used again: the next press needs a new one.
    if (next?.is === 'ready' && openPayment(uid) === null) await open();
    isSending.current = false;
    if (next !== null) setState(next);
  };

  /** Goes on where a reload cut the purchase, or begins it. */
  const begin = useEffectEvent(async () => {
    const mine = turn.current;
    const show = (next: PurchaseState) => mine === turn.current && setState(next);
    const found = openPayment(uid);
    const kept = found?.plan === plan ? found : null;
    show({ is: 'opening' });
    if (!kept?.clientSecret) return show(await open(kept?.idempotencyKey));
    setPayment(kept);
    if (kept.phase === 'open') return show({ is: 'ready', error: null });
    if (kept.phase === 'paid') return show({ is: 'paid' });
    show({ is: 'looking' });
    const looks = kept.phase === 'sent' ? looksAfterLoss : Number.POSITIVE_INFINITY;
    show((await settle(kept.clientSecret, looks)) ?? { is: 'ready', error: null, isUnfinished: true });
  });
  useEffect(() => {
    // A moment later: a page that is left at once opens no payment.
    const soon = setTimeout(() => void begin());
    return () => {
      clearTimeout(soon);
      turn.current += 1;
    };
  }, [plan, uid]);

  const openAgain = async () => {
    setState({ is: 'opening' });
    setState(await open(openPayment(uid)?.idempotencyKey));
  };
  const clientSecret = payment?.plan === plan ? payment.clientSecret : null;
  return { state, clientSecret, pay, openAgain };
}
