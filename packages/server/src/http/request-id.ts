import { createMiddleware } from 'hono/factory';
import type { Ids } from '#ports';
import type { AppEnv } from './app-env.ts';

/** Names each request. The name is ours alone: one sent from outside could carry anything into the logs. */
export const requestId = (ids: Ids) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('requestId', ids.next());
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
  });
