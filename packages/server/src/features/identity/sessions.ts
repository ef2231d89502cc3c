import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Carer } from '#http/app-env';
import type { Ports } from '#ports';
import { createAuth, endOf, sessionCookieName, sessionSeconds } from './auth.ts';
import { type CheckedPassword, findCarer, insertSession, removeEndedSessions } from './session-store.ts';
import { readSessionToken } from './session-token.ts';

// Sessions as the routes see them: opened, read, extended and closed on a request, with the cookie going along.

/** The parts of a request and its answer that sessions touch. */
type Exchange = Pick<Context, 'req' | 'header'>;

export type Sessions = ReturnType<typeof createSessions>;

type SessionPorts = Pick<Ports, 'config' | 'database' | 'ids' | 'clock'>;

export function createSessions(ports: SessionPorts) {
  const auth = createAuth(ports);
  const { clock, database } = ports;
  const cookieName = sessionCookieName(ports.config.publicUrl);
  const tokenOf = (c: Exchange) => readSessionToken(c, cookieName, ports.config.sessionSecret);

  const close = async (c: Exchange) => {
    const body = { token: tokenOf(c) };
    passOn(
      c,
      cookieName,
      await auth.api.closeSession({ body, headers: c.req.raw.headers, returnHeaders: true }),
    );
  };

  return {
    readToken: tokenOf,

    readCarer: async (c: Exchange): Promise<Carer | null> => {
      const token = tokenOf(c);
      return token ? findCarer(database.db, token, clock.now()) : null;
    },

    /**
     * A new session under a new token; the one this browser held is over (ID11). Null when the password that was
     * checked is no longer the account's (ID23).
     */
    open: async (c: Exchange, checked: CheckedPassword): Promise<Date | null> => {
      const held = tokenOf(c);
      const { headers } = c.req.raw;
      const now = clock.now();
      const made = { id: ports.ids.next(), token: newToken(), now, expiresAt: endOf(now) };
      const userAgent = (headers.get('user-agent') ?? '').slice(0, 300);
      if (!(await insertSession(database.pool, checked, { ...made, userAgent }))) return null;
      if (held) await auth.api.closeSession({ body: { token: held }, headers });
      await removeEndedSessions(database.db, checked.uid, now);
      const body = { token: made.token };
      passOn(c, cookieName, await auth.api.handOver({ body, headers, returnHeaders: true }));
      return made.expiresAt;
    },

    extend: async (c: Exchange, token: string): Promise<Date | null> => {
      const body = { token, now: clock.now() };
      const extended = await auth.api.extendSession({
        body,
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      passOn(c, cookieName, extended);
      return extended.response?.expiresAt ?? null;
    },

    close,
  };
}

const newToken = () => randomBytes(32).toString('base64url');

const dayMs = 24 * 60 * 60 * 1000;

/** A session in use moves on by the day, so that only a week of absence signs a carer out. */
export const isDueForExtension = (expiresAt: Date, now: Date) =>
  expiresAt.getTime() - now.getTime() < sessionSeconds * 1000 - dayMs;

// The library also clears cookies of features we do not use; only ours goes out.
const passOn = (c: Exchange, cookieName: string, { headers }: { headers: Headers }) => {
  for (const cookie of headers.getSetCookie()) {
    if (cookie.startsWith(`${cookieName}=`)) c.header('Set-Cookie', cookie, { append: true });
  }
};
