import type { RefusalCode } from '@calmbridge/domain/refusals';
import { refuse } from '@calmbridge/domain/result';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Carer, SignedIn } from './app-env.ts';
import { refused } from './refused.ts';

/** Lets every route ask who is asking. The session is read when first asked for, and once. */
export const carerReader = (readCarer: (c: Context<AppEnv>) => Promise<Carer | null>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    let asked: Promise<Carer | null> | undefined;
    c.set('readCarer', () => (asked ??= readCarer(c)));
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
