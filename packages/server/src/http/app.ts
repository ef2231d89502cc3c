import { refuse } from '@calmbridge/domain/result';
import { Hono } from 'hono';
import type { Ports } from '#ports';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { healthRoutes } from './health.ts';
import { limitedBody } from './json-body.ts';
import { metricsRoutes } from './metrics.ts';
import { onError } from './on-error.ts';
import { readableAddress } from './readable-address.ts';
import { refused } from './refused.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { sameSite } from './same-site.ts';
import { securityHeaders } from './security-headers.ts';
import { type StaticFiles, staticRoutes } from './static-files.ts';

export type Parts = { features: Hono<AppEnv>; pages: StaticFiles };

/** The whole server as one function from request to answer. */
export function createApp(ports: Ports, { features, pages }: Parts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError(ports));
  app.notFound((c) => refused(c, refuse('request/not-found').refusal));
  app.use(requestId(ports.ids), requestLog(ports), securityHeaders(ports.config));
  app.use('/api/*', readableAddress);
  app.use(clientAddress(ports.config.trustedProxies), sameSite(ports.config.publicUrl), limitedBody);
  app.route('/', healthRoutes(ports));
  app.route('/', metricsRoutes(ports.config, ports.metrics));
  app.route('/', features);
  app.all('/api/*', (c) => c.notFound());
  app.route('/', staticRoutes(pages));
  return app;
}
