import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '#config';
import { isSameText } from './same-text.ts';

export type Metrics = {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'code'>;
};

/** Counters of one server. Labels are route patterns and codes, so that their number has a bound. */
export function createMetrics(options: { withProcess: boolean }): Metrics {
  const registry = new Registry();
  if (options.withProcess) collectDefaultMetrics({ register: registry, prefix: 'calmbridge_' });
  const requestSeconds = new Histogram({
    name: 'calmbridge_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'calmbridge_refusals_total',
    help: 'Refused calls by code',
    labelNames: ['code'],
    registers: [registry],
  });
  return { registry, requestSeconds, refusals };
}

export const metricsRoutes = (config: Config, metrics: Metrics) =>
  new Hono().get('/metrics', async (c) => {
    // What a server does is not for everyone on the internet.
    if (config.isProduction && !config.metricsToken) return c.notFound();
    const wanted = config.metricsToken && `Bearer ${config.metricsToken}`;
    if (wanted && !isSameText(c.req.header('authorization') ?? '', wanted)) return c.text('', 401);
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
