import { createHmac } from 'node:crypto';
import type { createPaymentIntentContract } from '@calmbridge/domain/credits/payments';
import { packages } from '@calmbridge/domain/credits/prices';
import { sandboxOutcome } from '@calmbridge/domain/credits/sandbox-cards';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { z } from 'zod';
import type { PaymentProvider } from '#adapters/payments/provider';
import { isSameText } from '#http/same-text';
import type { Ports } from '#ports';
import { acceptPayment, type PaymentPorts } from './handle-payment.ts';
import { hasCarer, insertPayment, readPayment } from './payment-store.ts';

export type BuyPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'config' | 'ids'> & {
  provider: PaymentProvider | null;
};
type Buyer = { uid: string; email: string };
type IntentRequest = z.output<typeof createPaymentIntentContract.input>;

const digestOf = (secret: string, { config }: BuyPorts) =>
  createHmac('sha256', config.sessionSecret).update(secret).digest('base64url');

/** Opens a payment for a package. The package decides the amount; a request that says otherwise is refused (PY3). */
export async function createIntent(
  ports: BuyPorts,
  buyer: Buyer,
  request: IntentRequest,
  idempotencyKey: string,
): Promise<Result<{ clientSecret: string }>> {
  const { provider, database, clock, log } = ports;
  if (provider === null) return refuse('payments/off');
  const { plan } = request.metadata;
  const amountCents = packages[plan].priceCents;
  if (request.amount !== undefined && request.amount !== amountCents) return refuse('payments/invalid');
  if (!(await hasCarer(database.pool, buyer.uid))) return refuse('credits/user-not-found');
  try {
    const { intentId, clientSecret } = await provider.createIntent({
      uid: buyer.uid,
      plan,
      amountCents,
      receiptEmail: buyer.email,
      idempotencyKey: `${buyer.uid}-${plan}-${idempotencyKey}`,
    });
    await insertPayment(database.pool, {
      intentId,
      provider: provider.kind,
      uid: buyer.uid,
      plan,
      amountCents,
      currency: 'usd',
      clientSecretDigest: digestOf(clientSecret, ports),
      parkedReason: null,
      now: clock.now(),
    });
    return ok({ clientSecret });
  } catch (fault) {
    log.error({ fault }, 'Failed to create payment intent.');
    return refuse('payments/intent-failed');
  }
}

/** The payment this carer opened under this client secret; anyone else's does not exist for them. */
async function ownPayment(ports: BuyPorts, uid: string, clientSecret: string) {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const payment = await readPayment(ports.database.pool, intentId);
  if (payment === null || payment.uid !== uid) return null;
  if (!isSameText(payment.clientSecretDigest ?? '', digestOf(clientSecret, ports))) return null;
  return { ...payment, intentId };
}

const lookAgainSeconds = 5;

export type Checked = 'processing' | 'succeeded' | 'failed' | 'parked';

/** Looks at a payment ourselves and credits it if the provider says it succeeded (PY2). */
export async function checkPayment(
  ports: BuyPorts,
  uid: string,
  clientSecret: string,
): Promise<Result<Checked>> {
  const { provider, log } = ports;
  if (provider === null) return refuse('payments/off');
  const own = await ownPayment(ports, uid, clientSecret);
  if (own === null) return refuse('payments/not-found');
  if (own.parkedReason !== null) return ok('parked');
  if (own.hasSucceeded) return ok('succeeded');
  const seen = await provider.readIntent(own.intentId).catch((fault: unknown) => {
    log.error({ fault, intentId: own.intentId }, 'a payment could not be looked at');
    return 'unreachable' as const;
  });
  if (seen === 'unreachable') return refuse('payments/unavailable', { retryAfterSeconds: lookAgainSeconds });
  if (seen === null) return refuse('payments/not-found');
  if (seen.status !== 'succeeded') return ok(seen.status);
  const applied = await acceptPayment({ ...ports, provider } satisfies PaymentPorts, seen);
  return ok(applied?.parkedReason == null ? 'succeeded' : 'parked');
}

export type SandboxCard = {
  clientSecret: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
  hasAuthenticated: boolean;
};

/** Plays the card provider where the sandbox runs. Nothing of the card is kept (PY9). */
export async function paySandbox(ports: BuyPorts, uid: string, card: SandboxCard) {
  const { provider, clock } = ports;
  if (provider?.kind !== 'sandbox') return refuse('request/not-found');
  const own = await ownPayment(ports, uid, card.clientSecret);
  if (own === null) return refuse('payments/not-found');
  const outcome = sandboxOutcome(card, clock.now().toISOString().slice(0, 7));
  if (outcome.is === 'declined') ports.log.warn({ intentId: own.intentId }, 'Payment failed');
  if (outcome.is === 'succeeded')
    await acceptPayment({ ...ports, provider } satisfies PaymentPorts, {
      intentId: own.intentId,
      amountCents: own.amountCents,
      currency: 'usd',
      uid,
      plan: own.plan,
    });
  return ok(outcome);
}
