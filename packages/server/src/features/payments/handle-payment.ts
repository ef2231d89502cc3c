import { paidPlans } from '@calmbridge/domain/credits/payments';
import { packages } from '@calmbridge/domain/credits/prices';
import type { PaymentEvent, PaymentProvider, SeenPayment } from '#adapters/payments/provider';
import type { Ports } from '#ports';
import {
  type Applied,
  applyLearned,
  hasCarer,
  insertPayment,
  type Learned,
  parkPayment,
  readPayment,
} from './payment-store.ts';

export type PaymentPorts = Pick<Ports, 'database' | 'clock' | 'log'> & { provider: PaymentProvider };

/**
 * A payment the provider itself says has succeeded. It is compared with our own table once more; what does not fit is
 * parked for a person to look at, and credits nothing (PY5).
 */
export async function acceptPayment(ports: PaymentPorts, payment: SeenPayment): Promise<Applied | null> {
  const { database, clock, log } = ports;
  const noted = await readPayment(database.pool, payment.intentId);
  const known = noted?.parkedReason === 'unknown-payment' ? null : noted;
  const reason = await whyParked(ports, payment, known);
  if (known === null) {
    const isOurs = reason === null || reason === 'unknown-carer';
    await insertPayment(database.pool, {
      intentId: payment.intentId,
      provider: ports.provider.kind,
      uid: reason === null ? payment.uid : null,
      plan: isOurs ? planNamed(payment.plan) : null,
      amountCents: payment.amountCents,
      currency: payment.currency,
      clientSecretDigest: null,
      parkedReason: reason,
      now: clock.now(),
    });
  } else if (reason !== null) await parkPayment(database.pool, payment.intentId, reason, clock.now());
  if (reason !== null) log.warn({ intentId: payment.intentId, reason }, 'a payment was parked for review');
  return learn(ports, payment.intentId, { hasSucceeded: true });
}

const planNamed = (text: string | null) => paidPlans.find((plan) => plan === text) ?? null;

async function whyParked(
  { database }: PaymentPorts,
  payment: SeenPayment,
  known: Awaited<ReturnType<typeof readPayment>>,
): Promise<string | null> {
  const plan = planNamed(payment.plan);
  if (plan === null) return 'unknown-package';
  if (payment.currency !== 'usd') return 'wrong-currency';
  if (payment.amountCents !== packages[plan].priceCents) return 'wrong-amount';
  if (known !== null && (known.plan !== plan || known.amountCents !== payment.amountCents))
    return 'does-not-match';
  if (known !== null && known.uid !== null && known.uid !== payment.uid) return 'does-not-match';
  if (known?.uid == null && (payment.uid === null || !(await hasCarer(database.pool, payment.uid))))
    return 'unknown-carer';
  return null;
}

const learn = (ports: PaymentPorts, intentId: string, learned: Learned) =>
  applyLearned(ports.database.pool, intentId, learned, ports.clock.now());

/** An event may come before the payment it is about is known: then it is noted on a parked row and found later. */
async function learnOfLater(ports: PaymentPorts, intentId: string, learned: Learned): Promise<void> {
  if ((await learn(ports, intentId, learned)) !== null) return;
  await insertPayment(ports.database.pool, {
    intentId,
    provider: ports.provider.kind,
    uid: null,
    plan: null,
    amountCents: 0,
    currency: '',
    clientSecretDigest: null,
    parkedReason: 'unknown-payment',
    now: ports.clock.now(),
  });
  await learn(ports, intentId, learned);
}

/** What a verified event means for credits. */
export async function handleEvent(ports: PaymentPorts, event: PaymentEvent): Promise<void> {
  switch (event.is) {
    case 'succeeded':
      await acceptPayment(ports, event.payment);
      return;
    case 'failed':
      ports.log.warn({ intentId: event.intentId }, 'Payment failed');
      return;
    case 'refunded':
      return learnOfLater(ports, event.intentId, { refundedCents: event.refundedCents });
    case 'disputed':
      return learnOfLater(ports, event.intentId, { dispute: 'open' });
    case 'disputeClosed':
      return learnOfLater(ports, event.intentId, { dispute: event.outcome });
    case 'ignored':
  }
}
