// One purchase from its choice to its credits. The server alone says that it is paid; the page remembers which payment
// it is in the middle of, so that a reload, a lost connection or a second press never pays twice.
import type { PaidPlan } from '@calmbridge/domain/credits/prices';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCredits } from '#api/credits';
import { type OpenPayment, openPayment } from '#device/session/open-payment';
import { m } from '#paraglide/messages';
import { useAlert } from '#ui/dialogs/ask';
import type { Confirm, PurchaseState } from './purchase-state.ts';
import { looksAfterLoss, sendCard } from './send-card.ts';
import { settlePayment, type Turn } from './settle-payment.ts';
import { useOpenPayment } from './use-open-payment.ts';

export function usePurchase(plan: PaidPlan) {
  const { creditsChanged } = useCredits();
  const alert = useAlert();
  const [state, setState] = useState<PurchaseState>({ is: 'opening' });
  const { uid, payment, setPayment, keep, open } = useOpenPayment(plan);
  const { thisTurn, endTurn } = useTurns(setState);
  const isSending = useRef(false);

  const settle = (clientSecret: string, looks: number, turn: Turn) =>
    settlePayment({ uid, clientSecret }, looks, turn, creditsChanged);

  const pay = async (confirm: Confirm) => {
    if (isSending.current) return;
    const clientSecret = payment?.plan === plan ? payment.clientSecret : null;
    if (!payment || !clientSecret || confirm === null)
      return void alert({ title: m.credits_not_initialized() });
    isSending.current = true;
    setState({ is: 'processing' });
    const turn = thisTurn();
    const next = await sendCard({ ...payment, clientSecret }, confirm, {
      keep,
      show: turn.show,
      settle: (looks) => settle(clientSecret, looks, turn),
      onDeclined: (message) => void alert({ title: m.credits_payment_failed({ message }) }),
    });
    // A payment that is over can't be used again: the next press needs a new one.
    if (next?.is === 'ready' && openPayment(uid) === null) await open();
    isSending.current = false;
    if (next !== null) setState(next);
  };

  /** Goes on where a reload cut the purchase, or begins it. */
  const begin = useEffectEvent(async () => {
    const turn = thisTurn();
    const { show } = turn;
    const found = openPayment(uid);
    const kept = found?.plan === plan ? found : null;
    show({ is: 'opening' });
    if (!kept?.clientSecret) return show(await open(kept?.idempotencyKey));
    const { clientSecret } = kept;
    setPayment(kept);
    show(await stateAfterReload(kept, show, (looks) => settle(clientSecret, looks, turn)));
  });
  useEffect(() => {
    // A moment later: a page that is left at once opens no payment.
    const soon = setTimeout(() => void begin());
    return () => {
      clearTimeout(soon);
      endTurn();
    };
  }, [plan, uid, endTurn]);

  const openAgain = async () => {
    setState({ is: 'opening' });
    setState(await open(openPayment(uid)?.idempotencyKey));
  };
  const clientSecret = payment?.plan === plan ? payment.clientSecret : null;
  return { state, clientSecret, pay, openAgain };
}

/** The page may turn to another purchase: what the one before still finds out is not shown. */
function useTurns(setState: (state: PurchaseState) => void) {
  const turns = useRef(0);
  const thisTurn = (): Turn => {
    const mine = turns.current;
    const isCurrent = () => mine === turns.current;
    return { isCurrent, show: (next) => void (isCurrent() && setState(next)) };
  };
  const endTurn = useCallback(() => void (turns.current += 1), []);
  return { thisTurn, endTurn };
}

async function stateAfterReload(
  { phase }: OpenPayment,
  show: Turn['show'],
  settle: (looks: number) => Promise<PurchaseState | null>,
): Promise<PurchaseState> {
  if (phase === 'open') return { is: 'ready', error: null };
  if (phase === 'paid') return { is: 'paid' };
  show({ is: 'looking' });
  const settled = await settle(phase === 'sent' ? looksAfterLoss : Number.POSITIVE_INFINITY);
  return settled ?? { is: 'ready', error: null, isUnfinished: true };
}
