import { passwordMax } from '@calmbridge/domain/identity/account';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { account, session, user, verification } from '#db/schema';
import type { Ports } from '#ports';

// The identity library, used from inside only: it checks a password, makes sessions and signs their cookies. Its own
// HTTP handler is not served; limits, refusals and timing are ours.

const daySeconds = 24 * 60 * 60;
export const sessionSeconds = 7 * daySeconds;

export const sessionCookieName = (publicUrl: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}calmbridge.session`;

export type Auth = ReturnType<typeof createAuth>;

export const createAuth = ({
  config,
  database,
  ids,
  passwords,
}: Pick<Ports, 'config' | 'database' | 'ids' | 'passwords'>) =>
  betterAuth({
    baseURL: config.publicUrl,
    ...(config.sessionSecret ? { secret: config.sessionSecret } : {}),
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user, session, account, verification },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: passwordMax,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
    },
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
    plugins: [{ id: 'calmbridge-sessions', endpoints: { openSession, extendSession } }],
  });

/** A session for an account that has just been made. */
const openSession = createAuthEndpoint(
  '/calmbridge/open-session',
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const owner = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
    if (!owner) throw new Error('no account to open a session for');
    const opened = await ctx.context.internalAdapter.createSession(owner.id);
    await setSessionCookie(ctx, { session: opened, user: owner });
    return { token: opened.token };
  },
);

/** Moves the end of a session forward. Null when it has ended meanwhile. */
const extendSession = createAuthEndpoint(
  '/calmbridge/extend-session',
  { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
    const extended = await internalAdapter.updateSession(ctx.body.token, {
      expiresAt,
      updatedAt: new Date(),
    });
    const owner = extended ? await internalAdapter.findUserById(extended.userId) : null;
    if (!extended || !owner) return { expiresAt: null };
    await setSessionCookie(ctx, { session: extended, user: owner });
    return { expiresAt };
  },
);
