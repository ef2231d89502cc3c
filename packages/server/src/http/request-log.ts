import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Ports } from '#ports';
import type { AppEnv } from './app-env.ts';

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Writes one line per request: its id, its route's pattern, its outcome. Not its path, which may hold an id or a token. */
export const requestLog = ({ log, metrics }: Pick<Ports, 'log' | 'metrics'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const facts = {
      method: methods.includes(c.req.method) ? c.req.method : 'other',
      route: routePath(c),
      status: c.res.status,
    };
    metrics.requestSeconds.observe(facts, ms / 1000);
    const refusal = c.get('refusal');
    if (refusal) metrics.refusals.inc({ code: refusal });
    log.info({ requestId: c.get('requestId'), ...facts, ...(refusal && { refusal }), ms }, 'request');
  });
