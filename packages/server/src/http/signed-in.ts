import type { RefusalCode } from '@calmbridge/domain/refusals';
import { refuse } from '@calmbridge/domain/result';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Carer, SignedIn, WithSession } from './app-env.ts';
import { refused } from './refused.ts';

type SessionReader = {
  readCarer(c: Context<AppEnv>): Promise<Carer | null>;
  readToken(c: Context<AppEnv>): string | null;
};

/** Lets every route ask who is asking. The session is read when first asked for, and once. */
export const carerReader = ({ readCarer, readToken }: SessionReader) =>
  createMiddleware<AppEnv>(async (c, next) => {
    let asked: Promise<Carer | null> | undefined;
    c.set('readCarer', () => (asked ??= readCarer(c)));
    c.set('readSessionToken', () => readToken(c));
    await next();
  });

const signedInOr = (code: RefusalCode) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const carer = await c.var.readCarer();
    if (!carer) return refused(c, refuse(code).refusal);
    c.set('carer', carer);
    await next();
  });

/** Lets only a signed-in carer pass, and says who it is in `c.var.carer`. */
export const signedIn = signedInOr('identity/not-signed-in');

/** The same in front of the credits themselves, which have a refusal of their own (CR10). */
export const signedInToSpend = signedInOr('credits/not-authenticated');

/** Lets pass who shows a session of ours. What the route then does must ask whether it stands. */
export const withSession = createMiddleware<WithSession>(async (c, next) => {
  const token = c.var.readSessionToken();
  if (token === null) return refused(c, refuse('identity/not-signed-in').refusal);
  c.set('sessionToken', token);
  await next();
});
