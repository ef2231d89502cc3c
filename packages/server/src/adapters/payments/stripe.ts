import Stripe from 'stripe';
import type { Stripe as StripeConfig } from '#config';
import type { PaymentEvent, PaymentProvider, SeenPayment } from './provider.ts';

const timeoutMs = 10_000;
const toleranceSeconds = 300;

export function stripeProvider(config: StripeConfig): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(config.apiUrl),
  });
  return {
    kind: 'stripe',
    async createIntent({ uid, plan, amountCents, receiptEmail, idempotencyKey }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'usd',
          metadata: { uid, plan },
          receipt_email: receiptEmail,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        },
        { idempotencyKey },
      );
      if (intent.client_secret === null) throw new Error('the provider gave no client secret');
      return { intentId: intent.id, clientSecret: intent.client_secret };
    },
    async readIntent(intentId) {
      try {
        const intent = await stripe.paymentIntents.retrieve(intentId);
        return { ...seen(intent), status: statusOf(intent.status) };
      } catch (fault) {
        if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'resource_missing')
          return null;
        throw fault;
      }
    },
    readEvent(body, signature, now) {
      try {
        return eventOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            config.webhookSecret,
            toleranceSeconds,
            undefined,
            now.getTime(),
          ),
        );
      } catch {
        return null;
      }
    },
    isHealthy: () =>
      stripe.balance.retrieve().then(
        () => true,
        () => false,
      ),
  };
}

const hostOf = (apiUrl: string | undefined) => {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
};

const statusOf = (status: Stripe.PaymentIntent.Status) => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' ? 'failed' : 'processing';
};

const seen = (intent: Stripe.PaymentIntent): SeenPayment => ({
  intentId: intent.id,
  amountCents: intent.amount_received,
  currency: intent.currency,
  uid: intent.metadata.uid ?? null,
  plan: intent.metadata.plan ?? null,
});

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const eventOf = (event: Stripe.Event): PaymentEvent => {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { is: 'succeeded', payment: seen(event.data.object) };
    case 'payment_intent.payment_failed':
      return { is: 'failed', intentId: event.data.object.id };
    case 'charge.refunded': {
      const intentId = idOf(event.data.object.payment_intent);
      return intentId === null
        ? { is: 'ignored' }
        : { is: 'refunded', intentId, refundedCents: event.data.object.amount_refunded };
    }
    case 'charge.dispute.created': {
      const intentId = idOf(event.data.object.payment_intent);
      return intentId === null ? { is: 'ignored' } : { is: 'disputed', intentId };
    }
    case 'charge.dispute.closed': {
      const intentId = idOf(event.data.object.payment_intent);
      const status: string = event.data.object.status;
      if (intentId === null || (status !== 'won' && status !== 'lost')) return { is: 'ignored' };
      return { is: 'disputeClosed', intentId, outcome: status };
    }
    default:
      return { is: 'ignored' };
  }
};
