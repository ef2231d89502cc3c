import { refuse } from '@calmbridge/domain/result';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { refused } from './refused.ts';

/**
 * Refuses writes that another site's page sends with a carer's cookies. Every browser names the sender of such a
 * request in Origin, most also in Sec-Fetch-Site; a caller that sends neither is no browser and holds no cookies.
 */
export const sameSite = (publicUrl: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
    const isOwnOrigin =
      origin === undefined || origin === publicUrl || hostOf(origin) === c.req.header('host');
    if (isOwnSite && isOwnOrigin) return next();
    return refused(c, refuse('request/cross-site').refusal);
  });

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
