import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { account, session, user, verification } from '#db/schema';
import type { Ports } from '#ports';

// The identity library, used from inside only: it extends and ends sessions and signs their cookies. Its own HTTP
// handler is not served; rate limits, refusals and timing are ours, and so is making a session, which depends on the password.

const daySeconds = 24 * 60 * 60;
export const sessionSeconds = 7 * daySeconds;

export const sessionCookieName = (publicUrl: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}calmbridge.session`;

export const createAuth = ({ config, database, ids }: Pick<Ports, 'config' | 'database' | 'ids'>) =>
  betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecret,
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user, session, account, verification },
    }),
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    advanced: {
      // The library's own way of marking cookies as secure would add the weaker `__Secure-` prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.publicUrl.startsWith('https:') },
      cookies: { session_token: { name: sessionCookieName(config.publicUrl) } },
      cookiePrefix: 'calmbridge',
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => ids.next() },
    },
    rateLimit: { enabled: false },
    // Its lines name e-mail addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [{ id: 'calmbridge-sessions', endpoints: { handOver, extendSession, closeSession } }],
  });

/** Signs the cookie of a session that was just made. */
const handOver = createAuthEndpoint(
  '/calmbridge/hand-over',
  { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
  async (ctx) => {
    const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
    if (found) await setSessionCookie(ctx, found);
    return null;
  },
);

/** Moves the end of a session forward. Null when it has ended meanwhile. */
const extendSession = createAuthEndpoint(
  '/calmbridge/extend-session',
  { method: 'POST', body: z.object({ token: z.string(), now: z.date() }), requireHeaders: true },
  async (ctx) => {
    const { token, now } = ctx.body;
    const times = { expiresAt: endOf(now), updatedAt: now };
    const extended = await ctx.context.internalAdapter.updateSession(token, times);
    const owner = extended ? await ctx.context.internalAdapter.findUserById(extended.userId) : null;
    if (!extended || !owner) return null;
    await setSessionCookie(ctx, { session: extended, user: owner });
    return { token, expiresAt: times.expiresAt };
  },
);

const closeSession = createAuthEndpoint(
  '/calmbridge/close-session',
  { method: 'POST', body: z.object({ token: z.string().nullable() }), requireHeaders: true },
  async (ctx) => {
    if (ctx.body.token) await ctx.context.internalAdapter.deleteSession(ctx.body.token);
    deleteSessionCookie(ctx);
    return null;
  },
);

export const endOf = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000);
