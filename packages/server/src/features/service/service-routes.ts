import { type ServiceFacts, serviceContract } from '@calmbridge/domain/http/service';
import { Hono } from 'hono';
import type { Config } from '#config';
import type { AppEnv } from '#http/app-env';
import type { Ports } from '#ports';
import packageFacts from '../../../package.json' with { type: 'json' };

export const serviceRoutes = ({ config }: Pick<Ports, 'config'>) =>
  new Hono<AppEnv>().get(serviceContract.path, (c) => c.json(serviceFacts(config)));

/** What the page may know of the configuration. */
export const serviceFacts = (config: Config): ServiceFacts => ({
  version: packageFacts.version,
  founderLine: config.founderLine,
  contactEmail: config.contactEmail,
  passwordMinLength: config.passwordMinLength,
  assistant: config.ai ? { is: 'service', name: config.ai.model } : { is: 'guidebook' },
  imageServiceName: config.imageServiceName,
  hasImageService: config.image !== undefined || config.secondImage !== undefined,
  payments: payments(config),
});

function payments(config: Config): ServiceFacts['payments'] {
  if (config.stripe) return { is: 'stripe', publishableKey: config.stripe.publishableKey };
  return config.isProduction ? { is: 'off' } : { is: 'sandbox' };
}
