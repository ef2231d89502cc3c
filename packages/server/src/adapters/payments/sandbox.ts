import type { Ids } from '#ports';
import type { PaymentProvider } from './provider.ts';

/**
 * Stands in for a card provider where no money moves. Its payments succeed only through the sandbox's own card form,
 * so asking it or sending it events changes nothing.
 */
export const sandboxProvider = (ids: Ids): PaymentProvider => ({
  kind: 'sandbox',
  createIntent: async () => {
    const intentId = `pi_sandbox_${ids.next().replaceAll('-', '')}`;
    return { intentId, clientSecret: `${intentId}_secret_${ids.next().replaceAll('-', '')}` };
  },
  readIntent: async (intentId) => ({
    intentId,
    amountCents: 0,
    currency: 'usd',
    uid: null,
    plan: null,
    status: 'processing',
  }),
  readEvent: () => null,
  isHealthy: async () => true,
});
