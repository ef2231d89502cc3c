// Objects as Stripe writes them: intents, charges, disputes and the events that tell of them.
import { randomUUID } from 'node:crypto';

export type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: Record<string, string>;
  receipt_email: string | null;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  created: number;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
};

const longId = () => randomUUID().replaceAll('-', '');
const nowSeconds = () => Math.floor(Date.now() / 1000);

export function newIntent(amount: number, form: URLSearchParams): Intent {
  const id = `pi_${longId()}`;
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: form.get('currency') ?? '',
    client_secret: `${id}_secret_${longId()}`,
    metadata: metadataIn(form),
    receipt_email: form.get('receipt_email'),
    status: 'requires_payment_method',
    latest_charge: null,
    created: nowSeconds(),
  };
}

function metadataIn(form: URLSearchParams): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [key, value] of form) {
    const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
    if (name !== undefined) metadata[name] = value;
  }
  return metadata;
}

export const chargeOf = (intent: Intent, refunded: number) => ({
  id: `ch_${intent.id.slice(3)}`,
  object: 'charge',
  payment_intent: intent.id,
  amount: intent.amount,
  amount_refunded: refunded,
  currency: intent.currency,
  refunded: refunded >= intent.amount,
});

export const disputeOf = (intent: Intent, status: string) => ({
  id: `dp_${intent.id.slice(3)}`,
  object: 'dispute',
  charge: `ch_${intent.id.slice(3)}`,
  payment_intent: intent.id,
  amount: intent.amount,
  status,
});

export const eventOf = (type: string, object: unknown): StripeEvent => ({
  id: `evt_${longId()}`,
  object: 'event',
  type,
  created: nowSeconds(),
  data: { object: structuredClone(object) },
});
