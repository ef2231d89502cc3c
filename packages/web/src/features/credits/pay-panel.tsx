import { type PaidPlan, packages } from '@calmbridge/domain/credits/prices';
import { useEffect, useRef } from 'react';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { planNames } from '#shared/credits/plan-names';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatCredits, formatMoney } from '#ui/format/format';
import { later } from '#ui/later/later';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { PaidNotice } from './paid-notice.tsx';
import styles from './pay-panel.module.css';
import type { PaymentFormProps } from './payment-form.tsx';
import type { PurchaseState } from './purchase/purchase-state.ts';
import { usePurchase } from './purchase/use-purchase.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

// The card provider's own script comes only where it is used.
const StripeCardForm = later(async () => (await import('./stripe-card-form.tsx')).StripeCardForm);

type PayPanelProps = {
  plan: PaidPlan;
  /** While a card is being charged, no other package can be chosen. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

/** The chosen package, and the card form that pays for it. */
export function PayPanel({ plan, onBusy, onClose }: PayPanelProps) {
  const { user } = useSession();
  const { state, clientSecret, pay, openAgain } = usePurchase(plan);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plan]);
  const isPaying = isBusy(state) || state.is === 'paid';
  useEffect(() => {
    onBusy(isPaying);
    return () => onBusy(false);
  }, [isPaying, onBusy]);
  const price = formatMoney(packages[plan].priceCents);
  const credits = formatCredits(packages[plan].creditHundredths);
  const form: PaymentFormProps = {
    clientSecret,
    customerName: user?.displayName ?? '',
    customerEmail: user?.email ?? '',
    price,
    isBusy: isBusy(state),
    error: state.is === 'ready' ? state.error : null,
    onPay: (confirm) => void pay(confirm),
  };
  return (
    <Card aria-labelledby="pay-heading">
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id="pay-heading" ref={heading} tabIndex={-1} className={styles.heading}>
            {m.credits_pay_heading({ plan: planNames[plan]() })}
          </h2>
          {!isPaying && (
            <Button look="quiet" isSmall onClick={onClose}>
              {m.credits_pay_close()}
            </Button>
          )}
        </div>
        {state.is === 'paid' && <PaidNotice credits={credits} />}
        {state.is === 'parked' && <ParkedNotice />}
        {state.is !== 'paid' && state.is !== 'parked' && (
          <>
            <p className={styles.what}>{m.credits_pay_what({ credits })}</p>
            {state.is === 'unopened' && (
              <ServiceFailure words={refusalWords(state.why)} onRetry={() => void openAgain()} />
            )}
            {state.is === 'ready' && state.isUnfinished && <Notice>{m.credits_pay_unfinished()}</Notice>}
            <CardForm {...form} />
            <output className={styles.status}>{statusWords(state)}</output>
          </>
        )}
      </div>
    </Card>
  );
}

function ParkedNotice() {
  const facts = useServiceFacts();
  return (
    <Notice kind="warning">
      <strong>{m.credits_parked_title()}</strong>
      <p>{m.credits_parked_words({ email: facts?.contactEmail ?? '' })}</p>
    </Notice>
  );
}

/** The card provider's own form, or the one where no money moves. */
function CardForm(form: PaymentFormProps) {
  const payments = useServiceFacts()?.payments;
  return payments?.is === 'stripe' ? (
    <StripeCardForm {...form} publishableKey={payments.publishableKey} />
  ) : (
    <SandboxCardForm {...form} />
  );
}

const isBusy = ({ is }: PurchaseState) => is === 'processing' || is === 'waiting' || is === 'looking';

const statusWords = ({ is }: PurchaseState): string => {
  if (is === 'opening') return m.credits_pay_opening();
  if (is === 'looking') return m.credits_pay_looking();
  return is === 'waiting' ? m.credits_pay_waiting() : '';
};
