import type { Ports } from '#ports';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';
import { stripeProvider } from './stripe.ts';

/** Stripe when configured; else the sandbox, but never in production: there, payments are off (PY8). */
export const chooseProvider = ({ config, ids }: Pick<Ports, 'config' | 'ids'>): PaymentProvider | null => {
  if (config.stripe !== undefined) return stripeProvider(config.stripe);
  return config.isProduction ? null : sandboxProvider(ids);
};
