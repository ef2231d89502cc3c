import {
  endOtherSessionsContract,
  refreshSessionContract,
  sessionsContract,
} from '@calmbridge/domain/identity/session';
import { refuse } from '@calmbridge/domain/result';
import { meContract } from '@calmbridge/domain/users/me';
import { Hono } from 'hono';
import type { SignedIn } from '#http/app-env';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import type { Identity } from './identity.ts';
import { readMe } from './read-me.ts';
import { endOtherSessions, listSessions } from './session-store.ts';
import { isDueForExtension } from './sessions.ts';

/** Who is asking, and the sessions of whoever asks. */
export const sessionRoutes = (identity: Identity) =>
  new Hono<SignedIn>()
    .get(meContract.path, async (c) => {
      const carer = await c.var.readCarer();
      if (!carer) return c.json({ is: 'signed-out' });
      const isDue = isDueForExtension(carer.sessionExpiresAt, identity.clock.now());
      const extended = isDue ? await identity.sessions.extend(c, carer.sessionToken) : null;
      const me = await readMe(identity, carer.uid, extended ?? carer.sessionExpiresAt);
      return c.json(me ? { is: 'signed-in', me } : { is: 'signed-out' });
    })
    .get(sessionsContract.path, signedIn, async (c) => {
      const standing = await listSessions(identity.database.db, c.var.carer.uid, identity.clock.now());
      return c.json({
        sessions: standing.map((session) => ({
          createdAt: session.createdAt.toISOString(),
          expiresAt: session.expiresAt.toISOString(),
          userAgent: session.userAgent ?? '',
          isThisOne: session.token === c.var.carer.sessionToken,
        })),
      });
    })
    .post(endOtherSessionsContract.path, signedIn, async (c) => {
      const { uid, sessionToken } = c.var.carer;
      const ended = await endOtherSessions(identity.database.db, uid, sessionToken, identity.clock.now());
      identity.log.info({ uid, ended }, 'other sessions ended');
      return c.json({ ended });
    })
    .post(refreshSessionContract.path, signedIn, async (c) => {
      const expiresAt = await identity.sessions.extend(c, c.var.carer.sessionToken);
      return expiresAt
        ? c.json({ sessionExpiresAt: expiresAt.toISOString() })
        : refused(c, refuse('identity/not-signed-in').refusal);
    });
