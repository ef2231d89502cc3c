// The card form where Stripe takes the money. The card is typed into Stripe's own field and never reaches our server.
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { m } from '#paraglide/messages';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import type { Confirmation } from './purchase/purchase-state.ts';
import styles from './stripe-card-form.module.css';

export function StripeCardForm({ publishableKey, ...form }: PaymentFormProps & { publishableKey: string }) {
  // A script that can't be fetched leaves the form without its library; pressing Pay then says so.
  const stripe = useMemo(() => loadStripe(publishableKey).catch(() => null), [publishableKey]);
  return (
    <Elements stripe={stripe}>
      <CardForm {...form} />
    </Elements>
  );
}

function CardForm(props: PaymentFormProps) {
  const { clientSecret, customerName, customerEmail, onPay, isBusy } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [look, setLook] = useState<StripeCardElementOptions['style']>();
  const box = useCallback((element: HTMLDivElement | null) => {
    if (element) setLook(lookOf(element));
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || clientSecret === null) return onPay(null);
    onPay(async (secret): Promise<Confirmation> => {
      const { error } = await stripe.confirmCardPayment(secret, {
        payment_method: { card, billing_details: { name: customerName, email: customerEmail } },
      });
      if (!error) return { is: 'confirmed' };
      return error.message ? { is: 'declined', message: error.message } : { is: 'unexpected' };
    });
  };
  return (
    <PaymentForm {...props} onSubmit={submit}>
      <fieldset className={styles.field}>
        <legend className={styles.label}>{m.credits_card()}</legend>
        <div className={styles.control} ref={box}>
          {look && <CardElement options={{ style: look, disabled: isBusy }} />}
        </div>
      </fieldset>
    </PaymentForm>
  );
}

/** Stripe's field is a page of its own and knows none of our tokens: it is told the colours as they are now. */
function lookOf(box: HTMLElement): NonNullable<StripeCardElementOptions['style']> {
  const { color, fontSize } = getComputedStyle(box);
  const colourOf = (token: string) => {
    box.style.setProperty('accent-color', `var(${token})`);
    const seen = getComputedStyle(box).accentColor;
    box.style.removeProperty('accent-color');
    return seen;
  };
  return {
    base: { color, fontSize, iconColor: color, '::placeholder': { color: colourOf('--ink-2') } },
    invalid: { color: colourOf('--clay'), iconColor: colourOf('--clay') },
  };
}
